/** An exact fraction, in any terms; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction in thousandths, cut to a whole number. */
export function floorThousandths({ numerator, denominator }: Fraction): bigint {
  return (numerator * 1_000n) / denominator;
}
