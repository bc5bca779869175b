import type { DecisionEffectData } from '@clutchline/contract/desk';

import type { DecisionEffect, PoolEffect } from './preview-decision';

type Count = DecisionEffectData['pools'][number]['after'];

const shown = (amount: bigint | null): string | null => (amount === null ? null : String(amount));

function describeCount(count: PoolEffect['result']): Count {
  return {
    tickets: count.tickets,
    is_refund: count.isRefund,
    gross: String(count.gross),
    takeout_amount: String(count.takeoutAmount),
    breakage: String(count.breakage),
    paid: String(count.paid),
    refunded: String(count.refunded),
    odds: count.dividends.map(({ pointId, stakes, odds }) => ({
      point_id: pointId,
      stakes: String(stakes),
      odd: odds,
    })),
  };
}

function describePlay({ play, playId, status, points }: DecisionEffect['plays'][number]) {
  const before = new Map(play.points.map(({ point_id, decided }) => [point_id, decided?.outcome ?? null]));
  return {
    play_id: playId,
    market: play.market,
    round: play.round,
    status_before: play.status,
    status_after: status,
    points: points.map(({ pointId, outcome, voidReason }) => ({
      point_id: pointId,
      before: before.get(pointId) ?? null,
      after: outcome,
      void_reason: voidReason,
    })),
  };
}

/** Minor units as text. */
export function describeEffect({ plays, sums, largest, pools }: DecisionEffect): DecisionEffectData {
  return {
    plays: plays.map(describePlay),
    sums: sums.map((sum) => ({
      currency_id: sum.currencyId,
      tickets: sum.tickets,
      stay_open: sum.stayOpen,
      players: sum.players,
      stakes: String(sum.stakes),
      paid_before: String(sum.paidBefore),
      paid_after: String(sum.paidAfter),
      debts: String(sum.debts),
    })),
    largest: largest.map(({ orderNo, currencyId, stake, paidBefore, paidAfter }) => ({
      order_no: orderNo,
      currency_id: currencyId,
      stake: String(stake),
      paid_before: shown(paidBefore),
      paid_after: shown(paidAfter),
    })),
    pools: pools.map(({ playId, old, result }) => ({
      play_id: playId,
      currency_id: result.currencyId,
      before: old === undefined ? null : describeCount(old),
      after: describeCount(result),
    })),
  };
}
