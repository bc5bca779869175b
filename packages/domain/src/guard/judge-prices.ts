import type { MarketCode } from '@clutchline/contract';

import { ODD_MAX, ODD_MIN } from '../odds/odds-range';

/** Why new prices of a play are not believed. */
export type PriceDoubt = 'price_out_of_range' | 'price_jump' | 'book_below_fair' | 'book_above_sane';

/** The prices of all points of a play, in thousandths, in one order; null of a point without a price. */
export interface PriceMove {
  readonly market: MarketCode;
  /** Null for a play that is new. */
  readonly before: readonly (number | null)[] | null;
  readonly after: readonly (number | null)[];
  /** Whether the match began, ended, or its score or map changed with the move: prices are elsewhere then. */
  readonly hasScored: boolean;
  /** Ms of business time that the move may have taken; a jump is only one where it is short. */
  readonly spanMs: number;
}

/** How far a price may move at once, in log-odds of its probability. */
const JUMP = { quiet: 1, scored: 4 } as const;
/** Prices below are as this one, in thousandths: there the last digit is already a long way in log-odds. */
const EDGE = 1_010;
/** Over a longer time than this anything may have happened, ms. */
const JUMP_SPAN_MS = 5_000;
/** What the probabilities of a market of which exactly one pick wins may add up to (R34). */
const BOOK = { least: 1, most: 1.6 } as const;
/** Both picks of this market can win. */
const BOTH_WIN = { market: 'at_least_one_map', most: 2.2 } as const;

/**
 * Whether new prices of a play can be believed (R34; incident odds-jump-guard): each within 1.001 to 1000.000, their
 * probabilities summing to 1 to 1.6, and none of them elsewhere at once. The bounds stand on measured moves (decision 19).
 * While an outcome has no price only the upper bound of the sum can be judged (decision 34).
 *
 * @returns null where they can be believed.
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

/** How far two prices are apart, in log-odds. */
function distance(one: number, other: number): number {
  return Math.abs(logOdds(one) - logOdds(other));
}

/** ln(p / (1 − p)) of p = 1/d, which is −ln(d − 1). */
function logOdds(odd: number): number {
  return -Math.log(Math.max(odd, EDGE) / 1_000 - 1);
}
