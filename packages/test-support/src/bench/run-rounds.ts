import { performance } from 'node:perf_hooks';

/** `value` enters the ratio; the rest is printed. */
export interface Measured {
  readonly value: number;
  readonly details?: Readonly<Record<string, number>>;
}

export interface Contest {
  readonly name: string;
  readonly unit: string;
  readonly limit: (round: number) => Promise<Measured>;
  readonly product: (round: number) => Promise<Measured>;
  /** Required product / limit. */
  readonly goal: number;
}

export interface Comparison {
  readonly name: string;
  readonly ratio: number;
  readonly isReached: boolean;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function medianOf(values: readonly number[]): number {
  const list = sorted(values);
  const middle = Math.floor(list.length / 2);
  const upper = list[middle] ?? Number.NaN;
  return list.length % 2 === 1 ? upper : ((list[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function quantileOf(values: readonly number[], share: number): number {
  const list = sorted(values);
  return list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;
}

const spread = (values: readonly number[]): string =>
  [Math.min(...values), medianOf(values), Math.max(...values)].map((value) => value.toPrecision(4)).join(' / ');

interface RoundResult {
  readonly limit: Measured;
  readonly product: Measured;
}

/** Alternates limit and product; checks the median ratio. */
export async function runRounds({ limit, product, ...contest }: Contest, rounds: number): Promise<Comparison> {
  const results: RoundResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    const first = round % 2 === 1 ? await limit(round) : await product(round);
    const second = round % 2 === 1 ? await product(round) : await limit(round);
    const result = round % 2 === 1 ? { limit: first, product: second } : { limit: second, product: first };
    results.push(result);
    const ratio = result.product.value / result.limit.value;
    const { name, unit } = contest;
    console.log(JSON.stringify({ name, round, unit, ...result, ratio, seconds: (performance.now() - began) / 1_000 }));
  }
  return compareRounds(contest, results);
}

export function compareRounds(
  { name, unit, goal }: Pick<Contest, 'name' | 'unit' | 'goal'>,
  results: readonly RoundResult[],
): Comparison {
  const ratios = results.map((result) => result.product.value / result.limit.value);
  const ratio = medianOf(ratios);
  console.log(`${name}, ${unit}, min / median / max of ${results.length} rounds`);
  console.log(`  limit    ${spread(results.map((result) => result.limit.value))}`);
  console.log(`  product  ${spread(results.map((result) => result.product.value))}`);
  console.log(`  ratio    ${spread(ratios)}   goal ${goal}: ${ratio >= goal ? 'reached' : 'missed'}`);
  return { name, ratio, isReached: ratio >= goal };
}
