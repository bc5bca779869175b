import * as z from 'zod/mini';

/**
 * Market types, with texts in the catalogues under `market.<code>`. A play outside this list has the code `special` and
 * carries its own `name_*` and `desc_*` (LANG-3).
 *
 * Lines: `map_handicap`, `kill_handicap` and `rounds_handicap` carry the line on the point, for its team; totals and
 * `duration` (minutes) carry it on the play; `race_*` carries the target as the line.
 */
export const MARKET_CODES = [
  'match_winner',
  'match_result',
  'map_handicap',
  'total_maps',
  'correct_score',
  'at_least_one_map',
  'map_winner',
  'kill_handicap',
  'total_kills',
  'odd_even_kills',
  'race_to_kills',
  'first_blood',
  'first_tower',
  'first_dragon',
  'duration',
  'duration_band',
  'first_blood_position',
  'rounds_handicap',
  'total_rounds',
  'odd_even_rounds',
  'race_to_rounds',
  'pistol_1',
  'pistol_13',
  'outright',
  'special',
] as const;

export const marketCode = z.enum(MARKET_CODES);
export type MarketCode = z.infer<typeof marketCode>;

/** Groups of a match detail, in display order (DETAIL-1). */
export const MARKET_GROUPS = ['basic', 'side', 'high_odds', 'special', 'normal'] as const;
export const marketGroup = z.enum(MARKET_GROUPS);
export type MarketGroup = z.infer<typeof marketGroup>;
