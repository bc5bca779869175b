import { Histogram, Registry } from 'prom-client';

import { type Bus, type RelayJob, WAKE, openBus, startRelay } from '../bus';
import type { Context } from './context';
import { QUICK_SECONDS } from '../platform/metrics/buckets';
import type { Log } from '../platform/log/log';
import type { Stores } from './stores';
import type { InTransaction } from '../platform/context';
import { withWake } from './with-wake';

interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

export interface NewsLine extends Database {
  readonly bus: Bus;
  readonly rejected: () => number;
  /** Makes commits through another access wake the relay. */
  wrap(access: Database): Database;
  /** Runs during a term of leadership. */
  startRelay(context: Context, term: number, over: AbortSignal): RelayJob;
  readonly metrics: Registry;
  close(): Promise<void>;
}

/** Commits with outbox events through the returned database wake the relay of the leader. */
export async function openNews(database: Database, natsUrl: string | null, log: Log): Promise<NewsLine> {
  const { bus, rejected } = openBus(natsUrl, await database.stores.outbox.busIdentity(), log);
  const metrics = new Registry();
  const waits = waitsIn(metrics);
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
    metrics,
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

function waitsIn(metrics: Registry): Histogram {
  return new Histogram({
    name: 'clutchline_outbox_wait_seconds',
    help: 'From the commit of outbox events until they are on the bus; leader only.',
    buckets: [...QUICK_SECONDS],
    registers: [metrics],
  });
}

/** If the bus is unreachable, the relay finds the events by polling. */
function tryToSay(bus: Bus, text: string): void {
  try {
    bus.publish(text);
  } catch {
    return;
  }
}
