import { REFUSAL_CODE, type BetResult, type LangId } from '@clutchline/contract';
import { formatAmount, formatOdd } from '@clutchline/domain';

import type { SnapshotPoint } from './placement-store';
import type { Texts } from '../platform/texts';
import { currencyOf } from '../players';
import { limitsOf } from './limits/limits-of';
import type { RefusedBet, BetDecision } from './validation/bet-decision';
import type { RequestedBet } from './validation/requested-bets';

interface ValidatedRequest {
  readonly requestedBets: readonly RequestedBet[];
  readonly decisions: readonly BetDecision[];
  readonly orderNos: readonly string[];
  readonly points: ReadonlyMap<number, SnapshotPoint>;
  readonly currencyId: number;
}

export function placementResults(validated: ValidatedRequest, texts: Texts, lang: LangId): BetResult[] {
  const rest = [...validated.orderNos];
  return validated.decisions.map((decision, index) => {
    const legs = (validated.requestedBets[index]?.selections ?? []).map((selection) =>
      toLeg(selection, validated.points),
    );
    if (decision.kind === 'refused') {
      const error = toError(decision, validated.currencyId, { texts, lang });
      return { order_no: null, receive_status: 2, delay_ms: 0, legs, error };
    }
    const { delayMs } = decision.bet;
    const receive_status = delayMs === 0 ? 0 : 1;
    return { order_no: rest.shift() ?? null, receive_status, delay_ms: delayMs, legs, error: null };
  });
}

function toLeg(
  { shop_id, odd, version }: RequestedBet['selections'][number],
  points: ReadonlyMap<number, SnapshotPoint>,
): BetResult['legs'][number] {
  const point = points.get(shop_id);
  return {
    shop_id,
    asked: odd,
    used: point === undefined ? odd : formatOdd(point.odd),
    version: point?.version ?? version,
  };
}

function toError(
  { refusal, limit, whole, offer, shopIds }: RefusedBet,
  currencyId: number,
  { texts, lang }: { readonly texts: Texts; readonly lang: LangId },
): BetResult['error'] {
  const { decimals } = currencyOf(currencyId);
  const shown = (minor: bigint | null): string | null => (minor === null ? null : formatAmount(minor, decimals));
  return {
    error_code: REFUSAL_CODE[refusal],
    refusal,
    message: texts.refusal(refusal, lang, shown(limit), limitsOf(currencyId).leastLegs),
    limit: shown(limit),
    whole: shown(whole),
    offer: shown(offer),
    shop_ids: [...shopIds],
  };
}
