import { formatAmount, linesOf, type ParlayTotals } from '@clutchline/domain';

import { chosenSizes } from './chosen-sizes';
import { decimalsOf } from './decimals-of';
import { leastLegsOf, type SlipFacts } from './slip-facts';
import type { SlipStoreState } from './slip-store';

export interface SizeOption {
  readonly size: number;
  readonly lines: number;
  readonly chosen: boolean;
}

/** For combos with more legs than the minimum (SLIP-7). Wire amounts. */
export interface SystemView {
  readonly legs: number;
  readonly options: readonly SizeOption[];
  /** Ascending; the number of legs if none was chosen. */
  readonly sizes: readonly number[];
  readonly lines: number;
  /** Null without a stake. */
  readonly perLine: string | null;
  /** If any combination wins; null without a stake or with one combination. */
  readonly leastReturn: string | null;
}

/** Null if the legs do not exceed the minimum. */
export function systemView(state: SlipStoreState, parlay: ParlayTotals, facts: SlipFacts): SystemView | null {
  const [decimals, least] = [decimalsOf(facts), leastLegsOf(facts)];
  const legs = parlay.lines.length;
  if (legs <= least) return null;
  const sizes = chosenSizes(state, least) ?? [legs];
  const lines = parlay.lineCount;
  const { stake, leastReturn } = parlay;
  const isTyped = stake !== null && stake > 0n;
  return {
    legs,
    options: Array.from({ length: legs - least + 1 }, (_, i) => {
      const size = least + i;
      return { size, lines: linesOf(legs, [size]), chosen: sizes.includes(size) };
    }),
    sizes,
    lines,
    perLine: isTyped ? formatAmount(stake / BigInt(lines), decimals) : null,
    leastReturn: isTyped && lines > 1 ? formatAmount(leastReturn, decimals) : null,
  };
}
