import { describe, expect, it } from 'vitest';

import { readCs2Maps } from './read-cs2-maps';
import { cs2File } from '../testing/synthetic-files';

describe('readCs2Maps', () => {
  it('reads rounds, halves and the reported end of the series', () => {
    expect(
      readCs2Maps(cs2File({ team1_rounds: 16, team2_rounds: 12, half_scores: '(7:5; 5:7) (4:0)' })).maps,
    ).toMatchObject([
      {
        seriesKey: '71',
        startsAt: null,
        seriesStartsAt: Date.parse('2030-05-04T12:00:00Z'),
        no: 1,
        bestOf: 3,
        winner: 1,
        score1: 16,
        score2: 12,
        halves: [
          [7, 5],
          [5, 7],
          [4, 0],
        ],
        announced: { after: 'series', wins1: 2, wins2: 0 },
      },
    ]);
  });

  it.each([
    ['(10:3; 3:3)', 'a first half of thirteen'],
    ['(9:3; 4:2)', 'a wrong sum'],
    ['', 'none'],
  ])('halves "%s" are not taken: %s', (half_scores) => {
    expect(readCs2Maps(cs2File({ half_scores })).maps).toMatchObject([{ score1: 13, score2: 6, halves: null }]);
  });

  it('a third map that was not needed is ignored', () => {
    const unneeded = { map_no: 3, map_status: 'not_played', team1_rounds: '-', team2_rounds: '-', half_scores: '' };
    expect(readCs2Maps(cs2File(unneeded))).toEqual({ maps: [], walkovers: [], skipped: [] });
  });

  it('a map named Default is a series won by default', () => {
    const cells = {
      map: 'Default',
      map_status: 'not_played',
      team1_maps: 0,
      team2_maps: 1,
      team1_rounds: 0,
      team2_rounds: 1,
    };
    const { maps, walkovers } = readCs2Maps(cs2File({ ...cells, half_scores: '' }));
    expect(maps).toEqual([]);
    expect(walkovers).toMatchObject([{ seriesKey: '71', bestOf: 3, wins1: 0, wins2: 1 }]);
  });

  it('a played map that ends level, or without rounds, is skipped', () => {
    const { skipped } = readCs2Maps(cs2File({ team2_rounds: 13 }, { team1_rounds: '-' }, { map_status: 'maybe' }));
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'a played map cannot end 13:13',
      'team1_rounds is not a number up to 999 (-)',
      'map_status is not one of played, not_played (maybe)',
    ]);
  });

  it('a format without a number of maps leaves it open', () => {
    expect(readCs2Maps(cs2File({ format: 'Showmatch' })).maps).toMatchObject([{ bestOf: null }]);
  });
});
