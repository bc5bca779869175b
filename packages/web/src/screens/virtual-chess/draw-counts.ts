import type { ChessDrawsInfo } from '@clutchline/contract';
import { HEROES, MARKET_PLACES, type PriceList, RANKS, STARS, type Tier } from '@clutchline/domain/auto-chess';
import { chiSquareP, decimalText, fraction } from '@clutchline/domain/chance';

interface Count {
  readonly observed: number;
  /** "12.5". */
  readonly expected: string;
}

export interface CountedRows {
  readonly rows: readonly Count[];
  /** Probability, 0 to 1, that chance alone causes a difference at least as large; null: too few expected cards for the test. */
  readonly p: number | null;
}

type Card = ChessDrawsInfo['rows'][number]['cards'][number];

const PER_MILLE = 1_000;
/** Lowest expected count of each row for which the test is shown. */
const LEAST_EXPECTED = 1;

/** How often each rank, star and hero was drawn, and how often the odds of these refreshes expect it. */
export function drawCounts(
  draws: ChessDrawsInfo['rows'],
  list: PriceList,
): { readonly ranks: CountedRows; readonly stars: CountedRows; readonly heroes: CountedRows } {
  const cards = draws.flatMap((row) => row.cards);
  /** @param shareOf of all cards of a tier, over `bottom`. */
  const count = (values: readonly number[], valueOf: (card: Card) => number, shareOf: Share, bottom: number) =>
    countedRows(
      values.map((value, index) => ({
        observed: cards.filter((card) => valueOf(card) === value).length,
        top: draws.reduce((sum, { tier }) => sum + MARKET_PLACES * shareOf(tier, index), 0),
      })),
      bottom,
    );
  return {
    ranks: count(
      upTo(RANKS),
      ({ rank }) => rank,
      (tier, index) => list.tiers[tier].ranks[index] ?? 0,
      PER_MILLE,
    ),
    stars: count(
      STARS,
      ({ star }) => star,
      (tier, index) => list.tiers[tier].stars[index] ?? 0,
      PER_MILLE,
    ),
    heroes: count(
      upTo(HEROES),
      ({ hero }) => hero,
      () => 1,
      HEROES,
    ),
  };
}

type Share = (tier: Tier, index: number) => number;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

function countedRows(rows: readonly { observed: number; top: number }[], bottom: number): CountedRows {
  return {
    rows: rows.map(({ observed, top }) => ({ observed, expected: decimalText(fraction(top, bottom), 1) })),
    p: chanceOf(rows, bottom),
  };
}

/** 0 if a card was drawn whose odds are zero: the draws do not follow the published odds. */
function chanceOf(rows: readonly { observed: number; top: number }[], bottom: number): number | null {
  if (rows.some(({ observed, top }) => top === 0 && observed > 0)) return 0;
  const possible = rows.filter(({ top }) => top > 0);
  if (possible.length === 0 || possible.some(({ top }) => top < LEAST_EXPECTED * bottom)) return null;
  const total = possible.reduce((sum, { top }) => sum + top, 0);
  return chiSquareP({
    counts: possible.map(({ observed }) => observed),
    chances: possible.map(({ top }) => top / total),
  });
}
