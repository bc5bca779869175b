import { WAKE } from './bus/bus-message';
import { openBus } from './bus/open-bus';
import type { Context } from './context';
import { startRelay, type RelayJob } from './jobs/start-relay';
import { Histogram, QUICK_SECONDS } from './metrics/histogram';
import type { Bus } from './ports/bus';
import type { Log } from './ports/log';
import type { InTransaction, Stores } from './ports/stores';
import { withWake } from './with-wake';

interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
}

/** Delivery of outbox events from a commit to every process. */
export interface NewsLine extends Database {
  readonly bus: Bus;
  /** Bus messages dropped for an invalid signature. */
  readonly rejected: () => number;
  /** Makes commits of another access to the same database wake the relay. */
  wrap(access: Database): Database;
  /** Relays outbox events to the bus during a term of leadership. */
  startRelay(context: Context, term: number, over: AbortSignal): RelayJob;
  /** Seconds from a commit until the bus has its outbox events. */
  readonly waits: Histogram;
  close(): Promise<void>;
}

/**
 * Opens the bus. Commits with outbox events through the returned database wake the relay, here or in the leader's
 * process.
 */
export async function openNews(database: Database, natsUrl: string | null, log: Log): Promise<NewsLine> {
  const { bus, rejected } = openBus(natsUrl, await database.stores.outbox.busIdentity(), log);
  const waits = new Histogram(QUICK_SECONDS);
  let relay: RelayJob | null = null;
  bus.subscribe(
    (text) => text === WAKE && relay?.wake(),
    () => relay?.wake(),
  );
  const wake = (): void => {
    if (relay !== null) relay.wake();
    else tryToSay(bus, WAKE);
  };
  return {
    ...withWake(database, wake),
    bus,
    rejected,
    waits,
    wrap: (access) => withWake(access, wake),
    startRelay(context, term, over) {
      const started = startRelay(context, { bus, term, over, onPassed: (waitedMs) => waits.observe(waitedMs / 1_000) });
      relay = started;
      return {
        wake,
        async stop() {
          if (relay === started) relay = null;
          await started.stop();
        },
      };
    },
    close: () => bus.close(),
  };
}

/** If the bus is unreachable, the relay finds the events by polling. */
function tryToSay(bus: Bus, text: string): void {
  try {
    bus.publish(text);
  } catch {
    return;
  }
}
