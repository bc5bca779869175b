import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

/** A map of match 1 (teams 2 and 3): team 2 wins 20:11 in 34:00, is first in everything and wins the race to 10. */
export function buildMapFacts(fields: Partial<MapFacts> = {}): MapFacts {
  return {
    status: 'played',
    winner: 2,
    score_1: 20,
    score_2: 11,
    duration_s: 2_040,
    first_blood: 2,
    first_tower: 2,
    pistol_1: 2,
    pistol_13: 2,
    races: [[10, 2]],
    ...fields,
  };
}

/** Match 1 (teams 2 and 3) ends 2:1. */
export function buildMatchFacts(fields: Partial<MatchFacts> = {}): MatchFacts {
  return { winner: 2, score_1: 2, score_2: 1, ...fields };
}

/** An outright of runners 11, 12, … won by 11. */
export function buildOutrightFacts(fields: Partial<OutrightFacts> = {}): OutrightFacts {
  return { winners: [11], withdrawn: [], ...fields };
}
