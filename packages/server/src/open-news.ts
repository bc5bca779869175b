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

/** The way of news from a commit to every process. */
export interface NewsLine extends Database {
  readonly bus: Bus;
  /** Messages of the bus that were dropped because they are not signed by the key of the database. */
  readonly rejected: () => number;
  /** Other access to the same database, whose commits wake the relay as well. */
  wrap(access: Database): Database;
  /** Passes news on while this process leads. */
  startRelay(context: Context, term: number, over: AbortSignal): RelayJob;
  /** Seconds between a commit here or elsewhere and the bus having its news from here. */
  readonly waits: Histogram;
  close(): Promise<void>;
}

/**
 * Opens the bus. The database it answers wakes whoever passes news on, here or in the process that leads, after each
 * commit with news.
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

/** Where the bus is away the relay finds the news by itself, a little later. */
function tryToSay(bus: Bus, text: string): void {
  try {
    bus.publish(text);
  } catch {
    return;
  }
}
