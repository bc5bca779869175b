import { describe, expect, it } from 'vitest';

import { readDota2Games } from './read-dota2-games';
import { dota2File } from '../testing/synthetic-files';

describe('readDota2Games', () => {
  it.each([
    ['0', 1],
    ['1', 3],
    ['2', 5],
    ['3', 2],
    ['', null],
  ])('series type "%s" is %s maps at most', (series_type, bestOf) => {
    expect(readDota2Games(dota2File({ series_type })).maps).toMatchObject([
      { gameTypeId: 2, bestOf, no: null, winner: 1, score1: 30, score2: 21, lengthS: 2_400 },
    ]);
  });

  it('a team without a name gets it from another row with its id; without one the row is skipped', () => {
    const { maps, skipped } = readDota2Games(
      dota2File({ dire: '  ' }, { match_id: 901, radiant_id: 13, radiant: '' }, { match_id: 902 }),
    );
    expect(maps.map(({ team2 }) => team2.name)).toEqual(['Frost Moths', 'Frost Moths']);
    expect(skipped).toEqual([{ file: 'dota2_pro_matches_made_up.csv', line: 3, reason: 'radiant is missing' }]);
  });

  it('a game without a series is one for itself', () => {
    expect(readDota2Games(dota2File({ series_id: '' })).maps[0]?.seriesKey).toBe('game 900');
  });

  it('an unknown series type and an undecided winner are skipped', () => {
    const { skipped } = readDota2Games(dota2File({ series_type: 8 }, { radiant_win: '' }));
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'series_type is not known (8)',
      'radiant_win is not one of true, false ()',
    ]);
  });
});
