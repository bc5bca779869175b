import { combinedOdds, formatAmount, formatOdd } from '@clutchline/domain';
import { CATEGORY, type BetHistoryItem, type BetOffer } from '@clutchline/contract';

import { DAY } from '../platform/time/durations';
import type { Context } from './context';
import type { HistorySums, BetLegRecord, BetRecord, OfferRecord } from './bet-store';
import { currencyOf } from '../players';
import { estimateMark } from '../placement';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';

type History = CallResponse<'getUserHistory'>;

/** BET-6. */
export async function readHistory(
  { stores, clock }: Pick<Context, 'stores' | 'clock'>,
  { days, state, kind = 'all', game_id, page, page_size }: CallRequest<'getUserHistory'>,
  info: CallInfo,
): Promise<Outcome<History>> {
  const { bets, total, sums } = await stores.bets.history({
    accountId: callerOf(info).accountId,
    since: game_id === undefined ? clock.now() - days * DAY : 0,
    state,
    kind,
    gameId: game_id,
    offset: (page - 1) * page_size,
    limit: page_size,
  });
  return { kind: 'ok', data: { items: bets.map(toHistoryItem), total, totals: sums.map(toTotals) } };
}

function toTotals({ currencyId, bets, staked, open, returned }: HistorySums): History['totals'][number] {
  const { decimals } = currencyOf(currencyId);
  return {
    currency_id: currencyId,
    bets,
    staked: formatAmount(staked, decimals),
    open: formatAmount(open, decimals),
    returned: formatAmount(returned, decimals),
    profit: formatAmount(returned - (staked - open), decimals),
  };
}

export type BetState = 'held' | 'rejected' | 'swapped' | 'open' | 'void' | 'settled';

export function betStateOf({ receiveStatus, swappedTo, settleTime, isCancel }: BetRecord): BetState {
  if (receiveStatus !== 0) return receiveStatus === 1 ? 'held' : 'rejected';
  if (swappedTo !== null) return 'swapped';
  if (settleTime === null) return 'open';
  return isCancel === 1 ? 'void' : 'settled';
}

export function toHistoryItem(bet: BetRecord): BetHistoryItem {
  const { decimals } = currencyOf(bet.currencyId);
  const shown = (minor: bigint | null): string | null => (minor === null ? null : formatAmount(minor, decimals));
  return {
    order_no: bet.orderNo,
    request_id: bet.requestId,
    bet_time: bet.betTime,
    settle_time: bet.settleTime,
    kind: bet.kind,
    category_id: categoryOf(bet),
    sizes: [...bet.sizes],
    lines: bet.lines,
    currency_id: bet.currencyId,
    stake: formatAmount(bet.stake, decimals),
    odds: bet.odds,
    settlement_odds: bet.settlementOdds,
    settlement_amount: shown(bet.payout),
    profit: shown(bet.payout === null ? null : bet.payout - bet.stake),
    is_cancel: bet.isCancel,
    receive_status: bet.receiveStatus,
    reject_reason: bet.rejectReason,
    decide_at: bet.heldUntil,
    ...(bet.isReferred && { is_referred: 1 as const }),
    ...(bet.offer !== null && { offer: toOffer(bet.offer, bet) }),
    prize_status: bet.prizeStatus,
    revision: bet.revision,
    swapped_to: bet.swappedTo,
    swapped_from: bet.swappedFrom,
    legs: bet.legs.map(toLeg),
  };
}

function toOffer({ stake, odds, until }: OfferRecord, { currencyId, sizes }: BetRecord): BetOffer {
  return { stake: formatAmount(stake, currencyOf(currencyId).decimals), odds: combinedOdds(odds, sizes), until };
}

/** C8. */
function categoryOf({ kind, legs: [first] }: BetRecord): BetHistoryItem['category_id'] {
  return kind === 'parlay' || first === undefined ? CATEGORY.parlay_game : first.play.category_id;
}

function toLeg(leg: BetLegRecord): BetHistoryItem['legs'][number] {
  return {
    shop_id: leg.pointId,
    game_id: leg.match.game_id,
    play_info_id: leg.playId,
    match: leg.match,
    play: leg.play,
    pick: leg.pick,
    line: leg.line,
    odd: formatOdd(leg.odd),
    ...estimateMark(leg.play.category_id),
    outcome: leg.outcome,
    void_reason: leg.voidReason,
    dead_heat: leg.deadHeat,
    closing_odd: leg.closingOdd === null ? null : formatOdd(leg.closingOdd),
    rule: leg.rule,
    result: leg.result,
  };
}
