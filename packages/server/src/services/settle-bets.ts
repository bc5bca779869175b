import type { Context } from '../context';
import type { DueBet } from '../ports/settlement-store';
import { inTurn } from './in-turn';
import { settleBatch } from './settle-batch';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** How many bets one transaction settles: few enough that a live bet of the same player hardly waits for it. */
const BATCH = 250;
/** How many bets one look finds. */
const PAGE = 50_000;
/** How many batches are under way at a time: while the database writes one, the next is read and computed. */
const LANES = 2;

/**
 * Settles the bets with a leg whose point was decided since, batch by batch: the first time, or anew where a result was
 * corrected (BET-9). `gameIds` null looks everywhere, as after a start. Answers how many came to an end.
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
 * One lane writes at a time: settling leaves a processor to the bets that come meanwhile. Fails only when every lane has
 * come to rest, so that nothing of a failed run goes on behind it.
 */
async function settleAll(context: Needs, orderNos: readonly string[]): Promise<number> {
  const writing = {};
  let total = 0;
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < orderNos.length) {
      const batch = orderNos.slice(next, (next += BATCH));
      total += await settleBatch(context, batch, (write) => inTurn(writing, 0, write));
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const { status, ...rest } of lanes) if (status === 'rejected' && 'reason' in rest) throw rest.reason;
  return total;
}
