import type { AcceptPreference } from '@clutchline/contract';

/** Whether a price may be struck, and if not why. */
export type PriceVerdict = 'ok' | 'odds_changed' | 'odds_lower';

/**
 * Judges the price now against the price asked, by the player's preference (SLIP-11): latest takes any, better takes
 * the same or higher, none takes only the same.
 *
 * @param asked thousandths, as the player saw it.
 * @param current thousandths, as it is now.
 * @example acceptPrice('better', 1955, 1954) // 'odds_lower'
 */
export function acceptPrice(preference: AcceptPreference, asked: number, current: number): PriceVerdict {
  switch (preference) {
    case 'latest':
      return 'ok';
    case 'better':
      return current >= asked ? 'ok' : 'odds_lower';
    case 'none':
      return current === asked ? 'ok' : 'odds_changed';
  }
}
