import { describe, expect, it } from 'vitest';

import { assembleSeries } from './assemble-series';
import type { RawMap, Walkover } from '../readers/raw-map';
import { rawMap } from '../testing/synthetic-files';

const HOUR = 3_600_000;
const AT = Date.parse('2030-05-04T10:00:00Z');
const assemble = (maps: readonly RawMap[], walkovers: readonly Walkover[] = []) =>
  assembleSeries({ maps, walkovers, skipped: [] });

function mapsOf(winners: readonly (1 | 2)[], changes: Partial<RawMap> = {}, from = AT): RawMap[] {
  return winners.map((winner, i) => rawMap({ line: i + 2, no: i + 1, winner, ...changes, startsAt: from + i * HOUR }));
}
const brief = (maps: readonly RawMap[]) =>
  assemble(maps).series.map((one) => [
    one.bestOf,
    one.score1,
    one.score2,
    one.maps.map(({ winner }) => winner ?? 0).join(''),
  ]);

describe('assembleSeries', () => {
  it('makes a series of its maps, sides as in the first', () => {
    const { series, skipped } = assemble([
      rawMap({ score1: 9, score2: 4 }),
      rawMap({
        line: 3,
        no: 2,
        startsAt: AT + HOUR,
        team1: { name: 'Blue Herons', sourceId: '' },
        team2: { name: 'Amber Foxes', sourceId: '' },
        winner: 2,
        score1: 3,
        score2: 8,
      }),
    ]);
    expect(skipped).toEqual([]);
    expect(series).toMatchObject([
      { key: '1|S1', startsAt: AT, bestOf: 3, score1: 2, score2: 0, winner: 1, walkover: false, event: 'Spring Cup' },
    ]);
    expect(series[0]?.maps).toMatchObject([
      { no: 1, winner: 1, score1: 9, score2: 4 },
      { no: 2, winner: 1, score1: 8, score2: 3 },
    ]);
  });

  it('a lacking first map leaves the series, the result and no facts of that map', () => {
    const { series } = assemble(mapsOf([1, 1, 2, 1], { bestOf: 5 }).slice(1));
    expect(series).toMatchObject([{ bestOf: 5, score1: 3, score2: 1, winner: 1 }]);
    expect(series[0]?.maps[0]).toEqual({
      no: 1,
      startsAt: null,
      winner: null,
      countsFor: 1,
      isForfeit: false,
      score1: null,
      score2: null,
      lengthS: null,
      halves: null,
      firstBlood: null,
    });
  });

  it('an incomplete series costs its rows, with the reason', () => {
    expect(assemble(mapsOf([1, 2], { bestOf: 5 })).skipped).toEqual([
      { file: 'made-up.csv', line: 2, reason: 'the series is not complete: 1:1 in a best of 5' },
      { file: 'made-up.csv', line: 3, reason: 'the series is not complete: 1:1 in a best of 5' },
    ]);
    expect(assemble([rawMap({ no: 3 })]).skipped[0]?.reason).toBe(
      'the series is not complete: 1:0, 2 of its maps missing',
    );
  });

  it('a final or running score that the maps contradict costs the series', () => {
    const announced = { after: 'series', wins1: 1, wins2: 2 } as const;
    expect(assemble(mapsOf([1, 1], { bestOf: 3, announced })).skipped[0]?.reason).toBe(
      'the final score 1:2 is not that of the maps, 2:0',
    );
    const running = { after: 'map', wins1: 0, wins2: 1 } as const;
    expect(assemble(mapsOf([1, 1], { bestOf: 3, announced: running })).skipped[0]?.reason).toBe(
      'the running score 0:1 is not that of the maps, 1:0',
    );
  });

  it('a map reported twice counts once; with two winners it is unknown', () => {
    const timeless = { startsAt: null, bestOf: 3 };
    const row = (line: number, no: number, winner: 1 | 2) => rawMap({ ...timeless, line, no, winner });
    const twice = assemble([row(2, 1, 1), row(3, 2, 1), row(4, 2, 1)]);
    expect(twice.series).toMatchObject([{ score1: 2, score2: 0 }]);
    expect(twice.skipped).toEqual([
      { file: 'made-up.csv', line: 4, reason: 'map 2 of series S1 is in line 3 already' },
    ]);
    const torn = assemble([row(2, 1, 1), row(3, 1, 2), row(4, 2, 2), row(5, 3, 2)]);
    expect(torn.series).toMatchObject([
      { score1: 1, score2: 2, maps: [{ winner: null }, { winner: 2 }, { winner: 2 }] },
    ]);
  });

  it('a row of other teams is removed from its series', () => {
    const stranger = rawMap({ line: 9, startsAt: AT + 3 * HOUR, team2: { name: 'Grey Seals', sourceId: '' } });
    expect(assemble([...mapsOf([1, 1]), stranger]).skipped).toEqual([
      { file: 'made-up.csv', line: 9, reason: 'its teams are not those of its series S1' },
    ]);
  });

  it('rows without numbers are numbered by time', () => {
    const maps = mapsOf([2, 1, 1], { no: null, bestOf: 3 });
    expect(brief(maps.toReversed())).toEqual([[3, 2, 1, '211']]);
  });

  it('a series won by default has its score and no map', () => {
    const walkover: Walkover = { ...rawMap(), bestOf: 3, wins1: 0, wins2: 1, seriesStartsAt: AT };
    expect(assemble([], [walkover]).series).toMatchObject([
      { walkover: true, winner: 2, score1: 0, score2: 1, bestOf: 3, maps: [] },
    ]);
  });

  it('the same series in another file is skipped', () => {
    const other = mapsOf([1, 1], { file: 'other.csv', seriesKey: 'O1' }, AT + HOUR / 2);
    const { series, skipped } = assemble([...mapsOf([1, 1]), ...other]);
    expect(series).toHaveLength(1);
    expect(skipped.map(({ file, reason }) => `${file}: ${reason}`)).toEqual(
      Array(2).fill('other.csv: the series 1|S1 of made-up.csv again'),
    );
  });
});

describe('a series cut in two', () => {
  const part = (seriesKey: string, winners: readonly (1 | 2)[], from: number, bestOf: number | null = 3) =>
    mapsOf(winners, { seriesKey, bestOf }, from);

  it('is one where the parts follow each other and make a whole', () => {
    expect(brief([...part('S1', [1, 2], AT), ...part('S2', [2], AT + 2 * HOUR)])).toEqual([[3, 1, 2, '122']]);
    expect(brief([...part('S1', [1, 1], AT), ...part('S2', [2, 1], AT + 2 * HOUR, 5)])).toEqual([[5, 3, 1, '1121']]);
  });

  it('stays in parts where they do not, and only whole parts count', () => {
    expect(brief([...part('S1', [1, 2], AT), ...part('S2', [2], AT + 4 * HOUR)])).toEqual([]);
    expect(brief([...part('S1', [1, 1], AT), ...part('S2', [2], AT + 2 * HOUR)])).toEqual([[3, 2, 0, '11']]);
    expect(brief([...part('S1', [1, 1], AT), ...part('S2', [2, 2], AT + 2 * HOUR)])).toEqual([
      [3, 2, 0, '11'],
      [3, 0, 2, '22'],
    ]);
  });

  const LATE = Date.parse('2030-05-04T23:10:00Z');
  const cut = (seriesKey: string, winners: readonly (1 | 2)[], from: number, bestOf = 1) =>
    mapsOf(winners, { seriesKey, bestOf, cutAtMidnight: true, line: seriesKey === 'S1' ? 2 : 12 }, from);

  it('at midnight is one though each half is called complete', () => {
    expect(brief([...cut('S1', [2], LATE), ...cut('S2', [2], LATE + HOUR)])).toEqual([[3, 0, 2, '22']]);
    expect(assemble([...cut('S1', [2], LATE), ...cut('S2', [2], LATE + HOUR)]).series[0]?.startsAt).toBe(LATE);
  });

  it('at midnight and incomplete is skipped', () => {
    const { series, skipped } = assemble([...cut('S1', [2], LATE), ...cut('S2', [1], LATE + HOUR)]);
    expect(series).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual(
      Array(2).fill('the series is not complete: 1:1 in a best of 1'),
    );
  });

  it('two whole series of one day, or of two days with a night between, stay two', () => {
    expect(brief([...cut('S1', [2], AT), ...cut('S2', [2], AT + HOUR)])).toHaveLength(2);
    expect(brief([...cut('S1', [2], LATE), ...cut('S2', [2], LATE + 12 * HOUR)])).toHaveLength(2);
  });
});
