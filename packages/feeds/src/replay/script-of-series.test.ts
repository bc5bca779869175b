import { describe, expect, it } from 'vitest';

import { scriptOfSeries } from './script-of-series';
import { realMap, realSeries } from './testing/real-values';

const AT = Date.parse('2030-05-04T10:00:00Z');
const SHIFT = 3 * 86_400_000;
const basis = {
  gameId: 7,
  eventId: 5,
  teamId1: 11,
  teamId2: 12,
  strengths: { mapWin: 0.6, killsPerMap: 27, lengthS: 1_900 },
  shift: SHIFT,
};

describe('scriptOfSeries', () => {
  it('ends in the facts of the file, moved by whole days', () => {
    const maps = [
      realMap({ startsAt: AT, score1: 20, score2: 8, lengthS: 1_800, firstBlood: 2 }),
      realMap({ no: 2, startsAt: AT + 3_600_000, score1: 12, score2: 11, lengthS: 2_000, firstBlood: 1 }),
    ];
    const script = scriptOfSeries(realSeries({ maps }), basis);
    expect(script).toMatchObject({
      startTime: AT + SHIFT,
      bestOf: 3,
      rules: 'kills',
      facts: { winner: 11, score_1: 2, score_2: 0 },
      voidReason: null,
      endsAt: AT + SHIFT + 3_600_000 + 2_000_000 + 60_000,
      source: 'made-up.csv',
      stageNames: { en: 'Playoffs' },
    });
    expect(script.maps.map(({ round, startsAt, lengthS }) => [round, startsAt, lengthS])).toEqual([
      [1, AT + SHIFT, 1_800],
      [2, AT + SHIFT + 3_600_000, 2_000],
    ]);
    expect(script.maps[0]?.facts).toEqual({
      status: 'played',
      winner: 11,
      score_1: 20,
      score_2: 8,
      duration_s: 1_800,
      first_blood: 12,
      first_tower: null,
      pistol_1: null,
      pistol_13: null,
      races: [],
    });
    expect(script.maps[0]?.steps).toHaveLength(28);
  });

  it('offers only what the file decides, and never what lies in a made-up course of play', () => {
    const nothing = {
      score: false,
      duration: false,
      firstBlood: false,
      firstTower: false,
      races: false,
      pistols: false,
    };
    const knownFacts = (...maps: Parameters<typeof realMap>[0][]) =>
      scriptOfSeries(realSeries({ maps: maps.map((map, i) => realMap({ no: i + 1, ...map })) }), basis).settlementFacts;
    const full = { score1: 9, score2: 4, lengthS: 900, firstBlood: 1 } as const;
    expect(knownFacts({}, {})).toEqual(nothing);
    expect(knownFacts(full, full)).toEqual({ ...nothing, score: true, duration: true, firstBlood: true });
    expect(knownFacts(full, { ...full, firstBlood: null })).toEqual({ ...nothing, score: true, duration: true });
    expect(knownFacts(full, { score1: 9, score2: 4 })).toEqual({ ...nothing, score: true });
  });

  it('a map that the file lacks has no facts but was played, and the others decide what is offered', () => {
    const maps = [
      realMap({ winner: null }),
      ...[2, 3, 4].map((no) => realMap({ no, score1: 9, score2: 4, lengthS: 900 })),
    ];
    const script = scriptOfSeries(realSeries({ gameTypeId: 16, bestOf: 5, maps, score1: 3, score2: 1 }), basis);
    expect(script.maps[0]?.facts).toMatchObject({ status: 'played', winner: null, score_1: null, duration_s: null });
    expect(script.maps[0]?.steps).toEqual([]);
    expect(script.settlementFacts).toMatchObject({ score: true, duration: true });
    expect(script.facts).toEqual({ winner: 11, score_1: 3, score_2: 1 });
  });

  it('a series won by default is void for a walkover and has no map', () => {
    const awarded = realSeries({ maps: [], score1: 0, score2: 1, winner: 2, walkover: true });
    const script = scriptOfSeries(awarded, basis);
    expect(script).toMatchObject({ voidReason: 'walkover', maps: [], endsAt: AT + SHIFT + 900_000 });
    expect(script.facts).toEqual({ winner: 12, score_1: 0, score_2: 1 });
    expect(script.settlementFacts.score).toBe(false);
  });

  it('a draw has no winner, and CS2 is played in rounds', () => {
    const drawn = realSeries({
      bestOf: 2,
      maps: [realMap(), realMap({ no: 2, winner: 2 })],
      score1: 1,
      score2: 1,
      winner: null,
    });
    expect(scriptOfSeries(drawn, basis).facts).toEqual({ winner: null, score_1: 1, score_2: 1 });
    const rounds = realSeries({ gameTypeId: 3, maps: [realMap({ score1: 13, score2: 8 })] });
    expect(scriptOfSeries(rounds, basis)).toMatchObject({
      rules: 'rounds',
      settlementFacts: { score: true, duration: false },
    });
    expect(scriptOfSeries(rounds, basis).maps[0]?.steps).toHaveLength(21);
  });
});
