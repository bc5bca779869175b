import { sql, type Kysely } from 'kysely';

import type { Settlement } from '../../ports/settlement-store';
import type { Schema } from '../schema';

/** Writes how bets ended. A bet that has ended already makes the whole transaction fail. */
export async function recordSettlements(db: Kysely<Schema>, settlements: readonly Settlement[]): Promise<void> {
  if (settlements.length === 0) return;
  const { numAffectedRows } = await sql`
    update bets b set is_cancel = n.is_cancel, prize_status = n.prize_status, settle_time = n.at,
      settlement_odds = n.settlement_odds, payout = n.payout
    from unnest(
      ${settlements.map(({ orderNo }) => orderNo)}::text[],
      ${settlements.map(({ isCancel }) => isCancel)}::smallint[],
      ${settlements.map(({ prizeStatus }) => prizeStatus)}::smallint[],
      ${settlements.map(({ at }) => at)}::bigint[],
      ${settlements.map(({ settlementOdds }) => settlementOdds)}::text[],
      ${settlements.map(({ payout }) => payout)}::numeric[]
    ) as n (order_no, is_cancel, prize_status, at, settlement_odds, payout)
    where b.order_no = n.order_no and b.settle_time is null`.execute(db);
  if (numAffectedRows !== BigInt(settlements.length)) throw new Error('A bet was to be settled a second time.');
  await db
    .insertInto('settlements')
    .values(
      settlements.map((settlement) => ({
        order_no: settlement.orderNo,
        rules: [...settlement.rules],
        settlement_odds: settlement.settlementOdds,
        payout: settlement.payout,
        transaction_id: settlement.transactionId,
        at: settlement.at,
      })),
    )
    .execute();
}
