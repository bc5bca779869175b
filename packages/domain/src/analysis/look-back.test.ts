import { MARKET_CODES, type MapFacts } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settlePlay } from '../settlement/settle-play';
import { buildMapFacts, buildUnsettledPlay, FIRST, SECOND } from '../testing/index';
import type { AnalysedMatch } from './analysed-match';
import { lookBack, lookBackBasis } from './look-back';

/** Teams 2 and 3 meet; others are opponents. */
const [A, B] = [2, 3];
const OVER_UNDER = [{ kind: 'over' }, { kind: 'under' }] as const;

interface Past extends Partial<Omit<AnalysedMatch, 'maps'>> {
  readonly maps?: readonly Partial<MapFacts>[];
}

let games = 0;

/** Team 1 wins 2:1; a map is 20:11 in 34 minutes. */
function past(teamId1: number, teamId2: number, { maps = [{}, {}, {}], ...fields }: Past = {}): AnalysedMatch {
  games += 1;
  return {
    ...{ gameId: games, teamId1, teamId2, bestOf: 3, winner: teamId1, score1: 2, score2: 1 },
    maps: maps.map((facts, index) => ({ round: index + 1, facts: buildMapFacts({ winner: teamId1, ...facts }) })),
    ...fields,
  };
}

const tallies = (found: ReturnType<typeof lookBack>) => found?.map(({ won, lost }) => [won, lost]);

describe('lookBack', () => {
  it('STATS-6 a point on a team uses the matches of this team, in any position, against any opponent', () => {
    const samples = { team1: [past(A, 90), past(91, A)], team2: [past(B, 92), past(B, 93), past(94, B)] };
    const winner = lookBack(buildUnsettledPlay('match_winner', [FIRST, SECOND], { round: 0 }), samples);
    expect(tallies(winner)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(winner?.[0]?.teams).toEqual([{ team_id: A, won: 1, lost: 1, pushed: 0, voided: 0, matches: 2 }]);
    const maps = lookBack(buildUnsettledPlay('map_winner', [FIRST, SECOND], { round: 3 }), samples);
    expect(tallies(maps)).toEqual([
      [3, 3],
      [6, 3],
    ]);
    expect(maps?.[1]?.matches).toBe(3);
  });

  it('STATS-6 totals use the matches of both teams, count a meeting once, and list each team', () => {
    const meeting = past(A, B, { maps: [{ score_1: 30, score_2: 10 }] });
    const samples = {
      team1: [meeting, past(A, 90, { maps: [{ score_1: 10, score_2: 10 }] })],
      team2: [
        meeting,
        past(91, B, {
          maps: [
            { score_1: 15, score_2: 14 },
            { score_1: 1, score_2: 2 },
          ],
        }),
      ],
    };
    const [over, under] = lookBack(buildUnsettledPlay('total_kills', OVER_UNDER, { line: 26_500 }), samples) ?? [];
    expect(over).toMatchObject({ won: 2, lost: 2, matches: 3 });
    expect(under).toMatchObject({ won: 2, lost: 2 });
    expect(over?.teams.map(({ team_id, won, lost }) => [team_id, won, lost])).toEqual([
      [A, 1, 1],
      [B, 2, 1],
    ]);
  });

  it('STATS-6 a handicap belongs to its team, whichever side it had then', () => {
    const lead = { maps: [{ score_1: 9, score_2: 20 }] };
    const play = buildUnsettledPlay('kill_handicap', [
      [FIRST, -10_500],
      [SECOND, 10_500],
    ]);
    const found = lookBack(play, { team1: [past(90, A, lead), past(A, 90, lead)], team2: [past(B, 91, lead)] });
    expect(tallies(found)).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('STATS-6 a correct score is turned to the order of the teams of this match', () => {
    const scores = [
      { kind: 'score', score_1: 2, score_2: 1 },
      { kind: 'score', score_1: 1, score_2: 2 },
    ] as const;
    const play = buildUnsettledPlay('correct_score', scores, { round: 0 });
    const lostBy = { winner: 90, score1: 2, score2: 1 };
    expect(tallies(lookBack(play, { team1: [past(90, A, lostBy)], team2: [] }))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(tallies(lookBack(play, { team1: [], team2: [past(B, 90)] }))).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('STATS-6 plays of a match use matches of as many maps, except its winner', () => {
    const samples = { team1: [past(A, 90), past(A, 91, { bestOf: 5, score1: 3 })], team2: [] };
    expect(tallies(lookBack(buildUnsettledPlay('match_winner', [FIRST], { round: 0 }), samples))).toEqual([[2, 0]]);
    const total = buildUnsettledPlay('total_maps', OVER_UNDER, { round: 0, line: 2_500 });
    expect(tallies(lookBack(total, samples))).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('STATS-6 pushes and voids are counted apart, a quarter line as a push; maps that were not played are none', () => {
    const maps = [
      { score_1: 16, score_2: 10 },
      { score_1: null, score_2: null },
      { status: 'not_played' as const },
      { status: 'forfeited' as const, score_1: 3, score_2: 2 },
    ];
    const samples = { team1: [past(A, 90, { maps })], team2: [] };
    const whole = lookBack(buildUnsettledPlay('total_kills', OVER_UNDER, { line: 26_000 }), samples)?.[0];
    expect(whole).toMatchObject({ won: 0, lost: 0, pushed: 1, voided: 2, matches: 0 });
    const quarter = lookBack(buildUnsettledPlay('total_kills', OVER_UNDER, { line: 25_750 }), samples)?.[0];
    expect(quarter).toMatchObject({ won: 0, lost: 0, pushed: 1, voided: 2 });
  });

  it('bad-input 186: each fact has its own number of maps; 0 kills, 0 s and 999 rounds are values', () => {
    const maps = [
      { first_blood: A },
      { first_blood: null, duration_s: 0 },
      { score_1: 999, score_2: 0, first_blood: 90 },
    ];
    const samples = { team1: [past(A, 90, { maps })], team2: [] };
    expect(tallies(lookBack(buildUnsettledPlay('first_blood', [FIRST]), samples))).toEqual([[1, 1]]);
    expect(tallies(lookBack(buildUnsettledPlay('duration', OVER_UNDER, { line: 34_000 }), samples))?.[0]).toEqual([
      2, 1,
    ]);
    expect(tallies(lookBack(buildUnsettledPlay('total_kills', OVER_UNDER, { line: 500_000 }), samples))?.[0]).toEqual([
      1, 2,
    ]);
  });

  it('bad-input 187 without past matches, or if all are void, nothing is counted', () => {
    const play = buildUnsettledPlay('map_winner', [FIRST, SECOND]);
    const nothing = { won: 0, lost: 0, pushed: 0, voided: 0, matches: 0 };
    expect(lookBack(play, { team1: [], team2: [] })?.[0]).toMatchObject(nothing);
    const unknown = past(A, 90, { maps: [{ winner: null }] });
    expect(lookBack(play, { team1: [unknown], team2: [] })?.[0]).toMatchObject({ ...nothing, voided: 1 });
  });

  it('STATS-6 champion and special plays have none', () => {
    expect(lookBack(buildUnsettledPlay('special', [FIRST], { line: 3_000 }), { team1: [], team2: [] })).toBeNull();
    expect(lookBack(buildUnsettledPlay('outright', [FIRST]), { team1: [past(A, 90)], team2: [] })).toBeNull();
    expect(MARKET_CODES.filter((code) => lookBackBasis(code) === null)).toEqual(['outright', 'special']);
  });

  it('STATS-6 on a meeting the outcomes are those that settlement gives, for any market and facts', () => {
    const team = fc.constantFrom(A, B, null);
    const score = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
    const facts = fc.record({
      ...{ winner: team, first_blood: team, first_tower: team, pistol_1: team, pistol_13: team },
      ...{ score_1: score, score_2: score, status: fc.constantFrom('played' as const, 'forfeited' as const) },
    });
    const markets = MARKET_CODES.filter((code) => lookBackBasis(code) === 'map');
    const picks = [FIRST, SECOND, ...OVER_UNDER, { kind: 'odd' }, { kind: 'even' }] as const;
    fc.assert(
      fc.property(fc.constantFrom(...markets), facts, fc.integer({ min: 4, max: 200 }), (market, own, quarters) => {
        const line = quarters * 250;
        const play = buildUnsettledPlay(market, [...picks.map((pick) => [pick, line] as const)], { line });
        const meeting = past(A, B, { maps: [own] });
        const map = meeting.maps[0]?.facts ?? null;
        const settled = settlePlay(play, { map, match: null });
        const found = lookBack(play, { team1: [meeting], team2: [meeting] });
        expect(found?.map(({ won, lost }) => [won, lost])).toEqual(
          settled?.map(({ outcome }) => [outcome === 'won' ? 1 : 0, outcome === 'lost' ? 1 : 0]),
        );
      }),
    );
  });
});
