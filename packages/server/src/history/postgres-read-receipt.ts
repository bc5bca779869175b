import type { Kysely } from 'kysely';

import type { BetRevision, ReceiptRecord } from './bet-store';
import { selectBets } from './postgres-bet-records';
import type { Schema } from '../database/tables/schema';

export async function readReceipt(
  db: Kysely<Schema>,
  accountId: number,
  orderNo: string,
): Promise<ReceiptRecord | null> {
  const own = await db
    .selectFrom('bets')
    .select('is_pool')
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return null;
  const [bet] = await selectBets(db, [orderNo]);
  if (bet === undefined) return null;
  return { bet, isPool: own.is_pool, revisions: await revisionsOf(db, orderNo, bet.revision) };
}

/** Later revisions belong to a later answer. */
function revisionsOf(db: Kysely<Schema>, orderNo: string, last: number): Promise<BetRevision[]> {
  return db
    .selectFrom('settlements')
    .select(['revision', 'at as settleTime', 'source', 'reason', 'is_cancel as isCancel'])
    .select(['prize_status as prizeStatus', 'settlement_odds as settlementOdds', 'payout', 'legs'])
    .where('order_no', '=', orderNo)
    .where('revision', '<=', last)
    .orderBy('revision')
    .execute();
}
