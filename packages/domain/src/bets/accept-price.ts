import type { AcceptPreference } from '@clutchline/contract';

export type PriceDecision = 'ok' | 'odds_changed' | 'odds_lower';

/**
 * Applies the player's price preference (SLIP-11): `latest` accepts any price, `better` the same or a higher one,
 * `none` only the same. Prices in thousandths.
 *
 * @example acceptPrice('better', 1955, 1954) // 'odds_lower'
 */
export function acceptPrice(preference: AcceptPreference, requested: number, current: number): PriceDecision {
  switch (preference) {
    case 'latest':
      return 'ok';
    case 'better':
      return current >= requested ? 'ok' : 'odds_lower';
    case 'none':
      return current === requested ? 'ok' : 'odds_changed';
  }
}
