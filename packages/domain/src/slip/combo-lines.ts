import type { SlipItem } from '@clutchline/contract';

import { combinedOdds } from '../bets/combined-odds';
import { possibleReturn } from '../bets/possible-return';
import { linesOf } from '../bets/system-lines';
import { parseOdd } from '../odds/parse-odd';

/** One combination of a combo. */
export interface ComboLine {
  /** In order of selection. */
  readonly items: readonly SlipItem[];
  /** Product with three decimals, truncated. */
  readonly odds: string;
  /** Return if all its items win, minor units, truncated; 0 without a stake. */
  readonly possibleReturn: bigint;
}

/** Total stake of all combinations. */
export interface ComboStake {
  /** Minor units. */
  readonly stake: bigint;
  /** Number of combinations of all sizes, 1 or more; they share the stake equally. */
  readonly lines: number;
}

/**
 * Combinations of one size with odds and returns, in item order: 123, 124, 134, 234 of four (SLIP-7). Lazy. Returns are
 * truncated per combination for display, so their sum can be a few minor units below the return of the bet; the payout
 * cap is not applied.
 *
 * @param size 1 to the number of items; other sizes yield nothing.
 * @param staked default: returns are 0.
 * @param from number of combinations to skip without computing them, 0 or more.
 * @example [...comboLines(items, 3)].length // 4 of four items
 */
export function* comboLines(
  items: readonly SlipItem[],
  size: number,
  staked: ComboStake = { stake: 0n, lines: 1 },
  from = 0,
): Generator<ComboLine, void> {
  const odds = new Map(items.map((item) => [item, parseOdd(item.odd)]));
  for (const line of size < 1 ? [] : choices(items, size, from)) {
    const lineOdds = line.flatMap((item) => odds.get(item) ?? []);
    yield {
      items: line,
      odds: combinedOdds(lineOdds),
      possibleReturn: possibleReturn(staked.stake, lineOdds, null) / BigInt(staked.lines),
    };
  }
}

/** Skips `from` combinations by counting those that start with an item. */
function* choices(items: readonly SlipItem[], size: number, from: number): Generator<SlipItem[], void> {
  if (size === 0) {
    yield [];
    return;
  }
  let left = from;
  for (const [index, first] of items.entries()) {
    const after = items.slice(index + 1);
    const count = linesOf(after.length, [size - 1]);
    if (left < count) for (const rest of choices(after, size - 1, left)) yield [first, ...rest];
    left = Math.max(0, left - count);
  }
}
