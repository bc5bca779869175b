/** In lowest terms. Independent of the code that it checks. */
export type Rational = readonly [top: bigint, bottom: bigint];

function lowest(top: bigint, bottom: bigint): Rational {
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [top / a, bottom / a];
}

const plus = (a: Rational, b: Rational): Rational => lowest(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
const times = (a: Rational, b: Rational): Rational => lowest(a[0] * b[0], a[1] * b[1]);

export function referenceFactor(odd: number, outcome: string, deadHeat: number): Rational {
  const price = BigInt(odd);
  const table = new Map<string, Rational>([
    ['pending', [price, 1_000n]],
    ['won', [price, 1_000n]],
    ['lost', [0n, 1n]],
    ['half_won', [price + 1_000n, 2_000n]],
    ['half_lost', [1n, 2n]],
    ['push', [1n, 1n]],
    ['void', [1n, 1n]],
    ['dead_heat', [price, 1_000n * BigInt(deadHeat)]],
  ]);
  return table.get(outcome) ?? [-1n, 1n];
}

export function referenceCombinations(count: number, sizes: readonly number[]): number[][] {
  const lines: number[][] = [];
  for (let mask = 0; mask < 2 ** count; mask += 1) {
    const line = Array.from({ length: count }, (_, leg) => leg).filter((leg) => Math.floor(mask / 2 ** leg) % 2 === 1);
    if (sizes.includes(line.length)) lines.push(line);
  }
  return lines;
}

export function referenceLine(factors: readonly Rational[], unit: Rational = [1n, 1n]): Rational {
  return factors.reduce(times, unit);
}

export function referenceSystem(factors: readonly Rational[], sizes: readonly number[]): Rational {
  const lines = referenceCombinations(factors.length, sizes);
  const share: Rational = [1n, BigInt(lines.length)];
  return lines.reduce<Rational>(
    (sum, line) =>
      plus(
        sum,
        referenceLine(
          line.flatMap((leg) => [factors[leg] ?? [-1n, 1n]]),
          share,
        ),
      ),
    [0n, 1n],
  );
}

export function referencePayout(amount: bigint, factor: Rational, cap: bigint | null): bigint {
  const [top, bottom] = times([amount, 1n], factor);
  const whole = (top - (top % bottom)) / bottom;
  return cap !== null && cap < whole ? cap : whole;
}

export function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((first, index) => permutations(values.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
