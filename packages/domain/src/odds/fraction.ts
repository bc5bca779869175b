/** Exact, not necessarily reduced; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Rounded down. */
export function floorThousandths({ numerator, denominator }: Fraction): bigint {
  return (numerator * 1_000n) / denominator;
}
