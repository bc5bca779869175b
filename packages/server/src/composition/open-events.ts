import { Histogram, Registry } from 'prom-client';

import { type Bus, type RelayJob, openBus, startRelay, type OutboxStore } from '../bus';
import type { Context } from './context';
import { QUICK_SECONDS } from '../platform/metrics/labelled-metrics';
import type { Log } from '../platform/log/log';
import type { Stores } from './stores';
import type { InTransaction } from '../platform/context';

interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

export interface EventDelivery extends Database {
  readonly bus: Bus;
  readonly rejected: () => number;
  /** Commits then wake the relay. */
  wrap(access: Database): Database;
  startRelay(context: Context, term: number, over: AbortController): RelayJob;
  readonly metrics: Registry;
  close(): Promise<void>;
}

export async function openEventDelivery(database: Database, natsUrl: string | null, log: Log): Promise<EventDelivery> {
  const { bus, rejected } = openBus(natsUrl, await database.stores.outbox.busIdentity(), log);
  const metrics = new Registry();
  const waits = waitsIn(metrics);
  let relay: RelayJob | null = null;
  bus.subscribe(
    ({ type }) => type === 'wake' && relay?.wake(),
    () => relay?.wake(),
  );
  const wake = (): void => {
    if (relay !== null) relay.wake();
    else tryToWakeLeader(bus);
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

/** Without the bus, the relay finds events by polling. */
function tryToWakeLeader(bus: Bus): void {
  try {
    bus.publish({ type: 'wake' });
  } catch {
    return;
  }
}

/** After commits with outbox events, also of unknown outcome. */
function withWake(database: Database, wake: () => void): Database {
  return {
    stores: withNotification(database.stores, wake),
    inTransaction: async (work) => {
      const written = { hasEvents: false };
      try {
        return await database.inTransaction((stores) =>
          work(withNotification(stores, () => (written.hasEvents = true))),
        );
      } finally {
        if (written.hasEvents) wake();
      }
    },
  };
}

function withNotification(stores: Stores, sign: () => void): Stores {
  const outbox: OutboxStore = {
    ...stores.outbox,
    add: async (events) => {
      if (events.length === 0) return;
      await stores.outbox.add(events);
      sign();
    },
  };
  const placements: Stores['placements'] = {
    ...stores.placements,
    commit: async (placement) => {
      try {
        return await stores.placements.commit(placement);
      } finally {
        if (placement.bets.length > 0) sign();
      }
    },
  };
  const seamless: Stores['seamless'] = {
    ...stores.seamless,
    recordDebits: async (debits, at) => {
      try {
        return await stores.seamless.recordDebits(debits, at);
      } finally {
        if (debits.length > 0) sign();
      }
    },
  };
  return { ...stores, outbox, placements, seamless };
}
