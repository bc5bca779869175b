import { REFUSAL_CODE, type BetResult, type LangId } from '@clutchline/contract';
import { formatAmount, formatOdd } from '@clutchline/domain';

import type { BettablePoint } from '../ports/board-store';
import type { Texts } from '../ports/texts';
import { currencyOf } from './currencies';
import type { RefusedBet, Verdict } from './judge-bet';
import type { Wish } from './wishes-of';

interface Judged {
  readonly wishes: readonly Wish[];
  readonly verdicts: readonly Verdict[];
  /** Of the bets that were taken, in their order. */
  readonly orderNos: readonly string[];
  readonly points: ReadonlyMap<number, BettablePoint>;
  readonly currencyId: number;
}

/** One result a bet, in the order of the request. */
export function placementResults(judged: Judged, texts: Texts, lang: LangId): BetResult[] {
  const rest = [...judged.orderNos];
  return judged.verdicts.map((verdict, index) => {
    const legs = (judged.wishes[index]?.selections ?? []).map((selection) => toLeg(selection, judged.points));
    if (verdict.kind === 'taken')
      return { order_no: rest.shift() ?? null, receive_status: 0, delay_ms: 0, legs, error: null };
    const error = toError(verdict, judged.currencyId, { texts, lang });
    return { order_no: null, receive_status: 2, delay_ms: 0, legs, error };
  });
}

/** The price used, or the price now; of an unknown point nothing but what was asked can be said. */
function toLeg(
  { shop_id, odd, version }: Wish['selections'][number],
  points: ReadonlyMap<number, BettablePoint>,
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
  { refusal, limit, shopIds }: RefusedBet,
  currencyId: number,
  { texts, lang }: { readonly texts: Texts; readonly lang: LangId },
): BetResult['error'] {
  const shown = limit === null ? null : formatAmount(limit, currencyOf(currencyId).decimals);
  return {
    error_code: REFUSAL_CODE[refusal],
    refusal,
    message: texts.refusal(refusal, lang, shown),
    limit: shown,
    shop_ids: [...shopIds],
  };
}
