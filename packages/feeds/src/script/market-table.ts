import type { MarketCode, MarketGroup } from '@clutchline/contract';

import type { SettlementFacts } from './match-script';

interface MarketTraits {
  readonly group: MarketGroup;
  /** Null if every source has the fact. */
  readonly needs: keyof SettlementFacts | null;
  /** 1: cannot join a combo (SLIP-6). */
  readonly noParlay: 0 | 1;
  /** Share of the currency's limits, thousandths. */
  readonly limitScale: number;
}

const ALL_SHARES = 1_000;
const basic = (needs: MarketTraits['needs']): MarketTraits => ({
  group: 'basic',
  needs,
  noParlay: 0,
  limitScale: ALL_SHARES,
});
const side = (needs: MarketTraits['needs']): MarketTraits => ({ group: 'side', needs, noParlay: 0, limitScale: 500 });
const coinFlip: MarketTraits = { group: 'side', needs: 'score', noParlay: 1, limitScale: 250 };
const other: MarketTraits = { group: 'special', needs: null, noParlay: 1, limitScale: ALL_SHARES };

export const MARKET_TABLE: Readonly<Record<MarketCode, MarketTraits>> = {
  match_winner: basic(null),
  match_result: basic(null),
  map_handicap: basic(null),
  total_maps: basic(null),
  correct_score: { group: 'high_odds', needs: null, noParlay: 0, limitScale: 300 },
  at_least_one_map: { group: 'normal', needs: null, noParlay: 0, limitScale: ALL_SHARES },
  map_winner: basic(null),
  kill_handicap: basic('score'),
  total_kills: basic('score'),
  odd_even_kills: coinFlip,
  race_to_kills: side('races'),
  first_blood: side('firstBlood'),
  first_tower: side('firstTower'),
  first_dragon: other,
  duration: { group: 'normal', needs: 'duration', noParlay: 0, limitScale: ALL_SHARES },
  duration_band: other,
  first_blood_position: other,
  rounds_handicap: basic('score'),
  total_rounds: basic('score'),
  odd_even_rounds: coinFlip,
  race_to_rounds: side('races'),
  pistol_1: side('pistols'),
  pistol_13: side('pistols'),
  outright: other,
  special: other,
};
