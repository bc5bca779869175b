import { describe, expect, it } from 'vitest';

import { readKplMaps } from './read-kpl-maps';
import { kplFile } from '../testing/synthetic-files';

describe('readKplMaps', () => {
  it('reads a map; the time is Shanghai time and that of the series', () => {
    expect(readKplMaps(kplFile({ winner: '西山CD', kills_a: 3 })).maps).toMatchObject([
      {
        gameTypeId: 16,
        startsAt: null,
        seriesStartsAt: Date.parse('2030-05-04T17:00:00Z'),
        bestOf: 5,
        winner: 2,
        score1: 3,
        score2: 4,
        lengthS: 900,
        event: '春季赛',
      },
    ]);
  });

  it('knows the winner under its English name', () => {
    expect(readKplMaps(kplFile({ winner: 'CD(Hillside,China)' })).maps[0]?.winner).toBe(2);
  });

  it('a winner that did not play, and a team to be decided, are skipped', () => {
    const { skipped } = readKplMaps(kplFile({ winner: '南原EF' }, { team_a: '待定' }));
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'winner is neither of the teams (南原EF)',
      'team_a is not decided yet (待定)',
    ]);
  });
});
