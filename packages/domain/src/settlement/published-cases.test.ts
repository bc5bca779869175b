import type { MarketCode } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  FIRST,
  SECOND,
  buildUnsettledPlay,
  buildMapFacts,
  buildMatchFacts,
  buildOutrightFacts,
  buildPlay,
  buildRunners,
  outcomesOf,
  resultOf,
  type LinedPick,
} from '../testing/index';
import { settlePlay } from './settle-play';
import type { UnsettledPlay, SettledPoint, KnownFacts } from './settled-point';
import { voidPlay } from './void-play';

const TEAMS = [FIRST, SECOND];
const OVER_UNDER = [{ kind: 'over' }, { kind: 'under' }] as const;

function settle(
  plays: ReadonlyMap<string, UnsettledPlay>,
  settled: ReadonlyMap<string, SettledPoint[]>,
  facts: KnownFacts,
): Map<string, SettledPoint[]> {
  const more = [...plays].flatMap(([name, play]) => {
    const points = settled.get(name) ?? settlePlay(play, facts);
    return points === null ? [] : [[name, points] as const];
  });
  return new Map(more);
}

function rulesOf(settled: ReadonlyMap<string, SettledPoint[]>): string[][] {
  return [...settled].map(([name, points]) => [name, ...points.map(({ outcome, rule }) => `${outcome} ${rule}`)]);
}

describe('the published cases', () => {
  it('BET-9 postponed: undecided points are void, decided ones remain settled', () => {
    const plays = new Map([
      ['map 1', buildUnsettledPlay('map_winner', TEAMS)],
      ['match', buildUnsettledPlay('match_winner', TEAMS)],
    ]);
    const played = settle(plays, new Map(), { map: buildMapFacts(), match: null });
    const undecided = [...plays].filter(([name]) => !played.has(name));
    const all = new Map([...played, ...undecided.map(([name, play]) => [name, voidPlay(play, 'postponed')] as const)]);
    expect(rulesOf(all)).toEqual([
      ['map 1', 'won map-winner@1', 'lost map-winner@1'],
      ['match', 'void postponed@1', 'void postponed@1'],
    ]);
  });

  it('BET-9 walkover before the start: every play of the match is void', () => {
    expect(voidPlay(buildPlay(), 'walkover').map(({ outcome, rule }) => [outcome, rule])).toEqual([
      ['void', 'walkover@1'],
      ['void', 'walkover@1'],
    ]);
  });

  it('BET-9 map not played: the third map of a 2:0 is void, the match is not', () => {
    const map = buildMapFacts({ status: 'not_played', winner: null, score_1: null, score_2: null });
    const match = buildMatchFacts({ score_2: 0 });
    expect(outcomesOf(buildUnsettledPlay('map_winner', TEAMS, { round: 3 }), { map, match })).toEqual([
      'not_played',
      'not_played',
    ]);
    expect(outcomesOf(buildUnsettledPlay('match_winner', TEAMS), { map, match })).toEqual(['won', 'lost']);
  });

  it('BET-9 remake: decided plays remain settled, the rest follows the remade map', () => {
    const first = buildMapFacts({ first_blood: 3 });
    const remade = buildMapFacts({ first_blood: 2, winner: 3, score_1: 5, score_2: 9 });
    const early = new Map([['first blood', buildUnsettledPlay('first_blood', TEAMS)]]);
    const all = new Map([
      ...early,
      ['winner', buildUnsettledPlay('map_winner', TEAMS)],
      ['total', buildUnsettledPlay('total_kills', OVER_UNDER, { line: 20_500 })],
    ]);
    const before = settle(early, new Map(), { map: first, match: null });
    const after = settle(all, before, { map: remade, match: null });
    expect(rulesOf(after)).toEqual([
      ['first blood', 'lost first-blood@2', 'won first-blood@2'],
      ['winner', 'lost map-winner@1', 'won map-winner@1'],
      ['total', 'lost total-kills@2', 'won total-kills@2'],
    ]);
  });

  it('BET-9 surrender: the map counts as played, with the kills and length at that time', () => {
    const map = buildMapFacts({ winner: 3, score_1: 12, score_2: 9, duration_s: 1_215, first_tower: 3 });
    expect(outcomesOf(buildUnsettledPlay('map_winner', TEAMS), { map })).toEqual(['lost', 'won']);
    expect(outcomesOf(buildUnsettledPlay('first_tower', TEAMS), { map })).toEqual(['lost', 'won']);
    expect(outcomesOf(buildUnsettledPlay('total_kills', OVER_UNDER, { line: 20_500 }), { map })).toEqual([
      'won',
      'lost',
    ]);
    expect(resultOf(buildUnsettledPlay('duration', OVER_UNDER, { line: 20_000 }), { map })).toBe('20:15');
  });

  it('BET-9 overtime: its rounds count for winner, total and handicap', () => {
    const map = buildMapFacts({ winner: 2, score_1: 19, score_2: 16 });
    const handicap: LinedPick[] = [
      [FIRST, -2_500],
      [SECOND, 2_500],
    ];
    expect(outcomesOf(buildUnsettledPlay('map_winner', TEAMS), { map })).toEqual(['won', 'lost']);
    expect(outcomesOf(buildUnsettledPlay('total_rounds', OVER_UNDER, { line: 34_500 }), { map })).toEqual([
      'won',
      'lost',
    ]);
    expect(outcomesOf(buildUnsettledPlay('rounds_handicap', handicap), { map })).toEqual(['won', 'lost']);
  });

  it('BET-9 overtime: where a draw is on offer a level match is the draw', () => {
    const play = buildUnsettledPlay('match_result', [FIRST, { kind: 'draw' }, SECOND]);
    const match = buildMatchFacts({ winner: null, score_1: 1, score_2: 1 });
    expect(outcomesOf(play, { match })).toEqual(['lost', 'won', 'lost']);
  });

  it('BET-9 pistols: rounds 1 and 13, each of its own', () => {
    const map = buildMapFacts({ pistol_1: 3, pistol_13: 2 });
    expect(outcomesOf(buildUnsettledPlay('pistol_1', TEAMS), { map })).toEqual(['lost', 'won']);
    expect(outcomesOf(buildUnsettledPlay('pistol_13', TEAMS), { map })).toEqual(['won', 'lost']);
    const short = buildMapFacts({ pistol_13: null });
    expect(outcomesOf(buildUnsettledPlay('pistol_13', TEAMS), { map: short })).toEqual([
      'unverifiable_result',
      'unverifiable_result',
    ]);
  });

  it('BET-9 race not reached: void', () => {
    const play = buildUnsettledPlay('race_to_kills', TEAMS, { line: 25_000 });
    expect(outcomesOf(play, { map: buildMapFacts() })).toEqual(['no_result', 'no_result']);
  });

  it('BET-9 duration on the minute: over', () => {
    const play = buildUnsettledPlay('duration', OVER_UNDER, { line: 34_000 });
    expect(outcomesOf(play, { map: buildMapFacts({ duration_s: 34 * 60 }) })).toEqual(['won', 'lost']);
  });

  it('BET-9 dead heat: the winners of an outright share, who withdrew is void, the others lose', () => {
    const play = buildUnsettledPlay('outright', buildRunners(4));
    const outright = buildOutrightFacts({ winners: [11, 13], withdrawn: [14] });
    const settled = settlePlay(play, { map: null, match: null, outright }) ?? [];
    expect(settled.map(({ outcome, dead_heat }) => [outcome, dead_heat])).toEqual([
      ['dead_heat', 2],
      ['lost', 1],
      ['dead_heat', 2],
      ['void', 1],
    ]);
  });
});

describe('sides swapped in the feed', () => {
  const BY_TEAM: readonly MarketCode[] = [
    'match_winner',
    'match_result',
    'map_handicap',
    'at_least_one_map',
    'map_winner',
    'kill_handicap',
    'race_to_kills',
    'first_blood',
    'rounds_handicap',
    'pistol_1',
  ];

  it('BET-9 sides swapped: a pick follows its team id, at either position of the team', () => {
    const score = fc.integer({ min: 0, max: 30 });
    const team = fc.constantFrom(2, 3);
    const line = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters * 250);
    fc.assert(
      fc.property(fc.constantFrom(...BY_TEAM), line, score, score, team, (market, at, score_1, score_2, winner) => {
        const picks: LinedPick[] = [
          [FIRST, at],
          [SECOND, -at],
        ];
        const play = buildUnsettledPlay(market, picks, { line: market === 'race_to_kills' ? 10_000 : null });
        const swapped = { ...play, team_id_1: play.team_id_2, team_id_2: play.team_id_1 };
        const first = { winner, first_blood: winner, pistol_1: winner, races: [[10, winner]] as [number, number][] };
        const facts = (one: number, two: number): KnownFacts => ({
          map: buildMapFacts({ ...first, score_1: one, score_2: two }),
          match: buildMatchFacts({ winner, score_1: one, score_2: two }),
        });
        expect(outcomesOf(swapped, facts(score_2, score_1))).toEqual(outcomesOf(play, facts(score_1, score_2)));
      }),
      { numRuns: 2_000 },
    );
  });
});
