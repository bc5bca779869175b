import type { SlipStoreState } from './slip-store';

/** Sizes that the legs allow, ascending; undefined for one combination of all legs (SLIP-7). */
export function chosenSizes(
  { sizes, slip }: Pick<SlipStoreState, 'sizes' | 'slip'>,
  leastLegs: number,
): readonly number[] | undefined {
  const legs = slip.parlayIds.length;
  const fitting = sizes.filter((size) => size >= leastLegs && size <= legs).toSorted((a, b) => a - b);
  const isWhole = fitting.length === 0 || (fitting.length === 1 && fitting[0] === legs);
  return isWhole ? undefined : fitting;
}
