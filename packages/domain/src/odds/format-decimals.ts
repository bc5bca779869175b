import type { OddsFormat } from './odds-formats';

/**
 * Minimum and maximum decimals. A price gets the fewest that parse back to it, for 1.001 to 1000.000: neighbours differ
 * by 0.1003 or more in American, by 1.002 × 10⁻⁹ in Malay, by 1.0 × 10⁻⁷ in per cent.
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
