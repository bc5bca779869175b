import type { MarketCode } from '@clutchline/contract';

/** What a market counts. */
export type CountedUnit = 'maps' | 'kills' | 'rounds';

const UNIT: Readonly<Partial<Record<MarketCode, CountedUnit>>> = {
  map_handicap: 'maps',
  total_maps: 'maps',
  kill_handicap: 'kills',
  total_kills: 'kills',
  odd_even_kills: 'kills',
  race_to_kills: 'kills',
};

/** The unit a market counts in; rounds for every market of a rounds game, and where nothing is counted. */
export function countedUnit(market: MarketCode): CountedUnit {
  return UNIT[market] ?? 'rounds';
}
