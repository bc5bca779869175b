import { sql, type Kysely } from 'kysely';

import type { LegState, SettledBatch } from '../settlement-store';
import type { Schema } from '../../database/tables/schema';

/** Uses one statement (`settle_bets`). */
export async function recordEndings(db: Kysely<Schema>, batch: SettledBatch): Promise<void> {
  if (batch.legs.length === 0) return;
  await sql`select settle_bets(${JSON.stringify(toJson(batch))}::jsonb)`.execute(db);
}

function toJson({ at, noticeBefore, legs, endings, holdsWallets }: SettledBatch) {
  const states = new Map<LegState, number>();
  return {
    at,
    notice_before: noticeBefore,
    holds_wallets: holdsWallets,
    corrects: endings.some(({ revision }) => revision > 1),
    legs: legs.map(({ orderNo, position, state }) => {
      const number = states.get(state) ?? states.size;
      states.set(state, number);
      return { order_no: orderNo, position, state: number };
    }),
    states: [...states].map(([state, number]) => ({
      state: number,
      outcome: state.outcome,
      void_reason: state.voidReason,
      dead_heat: state.deadHeat,
      closing_odd: state.closingOdd,
      result: state.result,
      rule: state.rule,
      source: state.source,
      decision: state.decision,
    })),
    endings: endings.map((ending) => ({
      order_no: ending.orderNo,
      revision: ending.revision,
      is_cancel: ending.isCancel,
      prize_status: ending.prizeStatus,
      settlement_odds: ending.settlementOdds,
      payout: ending.payout.toString(),
      repaid: ending.repaid.toString(),
      owed: ending.owed.toString(),
      rules: ending.rules,
      legs: ending.legs,
      source: ending.source,
      reason: ending.reason,
    })),
  };
}
