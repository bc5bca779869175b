import type { MapFacts } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { buildMapFacts } from '../testing/index';
import { streakOf, teamOutcome, type AnalysedMatch } from './analysed-match';
import { recentData } from './recent-data';

const match = (gameId: number, teamId1: number, maps: AnalysedMatch['maps'][number]['facts'][]): AnalysedMatch => ({
  ...{ gameId, teamId1, teamId2: teamId1 === 2 ? 9 : 2, bestOf: 3, winner: 2, score1: 2, score2: 0 },
  maps: maps.map((facts, index) => ({ round: index + 1, facts })),
});

const UNKNOWN = { first_blood: null, first_tower: null, pistol_1: null, pistol_13: null };
const facts = (fields: Partial<MapFacts>) => buildMapFacts({ ...UNKNOWN, ...fields });

it('STATS-4 recent data of a team are sums over its maps, each with the number of maps where the fact is known', () => {
  const first = match(1, 2, [
    facts({ score_1: 20, score_2: 11, duration_s: 2_000, first_blood: 2, pistol_1: 2, pistol_13: 9 }),
    facts({ score_1: null, score_2: null, duration_s: 1_800, first_blood: null }),
    facts({ status: 'not_played' }),
  ]);
  const second = match(2, 9, [
    facts({ score_1: 30, score_2: 5, duration_s: null, first_blood: 9, first_tower: 2 }),
    facts({ status: 'forfeited', score_1: 1, score_2: 0 }),
  ]);
  expect(recentData([first, second], 2)).toEqual({
    maps: 3,
    own: { sum: 25, count: 2 },
    opposing: { sum: 41, count: 2 },
    both: { sum: 66, count: 2 },
    length: { sum: 3_800, count: 2 },
    firstBlood: { hits: 1, count: 2, matches: 2 },
    firstTower: { hits: 1, count: 1, matches: 1 },
    pistols: { hits: 1, count: 2, matches: 1 },
  });
  expect(recentData([], 2)).toMatchObject({ maps: 0, both: { sum: 0, count: 0 } });
});

it('STATS-4 a streak ends at the last other outcome, a draw is its own', () => {
  const outcomes = [2, 2, null, 2, 9].map((winner) => teamOutcome({ winner }, 2));
  expect(outcomes).toEqual(['won', 'won', 'drawn', 'won', 'lost']);
  expect(streakOf(outcomes)).toEqual({ outcome: 'won', length: 2 });
  expect(streakOf(outcomes.slice(2))).toEqual({ outcome: 'drawn', length: 1 });
  expect(streakOf(['lost', 'lost'])).toEqual({ outcome: 'lost', length: 2 });
  expect(streakOf([])).toBeNull();
});
