import { describe, expect, it } from 'vitest';

import { readLolSeries } from './read-lol-series';
import { lolSeriesFile } from '../testing/synthetic-files';

describe('readLolSeries', () => {
  it('reads a game with its series and running score, and no kills', () => {
    expect(readLolSeries(lolSeriesFile({ winner: 'B', series_wins_a: 0, series_wins_b: 1 })).maps).toMatchObject([
      {
        line: 2,
        gameTypeId: 1,
        seriesKey: 'S1',
        startsAt: Date.parse('2030-05-04T10:00:00Z'),
        no: 1,
        bestOf: 3,
        winner: 2,
        score1: null,
        lengthS: null,
        announced: { after: 'map', wins1: 0, wins2: 1 },
        cutAtMidnight: true,
      },
    ]);
  });

  it('reports each invalid row and continues', () => {
    const { maps, skipped } = readLolSeries(
      lolSeriesFile(
        { team_b: '' },
        { team_a: 'TBD' },
        { datetime_utc: '4/5/30' },
        { winner: 'C' },
        { game_no: 'x' },
        {},
      ),
    );
    expect(maps.map(({ line }) => line)).toEqual([7]);
    expect(skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 team_b is missing',
      '3 team_a is not decided yet (TBD)',
      '4 datetime_utc is not a time (4/5/30)',
      '5 winner is not one of a, b (C)',
      '6 game_no is not a number up to 16 (x)',
    ]);
  });
});
