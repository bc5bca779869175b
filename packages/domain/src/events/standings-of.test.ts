import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { standingsOf, type PointsRule } from './standings-of';
import { readTieBreakers, type TableMatch, type TieBreaker } from './tie-breakers';

type Result = readonly [team1: number, score1: number, score2: number, team2: number];

/** '1 2:0 3': team 1 beats team 3. */
const readResults = (text: string): readonly Result[] =>
  text.split(', ').map((one) => {
    const [team1 = 0, score1 = 0, score2 = 0, team2 = 0] = one.split(/[ :]/).map(Number);
    return [team1, score1, score2, team2];
  });

const matchesOf = (results: readonly Result[]): TableMatch[] =>
  results.map(([teamId1, score1, score2, teamId2], i) => ({ gameId: i + 1, teamId1, teamId2, score1, score2 }));

const seeded = (count: number) => Array.from({ length: count }, (_, i) => ({ teamId: i + 1, seed: i + 1 }));

/** `place:team`, with the rule that decided it. */
function table(results: readonly Result[], tieBreakers: readonly TieBreaker[], points: PointsRule = 'match_wins') {
  const count = Math.max(...results.flatMap(([one, , , two]) => [one, two]));
  const rows = standingsOf({ teams: seeded(count), matches: matchesOf(results), rules: { points, tieBreakers } });
  return rows.map(({ place, teamId, decidedBy }) => `${place}:${teamId}${decidedBy === null ? '' : ` ${decidedBy}`}`);
}

/** Each of three teams beats the next; team 4 loses to all. */
const CIRCLE = readResults('1 2:0 2, 2 2:1 3, 3 2:1 1, 1 2:0 4, 2 2:0 4, 3 2:0 4');

describe('standings', () => {
  it('EVENT-2 counts wins, draws, defeats, maps and points of finished matches', () => {
    const matches = matchesOf(readResults('1 2:0 2, 1 1:1 3, 2 1:2 3'));
    const rows = standingsOf({
      teams: seeded(4),
      matches,
      rules: { points: 'match_wins', tieBreakers: ['match_wins', 'map_diff'] },
    });
    expect(rows.find(({ teamId }) => teamId === 1)).toEqual({
      ...{ teamId: 1, won: 1, drawn: 1, lost: 0, mapsWon: 3, mapsLost: 1 },
      ...{ points: 1, place: 1, decidedBy: 'map_diff' },
    });
    expect(rows.find(({ teamId }) => teamId === 4)).toMatchObject({ won: 0, drawn: 0, lost: 0, place: 3 });
  });

  it('EVENT-2 3, 2, 1 and 0 points by score', () => {
    const results = readResults('1 2:0 2, 1 2:1 3, 2 2:1 3');
    const rows = standingsOf({
      ...{ teams: seeded(3), matches: matchesOf(results) },
      rules: { points: 'by_score', tieBreakers: ['map_diff'] },
    });
    expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
      [1, 5],
      [2, 2],
      [3, 2],
    ]);
    expect(rows[1]?.decidedBy).toBe('map_diff');
  });

  it('EVENT-2 tie-break matches are no part of the record', () => {
    const matches: TableMatch[] = [
      ...matchesOf(readResults('1 2:0 3, 2 2:0 3')),
      { gameId: 9, teamId1: 2, teamId2: 1, score1: 1, score2: 0, isTieBreak: true },
    ];
    const rows = standingsOf({
      ...{ teams: seeded(3), matches },
      rules: { points: 'match_wins', tieBreakers: ['match_wins', 'map_diff', 'tie_break_match'] },
    });
    expect(rows[0]).toMatchObject({ teamId: 2, won: 1, mapsWon: 2, place: 1, decidedBy: 'tie_break_match' });
  });

  it.each<{ name: string; results: readonly Result[]; rules: readonly TieBreaker[]; expected: readonly string[] }>([
    {
      name: 'head to head of two',
      results: readResults('1 2:0 3, 2 2:0 3, 2 2:1 1, 3 2:0 4, 1 2:0 4, 4 2:0 2'),
      rules: ['match_wins', 'h2h_match'],
      expected: ['1:2 h2h_match', '2:1 h2h_match', '3:3 h2h_match', '4:4 h2h_match'],
    },
    {
      name: 'a circle of three by map difference',
      results: CIRCLE,
      rules: ['match_wins', 'h2h_match', 'map_diff'],
      expected: ['1:1 map_diff', '2:3 map_diff', '3:2 map_diff', '4:4'],
    },
    {
      name: 'a circle of three that no rule separates',
      results: CIRCLE,
      rules: ['match_wins', 'h2h_match'],
      expected: ['1:1', '1:2', '1:3', '4:4'],
    },
    {
      name: 'head to head maps among the tied teams only',
      results: [...CIRCLE, ...readResults('2 9:0 4, 1 1:0 4, 3 1:0 4')],
      rules: ['match_wins', 'h2h_map_diff'],
      expected: ['1:1 h2h_map_diff', '2:3 h2h_map_diff', '3:2 h2h_map_diff', '4:4'],
    },
    {
      name: 'map wins',
      results: readResults('1 2:1 3, 2 3:2 4'),
      rules: ['match_wins', 'map_diff', 'map_wins'],
      expected: ['1:2 map_wins', '2:1 map_wins', '3:4 map_wins', '4:3 map_wins'],
    },
    {
      name: 'Swiss by match difference, then Buchholz difference',
      results: readResults('1 2:0 2, 3 2:0 4, 1 2:0 3, 2 2:0 4'),
      rules: ['match_diff', 'buchholz_diff'],
      expected: ['1:1', '2:2', '2:3', '4:4'],
    },
    {
      name: 'seeds',
      results: readResults('1 1:1 2'),
      rules: ['match_wins', 'seed'],
      expected: ['1:1 seed', '2:2 seed'],
    },
    {
      name: 'after a separation the rest is compared among itself',
      results: readResults('1 2:0 4, 2 2:0 1, 3 2:0 1, 3 2:0 2, 2 2:0 4, 1 2:0 5, 4 2:0 3, 5 2:0 3'),
      rules: ['match_wins', 'h2h_match', 'map_diff'],
      expected: ['1:3 h2h_match', '2:2 h2h_match', '3:1 h2h_match', '4:5 map_diff', '5:4 map_diff'],
    },
    {
      name: 'without a stated rule: wins, head to head, maps',
      results: CIRCLE,
      rules: [],
      expected: ['1:1 map_diff', '2:3 map_diff', '3:2 map_diff', '4:4'],
    },
  ])('EVENT-3 $name', ({ results, rules, expected }) => {
    expect(table(results, rules)).toEqual(expected);
  });

  it('EVENT-3 the two forms of Buchholz differ if the opponents played unequally often', () => {
    const results = readResults('1 2:0 3, 2 2:0 4, 3 2:0 5, 4 2:0 5, 6 2:0 4, 4 2:0 7');
    const first = (rule: TieBreaker) => table(results, ['match_wins', rule, 'seed']).find((row) => /:[12]\b/.test(row));
    expect(first('buchholz_wins')).toMatch(/:2 /);
    expect(first('buchholz_diff')).toMatch(/:1 /);
  });

  it('bad-input 182 unknown and repeated tie-breakers are skipped and reported', () => {
    expect(readTieBreakers(['match_wins', 'coin', 'map_diff', 'match_wins', 'constructor'])).toEqual({
      rules: ['match_wins', 'map_diff'],
      skipped: ['coin', 'match_wins', 'constructor'],
    });
  });

  it('bad-input 182 a match with a team outside the table does not count', () => {
    const rules = { points: 'match_wins', tieBreakers: ['match_wins'] } as const;
    const rows = standingsOf({
      teams: seeded(2),
      matches: matchesOf(readResults('1 0:2 9, 1 2:0 2, 1 2:0 1')),
      rules,
    });
    expect(rows.map(({ teamId, won, lost }) => [teamId, won, lost])).toEqual([
      [1, 1, 0],
      [2, 0, 1],
    ]);
  });
});

const RULES: readonly TieBreaker[] = ['match_wins', 'h2h_match', 'map_diff', 'buchholz_diff', 'h2h_map_diff', 'seed'];

const played = fc
  .record({
    one: fc.integer({ min: 1, max: 6 }),
    other: fc.integer({ min: 1, max: 6 }),
    score1: fc.integer({ min: 0, max: 3 }),
    score2: fc.integer({ min: 0, max: 3 }),
  })
  .filter(({ one, other }) => one !== other)
  .map(({ one, other, score1, score2 }): Result => [one, score1, score2, other]);

describe('any standings', () => {
  it('EVENT-2 K12 wins equal defeats, maps won equal maps lost, and every team has a place', () => {
    fc.assert(
      fc.property(
        fc.array(played, { maxLength: 30 }),
        fc.constantFrom<PointsRule>('match_wins', 'by_score'),
        (results, points) => {
          const rows = standingsOf({
            teams: seeded(6),
            matches: matchesOf(results),
            rules: { points, tieBreakers: RULES },
          });
          const total = (read: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + read(row), 0);
          expect(total(({ won }) => won)).toBe(total(({ lost }) => lost));
          expect(total(({ mapsWon }) => mapsWon)).toBe(total(({ mapsLost }) => mapsLost));
          expect(total(({ won, drawn, lost }) => won + drawn + lost)).toBe(2 * results.length);
          expect(rows.map(({ teamId }) => teamId).sort()).toEqual([1, 2, 3, 4, 5, 6]);
          expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
        },
      ),
    );
  });

  it('EVENT-3 K12 the order of teams and matches does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(played, { maxLength: 20 }),
        fc.shuffledSubarray(RULES.slice(0, 5), { minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        (results, tieBreakers, random) => {
          const mixed = <Item>(list: readonly Item[]): Item[] =>
            list
              .map((item) => ({ item, at: random.next().value }))
              .sort((a, b) => a.at - b.at)
              .map(({ item }) => item);
          const rules = { points: 'match_wins', tieBreakers } as const;
          const rows = standingsOf({ teams: seeded(6), matches: matchesOf(results), rules });
          expect(standingsOf({ teams: mixed(seeded(6)), matches: mixed(matchesOf(results)), rules })).toEqual(rows);
        },
      ),
    );
  });
});
