import type { SlipItem } from '@clutchline/contract';

import { combinedOdds } from '../bets/combined-odds';
import { possibleReturn } from '../bets/possible-return';
import { linesOf } from '../bets/system-lines';
import { parseOdd } from '../odds/parse-odd';

/** One line of a combo. */
export interface ComboLine {
  /** In the order of choosing. */
  readonly items: readonly SlipItem[];
  /** Their product with three decimals, cut. */
  readonly odds: string;
  /** What this line returns if all its items win, minor units, cut; 0 without a stake. */
  readonly possibleReturn: bigint;
}

/** What is staked on all lines of a bet together. */
export interface ComboStake {
  /** Minor units. */
  readonly stake: bigint;
  /** The lines of all sizes of the bet, 1 or more: each has this part of the stake. */
  readonly lines: number;
}

/**
 * The lines of one size of a combo, each with its odds and return, in the order of the items: 123, 124, 134, 234 of four
 * (SLIP-7). Lazy: a reader that stops early has computed no more than it read. The returns are cut line by line for the
 * eye, so together they may be a few minor units below the return of the bet, which is cut once; no payout cap is in them.
 *
 * @param size 1 to the number of items; any other gives no line.
 * @param staked left out, the returns are 0.
 * @param from how many lines are passed over first, 0 or more; none of them is computed.
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

/** Passes over as many as `from` by counting what begins with an item, never by making it. */
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
