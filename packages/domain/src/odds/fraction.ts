/** Exact, not always reduced; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Rounded half up; not negative. */
export function roundThousandths({ numerator, denominator }: Fraction): bigint {
  return (numerator * 2_000n + denominator) / (denominator * 2n);
}
