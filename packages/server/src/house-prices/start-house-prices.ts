import type { OutboxStore } from '../bus';
import type { BoardStore } from '../catalogue';
import { startPolling } from '../platform/concurrency/poll';
import type { ServerContext } from '../platform/context';
import { SECOND } from '../platform/time/durations';
import type { HousePriceStore } from './house-price-store';
import { publishPrices } from './publish-prices';
import { isDue, repriceHeld } from './reprice-house';

export interface Stores {
  readonly housePrices: HousePriceStore;
  readonly board: BoardStore;
  readonly outbox: OutboxStore;
}

type Needs = Pick<ServerContext<Stores>, 'stores' | 'inTransaction' | 'log'>;

/** Fades and ends biases (DESK-10). Holds only the plays whose prices change. */
export async function repriceDue({ stores, inTransaction }: Omit<Needs, 'log'>): Promise<number> {
  const due = (await stores.housePrices.inForce()).filter(isDue).map(({ playId }) => playId);
  if (due.length === 0) return 0;
  return await inTransaction(async (held) => {
    const changed = await repriceHeld(held.housePrices, await held.housePrices.hold(due));
    await publishPrices(held, changed);
    return changed.length;
  });
}

/** Of the leader, each second of real time. Returns the stop function. */
export function startHousePrices(context: Needs): () => Promise<void> {
  const run = async (): Promise<void> => {
    await repriceDue(context);
  };
  const job = startPolling(run, {
    pauseMs: SECOND,
    onFailure: (error) => context.log.error({ error: String(error) }, 'pricing of the house failed, will retry'),
  });
  return () => job.stop();
}
