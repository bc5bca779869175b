import type { Context } from './context';
import type { DueBet } from './settlement-store';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { settleBatch } from './settle-batch';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** Per transaction; small, so that placements of the same player wait only briefly. */
const BATCH = 250;
/** Per query. */
const PAGE = 50_000;
/** While the database writes one batch, the next is read and computed. */
const LANES = 2;

/**
 * Settles bets with a new decision of a point: the first time, or again after a correction (BET-9). `gameIds` null: all
 * matches. Returns the number of settlements.
 */
export async function settleBets(context: Needs, gameIds: readonly number[] | null): Promise<number> {
  let total = 0;
  let after: DueBet = { accountId: 0, orderNo: '' };
  for (;;) {
    const due = await context.stores.settlements.dueBets({ gameIds, after, limit: PAGE });
    const orderNos = due.map(({ orderNo }) => orderNo);
    total += await settleAll(context, orderNos);
    if (due.length < PAGE) return total;
    after = due.at(-1) ?? after;
  }
}

/**
 * One lane writes at a time, which leaves database capacity to placements. Fails only after every lane has ended, so
 * that nothing of a failed run continues.
 */
async function settleAll(context: Needs, orderNos: readonly string[]): Promise<number> {
  const writing = {};
  let total = 0;
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < orderNos.length) {
      const batch = orderNos.slice(next, (next += BATCH));
      total += await settleBatch(context, batch, (write) => withKeyedMutex(writing, 0, write));
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const { status, ...rest } of lanes) if (status === 'rejected' && 'reason' in rest) throw rest.reason;
  return total;
}
