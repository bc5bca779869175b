import type { MarketCode, MarketGroup } from '@clutchline/contract';

/**
 * The margin that the fixed prices of each kind of market carry, in thousandths: 60 says that the probabilities of all
 * outcomes add up to 1.060. Published in `docs/rules.md`; the same figures price the books and explain them.
 */
export const BOOK_MARGINS = { main: 60, side: 80, outright: 180 } as const;

/** `main`: winners, handicaps and totals; `outright`: champion bets; `side`: everything else. */
export type MarginKind = keyof typeof BOOK_MARGINS;

/** By which margin a market is priced. */
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
 * The margin of a market as a share.
 *
 * @example bookMarginOf({ market: 'match_winner', group: 'basic' }) // 0.06
 */
export function bookMarginOf(play: { readonly market: MarketCode; readonly group: MarketGroup }): number {
  return BOOK_MARGINS[marginKindOf(play)] / 1_000;
}
