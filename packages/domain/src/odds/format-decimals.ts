import type { OddsFormat } from './odds-formats';

/**
 * Minimum and maximum decimals. A price gets the fewest that parse back to it, for 1.001 to 1000.000, so no text is
 * ambiguous.
 *
 * - American needs one: neighbours below 2.000 differ by at least 100 / 0.999 − 100 / 0.998, so 0.1003.
 * - Malay needs nine: at 1000.000 neighbours differ by 1 / 999² of a thousandth, 1.002 × 10⁻⁹.
 * - Probability is in percent and needs seven: at 1000.000 neighbours differ by 1.0 × 10⁻⁷ %.
 * - Fractional is exact, a reduced fraction over a divisor of 1000.
 */
export const FORMAT_DECIMALS: Readonly<Record<OddsFormat, readonly [least: number, most: number]>> = {
  decimal: [3, 3],
  fractional: [0, 0],
  american: [0, 1],
  hong_kong: [3, 3],
  malay: [3, 9],
  indonesian: [3, 3],
  probability: [2, 7],
};
