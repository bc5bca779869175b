/** `digits` / 10^`decimals`. */
export interface WrittenNumber {
  readonly digits: number;
  readonly decimals: number;
}

/** The nearest whole d; Infinity for zero. */
export function divisorOf(numerator: number, { digits, decimals }: WrittenNumber): number {
  return Math.round((numerator * 10 ** decimals) / digits);
}

/**
 * numerator / divisor with the fewest decimals, from `least`, that {@link divisorOf} inverts: '0.952' for 1,000 /
 * 1,050.
 */
export function shortestQuotient(numerator: number, divisor: number, least: number): string {
  let decimals = least;
  let digits = rounded(numerator, divisor, decimals);
  while (divisorOf(numerator, { digits, decimals }) !== divisor) {
    decimals += 1;
    digits = rounded(numerator, divisor, decimals);
  }
  return writeNumber({ digits, decimals });
}

function rounded(numerator: number, divisor: number, decimals: number): number {
  return Math.round((numerator * 10 ** decimals) / divisor);
}

export function writeNumber({ digits, decimals }: WrittenNumber): string {
  const text = String(digits).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}
