import type { MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';

/** Team 2 beats team 3 20:11 in 34:00 and is first in everything. */
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

export function buildMatchFacts(fields: Partial<MatchFacts> = {}): MatchFacts {
  return { winner: 2, score_1: 2, score_2: 1, ...fields };
}

export function buildOutrightFacts(fields: Partial<OutrightFacts> = {}): OutrightFacts {
  return { winners: [11], withdrawn: [], ...fields };
}
