import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { assembleSeries } from './assemble-series';
import type { RawMap } from '../readers/raw-map';
import { readLolGames } from '../readers/read-lol-games';
import { readLolSeries } from '../readers/read-lol-series';
import { lolGamesFile, lolSeriesFile, rawMap } from '../testing/synthetic-files';

const AT = Date.parse('2030-05-04T10:00:00Z');
const HOUR = 3_600_000;
const assemble = (maps: readonly RawMap[]) => assembleSeries({ maps, walkovers: [], skipped: [] });
const brief = (maps: readonly RawMap[]) =>
  assemble(maps).series.map((one) => [one.score1, one.score2, one.maps.map(({ winner }) => winner ?? 0).join('')]);

const games = (winners: readonly (1 | 2)[], changes: Partial<RawMap> = {}) =>
  winners.map((winner, i) =>
    rawMap({ line: i + 2, gameKey: `${changes.seriesKey ?? 'S1'}-${i + 1}`, no: i + 1, winner, ...changes }),
  );

describe('D1 a series whose games share one start time', () => {
  it('D1 is complete: another id and another number of one series are another game', () => {
    const { series, skipped } = assemble(games([1, 2, 1], { bestOf: 3 }));
    expect(series).toMatchObject([{ score1: 2, score2: 1, startsAt: AT }]);
    expect(skipped).toEqual([]);
  });

  it('D1 without numbers the order follows the ascending ids of the source', () => {
    const unnumbered = games([2, 1, 1], { bestOf: 3, no: null }).map((map, i) => ({ ...map, gameKey: String(9 + i) }));
    expect(brief(unnumbered.toReversed())).toEqual([[2, 1, '211']]);
  });

  it('D1 a second source with the same scheduled times has the same games by their numbers', () => {
    const more = games([1, 2, 1], { file: 'games.csv', seriesKey: 'O1', score1: 9, score2: 4, lengthS: 1_800 });
    const { series, skipped } = assemble([...games([1, 2, 1], { bestOf: 3 }), ...more]);
    expect(series).toMatchObject([{ score1: 2, score2: 1, maps: Array(3).fill({ score1: 9, score2: 4 }) }]);
    expect(skipped).toEqual([]);
  });

  it('D1 the same series under another id of the same file is one series', () => {
    const again = games([1, 2, 1], { seriesKey: 'S2', bestOf: 3 }).map((map) => ({ ...map, line: map.line + 10 }));
    const { series, skipped } = assemble([...games([1, 2, 1], { bestOf: 3 }), ...again]);
    expect(series).toHaveLength(1);
    expect(skipped.map(({ reason }) => reason)).toEqual(
      [2, 3, 4].map((line) => `the game of line ${line} of made-up.csv again`),
    );
  });

  it('D1 is the same in any order of the rows', () => {
    const rows = [...games([1, 2, 1], { bestOf: 3 }), ...games([2, 2], { seriesKey: 'S9', startsAt: AT + 5 * HOUR })];
    const wanted = assemble(rows).series;
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (other) => {
        expect(assemble(other).series).toEqual(wanted);
      }),
    );
  });

  it('D1 the readers of both League of Legends files read such a series completely', () => {
    const time = { datetime_utc: '2030-05-04T10:00:00Z' };
    const series = readLolSeries(
      lolSeriesFile(
        { ...time, game_id: 'G3', game_no: 3, winner: 'B', series_wins_a: 1, series_wins_b: 2 },
        { ...time, game_id: 'G1', game_no: 1 },
        { ...time, game_id: 'G2', game_no: 2, winner: 'B', series_wins_b: 1 },
      ),
    );
    expect(assembleSeries(series).series).toMatchObject([{ score1: 1, score2: 2 }]);
    const single = readLolGames(
      lolGamesFile({ game_id: 'O2', game_no: 2 }, { game_id: 'O1', game_no: 1, blue_kills: 20 }),
    );
    expect(assembleSeries(single).series).toMatchObject([{ score1: 2, score2: 0 }]);
  });

  it('D1 two series of one pair on one day stay two', () => {
    const later = games([2, 2], { seriesKey: 'S2', bestOf: 3, startsAt: AT + 4 * HOUR });
    expect(brief([...games([1, 1], { bestOf: 3 }), ...later])).toEqual([
      [2, 0, '11'],
      [0, 2, '22'],
    ]);
  });

  it('D1 an unfinished series and the next one of the same pair do not become a longer one', () => {
    const next = games([1, 1], { seriesKey: 'S2', bestOf: 3, startsAt: AT + HOUR });
    expect(brief([...games([1, 2], { bestOf: 3 }), ...next])).toEqual([[2, 0, '11']]);
  });

  it('a file that names two winners of one game is believed for neither', () => {
    const rows = games([1, 1], { bestOf: 3 });
    const { series, skipped } = assemble([...rows, rawMap({ line: 9, gameKey: 'S1-1', winner: 2 })]);
    expect(series).toMatchObject([{ score1: 2, score2: 0, maps: [{ winner: null }, { winner: 1 }] }]);
    expect(skipped.map(({ line }) => line)).toEqual(expect.arrayContaining([2, 9]));
  });

  it('an id that is used again days later does not touch the first series', () => {
    const again = games([2, 2], { bestOf: 3, startsAt: AT + 72 * HOUR }).map((map) => ({
      ...map,
      line: map.line + 10,
      gameKey: `x${map.gameKey}`,
    }));
    const { series, skipped } = assemble([...games([1, 1], { bestOf: 3 }), ...again]);
    expect(series).toMatchObject([{ score1: 2, score2: 0, startsAt: AT }]);
    expect(skipped.map(({ reason }) => reason)).toEqual(
      Array(2).fill('starts days after the other games of its series S1'),
    );
  });
});
