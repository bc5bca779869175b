import type { MarketCode } from '@clutchline/contract';

import { ODD_MAX, ODD_MIN } from '../odds/odds-range';

/** Reasons to quarantine new prices of a play. */
export type PriceDoubt = 'price_out_of_range' | 'price_jump' | 'book_below_fair' | 'book_above_sane';

/** Prices of all points of a play in thousandths, in the same order; null for a point without a price. */
export interface PriceMove {
  readonly market: MarketCode;
  /** Null for a new play. */
  readonly before: readonly (number | null)[] | null;
  readonly after: readonly (number | null)[];
  /**
   * Whether the match began or ended, or its score or map changed with this update: large price changes are expected
   * then.
   */
  readonly hasScored: boolean;
  /** Longest duration of the change, ms of business time; only a short one can be a jump. */
  readonly spanMs: number;
}

/** Largest single change, in log-odds of the probability. */
const JUMP = { quiet: 1, scored: 4 } as const;
/** Thousandths. Lower prices count as this one, because near 1.000 the last digit is a large change in log-odds. */
const EDGE = 1_010;
/** Changes over a longer time are not checked for jumps, ms. */
const JUMP_SPAN_MS = 5_000;
/** Valid sum of probabilities if exactly one pick wins (R34). */
const BOOK = { least: 1, most: 1.6 } as const;
/** Market in which both picks can win. */
const BOTH_WIN = { market: 'at_least_one_map', most: 2.2 } as const;

/**
 * Validates new prices of a play (R34; incident odds-jump-guard): each within 1.001 to 1000.000, probabilities that sum
 * to 1 to 1.6, no jump. The bounds come from measured changes (decision 19). If a point has no price, only the upper
 * bound of the sum applies (decision 34).
 *
 * @returns null if valid.
 * @example judgePrices({ market: 'match_winner', before: [1167, 5500], after: [751000, 5500], hasScored: true, spanMs: 250 })
 *   // 'price_jump'
 */
export function judgePrices({ market, before, after, hasScored, spanMs }: PriceMove): PriceDoubt | null {
  const priced = after.filter((odd) => odd !== null);
  if (priced.some((odd) => !Number.isInteger(odd) || odd < ODD_MIN || odd > ODD_MAX)) return 'price_out_of_range';
  const limit = hasScored ? JUMP.scored : JUMP.quiet;
  const hasJumped = before !== null && before.some((odd, i) => odd !== null && distance(odd, after[i] ?? odd) > limit);
  if (hasJumped && spanMs <= JUMP_SPAN_MS) return 'price_jump';
  return judgeBook(market, priced, priced.length === after.length);
}

function judgeBook(market: MarketCode, odds: readonly number[], isComplete: boolean): PriceDoubt | null {
  if (market === 'special') return null;
  const book = odds.reduce((sum, odd) => sum + 1_000 / odd, 0);
  if (isComplete && book < BOOK.least) return 'book_below_fair';
  const most = market === BOTH_WIN.market ? BOTH_WIN.most : BOOK.most;
  return book > most ? 'book_above_sane' : null;
}

/** Distance of two prices in log-odds. */
function distance(one: number, other: number): number {
  return Math.abs(logOdds(one) - logOdds(other));
}

/** ln(p / (1 − p)) of p = 1/d, which is −ln(d − 1). */
function logOdds(odd: number): number {
  return -Math.log(Math.max(odd, EDGE) / 1_000 - 1);
}
