import type { MarketCode, MarketGroup } from '@clutchline/contract';

/**
 * Margin of fixed prices per kind of market, in thousandths: at 60 the probabilities of all points sum to 1.060.
 * Published in `docs/rules.md` and used for pricing.
 */
export const BOOK_MARGINS = { main: 60, side: 80, outright: 180 } as const;

/** `main`: winners, handicaps and totals; `outright`: champion bets; `side`: all others. */
export type MarginKind = keyof typeof BOOK_MARGINS;

/** Kind of margin of a market. */
export function marginKindOf({
  market,
  group,
}: {
  readonly market: MarketCode;
  readonly group: MarketGroup;
}): MarginKind {
  if (market === 'outright') return 'outright';
  return group === 'basic' ? 'main' : 'side';
}

/**
 * Margin of a market as a fraction.
 *
 * @example bookMarginOf({ market: 'match_winner', group: 'basic' }) // 0.06
 */
export function bookMarginOf(play: { readonly market: MarketCode; readonly group: MarketGroup }): number {
  return BOOK_MARGINS[marginKindOf(play)] / 1_000;
}
