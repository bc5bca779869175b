import type { ReceiptRevision } from '@clutchline/contract';
import { formatAmount, formatOdd } from '@clutchline/domain';

import type { Context } from './context';
import type { BetLegRecord, BetRevision, ReceiptRecord } from './bet-store';
import type { LegRecord } from '../platform/records';
import { currencyOf } from '../players';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { toHistoryItem } from './read-history';

export async function readReceipt(
  { stores }: Pick<Context, 'stores'>,
  { order_no }: CallRequest<'getBetReceipt'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getBetReceipt'>>> {
  const receipt = await stores.bets.receipt(callerOf(info).accountId, order_no);
  return receipt === null ? { kind: 'refused', refusal: 'no_order' } : { kind: 'ok', data: describeReceipt(receipt) };
}

export function describeReceipt({ bet, isPool, revisions }: ReceiptRecord): CallResponse<'getBetReceipt'> {
  const { decimals } = currencyOf(bet.currencyId);
  return {
    bet: toHistoryItem(bet),
    cap: isPool ? null : formatAmount(bet.cap, decimals),
    is_pool: isPool ? 1 : 0,
    revisions: withLaterResults(revisions, bet.legs).map((revision) => toRevision(revision, decimals)),
  };
}

/** A bet lost early has pending legs: adds their later results (D8). */
function withLaterResults(revisions: readonly BetRevision[], legs: readonly BetLegRecord[]): BetRevision[] {
  return revisions.map((revision, index) => ({
    ...revision,
    legs: revision.legs.map((leg) =>
      leg.outcome === 'pending' ? laterResult(leg, revisions.slice(index + 1), legs) : leg,
    ),
  }));
}

/** Corrections belong to later settlements. */
function laterResult(leg: LegRecord, later: readonly BetRevision[], legs: readonly BetLegRecord[]): LegRecord {
  const { position, odd } = leg;
  const known = later.flatMap((revision) => revision.legs.filter((own) => own.position === position));
  const next = known.find(({ outcome }) => outcome !== 'pending');
  if (next !== undefined) return { ...next, odd };
  const now = legs[position];
  if (now === undefined || now.outcome === 'pending') return leg;
  const { outcome, voidReason: void_reason, deadHeat: dead_heat, closingOdd: closing_odd, result, rule } = now;
  return { position, odd, outcome, void_reason, dead_heat, closing_odd, result, rule };
}

function toRevision(revision: BetRevision, decimals: number): ReceiptRevision {
  return {
    revision: revision.revision,
    settle_time: revision.settleTime,
    source: revision.source,
    reason: revision.reason,
    is_cancel: revision.isCancel,
    prize_status: revision.prizeStatus,
    settlement_odds: revision.settlementOdds,
    settlement_amount: formatAmount(revision.payout, decimals),
    legs: revision.legs.toSorted((a, b) => a.position - b.position).map(toLeg),
  };
}

function toLeg(leg: LegRecord): ReceiptRevision['legs'][number] {
  const { odd, closing_odd, outcome, void_reason, dead_heat, rule, result } = leg;
  const closing = closing_odd === null ? null : formatOdd(closing_odd);
  return { odd: formatOdd(odd), closing_odd: closing, outcome, void_reason, dead_heat, rule, result };
}
