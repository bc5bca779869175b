import {
  CATEGORY,
  REFUSAL_CODE,
  type BetResult,
  type CategoryId,
  type LangId,
  type Refusal,
} from '@clutchline/contract';
import { COMBO_MIN, formatAmount, formatOdd } from '@clutchline/domain';

import { holdMs } from './new-bets';
import type { SnapshotPoint } from './placement-store';
import type { Texts } from '../platform/texts';
import { currencyOf } from '../players';
import type { RefusedBet, BetDecision } from './validation/bet-decision';
import type { RequestedBet } from './validation/requested-bets';

interface ValidatedRequest {
  readonly requestedBets: readonly RequestedBet[];
  readonly decisions: readonly BetDecision[];
  readonly orderNos: readonly string[];
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  readonly currencyId: number;
  /** SLIP-5. */
  readonly leastLegs: number;
}

export function placementResults(validated: ValidatedRequest, texts: Texts, lang: LangId): BetResult[] {
  const rest = [...validated.orderNos];
  return validated.decisions.map((decision, index) => {
    const accepted = decision.kind === 'accepted' ? decision.bet.legs : [];
    const priced = new Map(accepted.map((leg) => [leg.pointId, leg]));
    const legs = (validated.requestedBets[index]?.selections ?? []).map((selection) =>
      toLeg(selection, priced.get(selection.shop_id) ?? validated.points.get(selection.shop_id)),
    );
    if (decision.kind === 'refused') {
      const error = toError(decision, validated, { texts, lang });
      return { order_no: null, receive_status: 2, delay_ms: 0, legs, error };
    }
    const delay_ms = holdMs(decision.bet);
    const receive_status = delay_ms === 0 ? 0 : 1;
    const mark = decision.bet.referral === null ? {} : { is_referred: 1 as const };
    return { order_no: rest.shift() ?? null, receive_status, delay_ms, ...mark, legs, error: null };
  });
}

function toLeg(
  { shop_id, odd, version }: RequestedBet['selections'][number],
  point: SnapshotPoint | undefined,
): BetResult['legs'][number] {
  if (point === undefined) return { shop_id, asked: odd, used: odd, version };
  const used = point.odd === null ? null : formatOdd(point.odd);
  return { shop_id, asked: odd, used, version: point.version, ...estimateMark(point.categoryId) };
}

/** BET-2, U8. */
export function estimateMark(categoryId: CategoryId) {
  return categoryId === CATEGORY.normal_bet && ({ is_estimated: 1 } as const);
}

/** Of a bet that was refused after it was stored. */
export function refusalError(
  { refusal, legs }: { readonly refusal: Refusal; readonly legs: BetResult['legs'] },
  currencyId: number,
  given: { readonly texts: Texts; readonly lang: LangId },
): BetResult['error'] {
  const shopIds = legs.map(({ shop_id }) => shop_id);
  const terms = { currencyId, leastLegs: COMBO_MIN };
  return toError({ kind: 'refused', refusal, limit: null, whole: null, offer: null, shopIds }, terms, given);
}

function toError(
  { refusal, limit, whole, offer, shopIds }: RefusedBet,
  { currencyId, leastLegs }: Pick<ValidatedRequest, 'currencyId' | 'leastLegs'>,
  { texts, lang }: { readonly texts: Texts; readonly lang: LangId },
): BetResult['error'] {
  const { decimals } = currencyOf(currencyId);
  const shown = (minor: bigint | null): string | null => (minor === null ? null : formatAmount(minor, decimals));
  return {
    error_code: REFUSAL_CODE[refusal],
    refusal,
    message: texts.refusal(refusal, lang, shown(limit), leastLegs),
    limit: shown(limit),
    whole: shown(whole),
    offer: shown(offer),
    shop_ids: [...shopIds],
  };
}
