import type { ChessDrawsInfo } from '@clutchline/contract';
import { MARKET_PLACES, type PriceList, RANKS, STARS } from '@clutchline/domain/auto-chess';
import { decimalText, fraction } from '@clutchline/domain/chance';

interface Count {
  readonly observed: number;
  /** "12.5". */
  readonly expected: string;
}

const PER_MILLE = 1_000;

/** How often each rank and star was drawn, and how often the odds of these refreshes expect it. */
export function drawCounts(
  rows: ChessDrawsInfo['rows'],
  list: PriceList,
): { readonly ranks: readonly Count[]; readonly stars: readonly Count[] } {
  const cards = rows.flatMap((row) => row.cards);
  const expected = (oddsOf: (tier: keyof PriceList['tiers']) => number): string => {
    const perMille = rows.reduce((sum, { tier }) => sum + MARKET_PLACES * oddsOf(tier), 0);
    return decimalText(fraction(perMille, PER_MILLE), 1);
  };
  return {
    ranks: Array.from({ length: RANKS }, (_, index) => ({
      observed: cards.filter(({ rank }) => rank === index + 1).length,
      expected: expected((tier) => list.tiers[tier].ranks[index] ?? 0),
    })),
    stars: STARS.map((star, index) => ({
      observed: cards.filter((card) => card.star === star).length,
      expected: expected((tier) => list.tiers[tier].stars[index] ?? 0),
    })),
  };
}
