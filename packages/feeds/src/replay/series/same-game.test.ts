import { describe, expect, it } from 'vitest';

import { mergeSameGames, pairKey, sidesLike, exchangeSides } from './same-game';
import { rawMap } from '../testing/synthetic-files';

const FOXES = { name: 'Amber Foxes', sourceId: '' };
const HERONS = { name: 'Blue Herons', sourceId: '' };
const AT = Date.parse('2030-05-04T10:00:00Z');

describe('sides', () => {
  it('turning twice changes nothing', () => {
    const map = rawMap({
      score1: 20,
      score2: 9,
      firstBlood: 2,
      halves: [
        [9, 3],
        [4, 3],
      ],
      announced: { after: 'map', wins1: 1, wins2: 0 },
    });
    expect(exchangeSides(map)).toMatchObject({
      winner: 2,
      score1: 9,
      score2: 20,
      firstBlood: 1,
      halves: [
        [3, 9],
        [3, 4],
      ],
      announced: { wins1: 0, wins2: 1 },
    });
    expect(exchangeSides(exchangeSides(map))).toEqual(map);
  });

  it('a map is turned to the order asked for, or belongs to others', () => {
    const map = rawMap();
    expect(sidesLike({ team1: FOXES, team2: HERONS }, map)).toBe(map);
    expect(sidesLike({ team1: HERONS, team2: FOXES }, map)?.winner).toBe(2);
    expect(sidesLike({ team1: HERONS, team2: { name: 'Seals', sourceId: '' } }, map)).toBeNull();
  });

  it('a pair has one key in any order and spelling', () => {
    expect(pairKey(1, FOXES, HERONS)).toBe(pairKey(1, { name: 'blue herons', sourceId: '7' }, FOXES));
    expect(pairKey(1, FOXES, HERONS)).not.toBe(pairKey(2, FOXES, HERONS));
  });
});

describe('mergeSameGames', () => {
  const series = rawMap({ gameKey: 'G1' });
  const withKills = rawMap({
    file: 'games.csv',
    line: 9,
    seriesKey: 'O1',
    startsAt: AT + 120_000,
    team1: HERONS,
    team2: FOXES,
    winner: 2,
    score1: 7,
    score2: 15,
    lengthS: 1_800,
    firstBlood: 1,
  });

  it('a second file supplies what the first lacks, with the sides exchanged', () => {
    const { maps, skipped } = mergeSameGames([series, withKills]);
    expect(maps).toEqual([
      { ...series, score1: 15, score2: 7, lengthS: 1_800, firstBlood: 2, filledBy: [{ file: 'games.csv', line: 9 }] },
    ]);
    expect(skipped).toEqual([]);
  });

  it('one id is one game however the times differ', () => {
    expect(mergeSameGames([series, { ...withKills, gameKey: 'G1', startsAt: AT + 7_200_000 }]).maps).toHaveLength(1);
  });

  it('another winner, or nothing new, is skipped with the place of the first', () => {
    expect(mergeSameGames([series, { ...withKills, winner: 1 }]).skipped).toEqual([
      { file: 'games.csv', line: 9, reason: 'the game of line 2 of made-up.csv with another winner' },
    ]);
    expect(mergeSameGames([series, rawMap({ line: 3, seriesKey: 'S2', startsAt: AT + 30_000 })]).skipped).toEqual([
      { file: 'made-up.csv', line: 3, reason: 'the game of line 2 of made-up.csv again' },
    ]);
  });

  it('series that share a game are one series, so a game only one of them has is not lost', () => {
    const lost = { ...withKills, line: 10, startsAt: AT + 3_600_000, no: 2 };
    const { maps } = mergeSameGames([series, withKills, lost]);
    expect(maps.map((map) => [map.line, map.seriesKey])).toEqual([
      [2, 'S1'],
      [10, 'S1'],
    ]);
  });

  it('alternating rows of two sources make one series', () => {
    const hour = 3_600_000;
    const row = (line: number, seriesKey: string, startsAt: number) => rawMap({ line, seriesKey, startsAt });
    const { maps } = mergeSameGames([
      row(2, 'X', AT),
      row(3, 'Y', AT + 20_000),
      row(4, 'Y', AT + hour),
      row(5, 'X', AT + hour + 20_000),
    ]);
    expect(maps.map((map) => [map.line, map.seriesKey])).toEqual([
      [2, 'X'],
      [4, 'X'],
    ]);
  });

  it('rows without a time of their own are never the same game', () => {
    expect(mergeSameGames([rawMap({ startsAt: null }), rawMap({ startsAt: null })]).maps).toHaveLength(2);
  });
});
