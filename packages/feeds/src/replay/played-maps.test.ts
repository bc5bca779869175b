import { describe, expect, it } from 'vitest';

import { playedMaps } from './played-maps';
import { realMap, realSeries } from './testing/real-values';

const AT = Date.parse('2030-05-04T10:00:00Z');
const MINUTE = 60_000;

describe('playedMaps', () => {
  it('keeps real starts and lengths', () => {
    const maps = [
      realMap({ startsAt: AT, lengthS: 1_800 }),
      realMap({ no: 2, startsAt: AT + 50 * MINUTE, lengthS: 2_100 }),
    ];
    expect(playedMaps(realSeries({ maps }), 2_000)).toEqual([
      { map: maps[0], startsAt: AT, lengthS: 1_800 },
      { map: maps[1], startsAt: AT + 50 * MINUTE, lengthS: 2_100 },
    ]);
  });

  it('maps without a time follow each other with a pause', () => {
    const maps = [realMap({ lengthS: 900 }), realMap({ no: 2, lengthS: 900 })];
    expect(playedMaps(realSeries({ maps }), 2_000).map(({ startsAt }) => startsAt)).toEqual([AT, AT + 25 * MINUTE]);
  });

  it('a length the file lacks is near the usual one and ends before the next map', () => {
    const [first, second] = playedMaps(
      realSeries({ maps: [realMap({ startsAt: AT }), realMap({ no: 2, startsAt: AT + 25 * MINUTE })] }),
      2_000,
    );
    expect(first?.lengthS).toBe(22 * 60);
    expect(second?.lengthS).toBeGreaterThanOrEqual(1_700);
    expect(second?.lengthS).toBeLessThanOrEqual(2_300);
  });

  it('a map never starts before the one before has ended', () => {
    const maps = [realMap({ startsAt: AT, lengthS: 3_000 }), realMap({ no: 2, startsAt: AT + MINUTE })];
    const [first, second] = playedMaps(realSeries({ maps }), 2_000);
    expect(second?.startsAt).toBe(AT + (first?.lengthS ?? 0) * 1_000);
  });

  it('a map of rounds lasts as long as its rounds', () => {
    const maps = [realMap({ score1: 13, score2: 7 })];
    expect(playedMaps(realSeries({ gameTypeId: 3, maps }), 2_500)[0]?.lengthS).toBe(20 * 105);
  });

  it('is the same at every start', () => {
    expect(playedMaps(realSeries(), 2_000)).toEqual(playedMaps(realSeries(), 2_000));
  });
});
