import type { MarketCode } from '@clutchline/contract';

import { ODD_MAX, ODD_MIN } from '../odds/odds-range';

export type PriceViolation = 'price_out_of_range' | 'price_jump' | 'book_below_fair' | 'book_above_sane';

/** Thousandths, in point order; null without a price. */
export interface PriceMove {
  readonly market: MarketCode;
  /** Null for a new play. */
  readonly before: readonly (number | null)[] | null;
  readonly after: readonly (number | null)[];
  /** Match state, score or map changed too: large price changes are expected then. */
  readonly hasScored: boolean;
  readonly isOpen: boolean;
  /** Duration of the change, ms of business time, at most. */
  readonly spanMs: number;
}

const JUMP = { quiet: 1, scored: 4 } as const;
/** Thousandths: near 1.000 the last digit is large in log-odds. */
const EDGE = 1_010;
/** Slower changes are not jumps. */
const JUMP_SPAN_MS = 5_000;
/** Sum of probabilities if exactly one pick wins (R34). */
const BOOK = { least: 1, most: 1.6 } as const;
const BOTH_WIN = { market: 'at_least_one_map', most: 2.2 } as const;

/**
 * Validates new prices (R34; incident odds-jump-guard): each 1.001 to 1000.000, probabilities sum to 1 to 1.6, no jump.
 * The bounds come from measured changes (decision 19). With a missing price only the upper bound of the sum applies
 * (decision 34). A score may decide a suspended play: one pick is certain then, whatever it was before.
 *
 * @returns null if valid.
 * @example validatePrices({ market: 'match_winner', before: [1167, 5500], after: [751000, 5500], hasScored: true,
 *   isOpen: true, spanMs: 250 }) // 'price_jump'
 */
export function validatePrices({ market, before, after, hasScored, isOpen, spanMs }: PriceMove): PriceViolation | null {
  const priced = after.filter((odd) => odd !== null);
  if (priced.some((odd) => !Number.isInteger(odd) || odd < ODD_MIN || odd > ODD_MAX)) return 'price_out_of_range';
  const limit = hasScored ? JUMP.scored : JUMP.quiet;
  const hasJumped = before !== null && before.some((odd, i) => odd !== null && distance(odd, after[i] ?? odd) > limit);
  const isCertain = hasScored && !isOpen && priced.some((odd) => odd <= EDGE);
  if (hasJumped && !isCertain && spanMs <= JUMP_SPAN_MS) return 'price_jump';
  return validateBook(market, priced, priced.length === after.length);
}

function validateBook(market: MarketCode, odds: readonly number[], isComplete: boolean): PriceViolation | null {
  if (market === 'special') return null;
  const book = odds.reduce((sum, odd) => sum + 1_000 / odd, 0);
  if (isComplete && book < BOOK.least) return 'book_below_fair';
  const most = market === BOTH_WIN.market ? BOTH_WIN.most : BOOK.most;
  return book > most ? 'book_above_sane' : null;
}

function distance(one: number, other: number): number {
  return Math.abs(logOdds(one) - logOdds(other));
}

/** ln(p / (1 − p)) of p = 1/d is −ln(d − 1). */
function logOdds(odd: number): number {
  return -Math.log(Math.max(odd, EDGE) / 1_000 - 1);
}
