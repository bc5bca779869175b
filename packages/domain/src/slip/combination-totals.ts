import type { SlipItem } from '@clutchline/contract';

import { combinedOdds } from '../bets/combined-odds';
import { possibleReturn } from '../bets/possible-return';
import { countCombinations } from '../bets/combination-count';
import { selectedOdd } from './selected-odd';

export interface Combination {
  readonly items: readonly SlipItem[];
  readonly odds: string;
  /** If all items win, minor units, truncated; 0 without a stake. */
  readonly possibleReturn: bigint;
}

export interface ComboStake {
  readonly stake: bigint;
  /** Of all sizes, from 1; they share the stake equally. */
  readonly combinationCount: number;
}

/**
 * Lazily yields combinations in item order: 123, 124, 134, 234 of four (SLIP-7). Returns are truncated per combination
 * for display, so their sum can be slightly below the return of the bet; no payout cap.
 *
 * @param size 1 to the number of items; others yield nothing.
 * @param staked default: returns are 0.
 * @param from combinations to skip, from 0; they are not computed.
 */
export function* listCombinations(
  items: readonly SlipItem[],
  size: number,
  staked: ComboStake = { stake: 0n, combinationCount: 1 },
  from = 0,
): Generator<Combination, void> {
  const odds = new Map(items.map((item) => [item, selectedOdd(item)]));
  for (const line of size < 1 ? [] : choices(items, size, from)) {
    const lineOdds = line.flatMap((item) => odds.get(item) ?? []);
    yield {
      items: line,
      odds: combinedOdds(lineOdds),
      possibleReturn: possibleReturn(staked.stake, lineOdds, null) / BigInt(staked.combinationCount),
    };
  }
}

function* choices(items: readonly SlipItem[], size: number, from: number): Generator<SlipItem[], void> {
  if (size === 0) {
    yield [];
    return;
  }
  let left = from;
  for (const [index, first] of items.entries()) {
    const after = items.slice(index + 1);
    const count = countCombinations(after.length, [size - 1]);
    if (left < count) for (const rest of choices(after, size - 1, left)) yield [first, ...rest];
    left = Math.max(0, left - count);
  }
}
