import type { OddsFormat } from './odds-formats';

/**
 * The fewest and the most decimals a price is written with. Between them it has as few as read back to the same price,
 * for every price from 1.001 to 1000.000: what a reader sees never stands for two prices.
 *
 * - American needs one: two neighbours below 2.000 are at least 100 / 0.999 − 100 / 0.998, so 0.1003 apart.
 * - Malay needs nine: at 1000.000 neighbours are 1 / 999² of a thousandth apart, 1.002 × 10⁻⁹.
 * - Probability is in percent and needs seven: at 1000.000 neighbours are 1.0 × 10⁻⁷ % apart.
 * - Fractional is a reduced fraction over a divisor of 1000, exact; it has no decimals.
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
