import type { MarketCode, MarketGroup } from '@clutchline/contract';

/** Margins of fixed prices, thousandths: at 60 the probabilities sum to 1.060. Published in `docs/rules.md`. */
export const BOOK_MARGINS = { main: 60, side: 80, outright: 180 } as const;

/** `main`: winners, handicaps, totals; `outright`: champion bets; `side`: all others. */
export type MarginKind = keyof typeof BOOK_MARGINS;

/** The kind of margin of a play. */
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

/** Margin as a fraction: 0.06 for the match winner. */
export function bookMarginOf(play: { readonly market: MarketCode; readonly group: MarketGroup }): number {
  return BOOK_MARGINS[marginKindOf(play)] / 1_000;
}
