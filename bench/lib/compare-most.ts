import { medianOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

export function compareMost({
  name,
  values,
  most,
}: {
  readonly name: string;
  readonly values: readonly number[];
  readonly most: number;
}): Comparison {
  const median = medianOf(values);
  const isReached = median <= most;
  const spread = [Math.min(...values), median, Math.max(...values)].map((value) => value.toPrecision(3)).join(' / ');
  console.log(`${name}: ${spread}   goal at most ${most}: ${isReached ? 'reached' : 'missed'}`);
  return { name, ratio: median, isReached };
}
