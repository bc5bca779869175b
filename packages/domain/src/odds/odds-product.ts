/** An exact fraction; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The exact product of whole parts of `scale`, never rounded: fifteen legs at 1000.000 make 10^45.
 *
 * @param parts whole numbers; with the default scale, odds in thousandths. None make 1.
 * @param scale what one is, 1000 for thousandths.
 */
export function oddsProduct(parts: readonly number[], scale = 1_000): Fraction {
  return {
    numerator: parts.reduce((product, part) => product * BigInt(part), 1n),
    denominator: BigInt(scale) ** BigInt(parts.length),
  };
}

/** A fraction in thousandths, cut to a whole number. */
export function floorThousandths({ numerator, denominator }: Fraction): bigint {
  return (numerator * 1_000n) / denominator;
}
