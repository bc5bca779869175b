import { formatAmount, linesOf, COMBO_MIN, type ParlayTotals } from '@clutchline/domain';

import { chosenSizes } from './chosen-sizes';
import type { SlipStoreState } from './slip-store';

/** A size of line that the legs of the combo can make. */
export interface SizeOption {
  readonly size: number;
  readonly lines: number;
  readonly chosen: boolean;
}

/** The lines of a combo of four legs or more (SLIP-7). Wire amounts. */
export interface SystemView {
  readonly legs: number;
  readonly options: readonly SizeOption[];
  /** Sizes in force, ascending; the whole where none was chosen. */
  readonly sizes: readonly number[];
  readonly lines: number;
  /** Stake of one line; null without a stake. */
  readonly perLine: string | null;
  /** The least it returns where any line wins; null without a stake or with one line. */
  readonly leastReturn: string | null;
}

/** Null below four legs: three make one line. */
export function systemView(state: SlipStoreState, parlay: ParlayTotals, decimals: number): SystemView | null {
  const legs = parlay.lines.length;
  if (legs <= COMBO_MIN) return null;
  const sizes = chosenSizes(state) ?? [legs];
  const lines = parlay.lineCount;
  const { stake, leastReturn } = parlay;
  const isTyped = stake !== null && stake > 0n;
  return {
    legs,
    options: Array.from({ length: legs - COMBO_MIN + 1 }, (_, i) => {
      const size = COMBO_MIN + i;
      return { size, lines: linesOf(legs, [size]), chosen: sizes.includes(size) };
    }),
    sizes,
    lines,
    perLine: isTyped ? formatAmount(stake / BigInt(lines), decimals) : null,
    leastReturn: isTyped && lines > 1 ? formatAmount(leastReturn, decimals) : null,
  };
}
