import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  FIRST,
  SECOND,
  buildUnsettledPlay,
  buildMapFacts,
  buildMatchFacts,
  outcomesOf,
  resultOf,
} from '../../testing/index';

const OVER = { kind: 'over' } as const;
const UNDER = { kind: 'under' } as const;

describe('handicaps', () => {
  it.each([
    [-1_500, 'lost', 'won'],
    [-1_250, 'half_lost', 'half_won'],
    [-1_000, 'push', 'push'],
    [-750, 'half_won', 'half_lost'],
    [-500, 'won', 'lost'],
    [1_500, 'won', 'lost'],
  ])('BET-9 2:1 with a handicap of %i thousandths on the first team: %s, and %s against it', (line, own, other) => {
    const play = buildUnsettledPlay('map_handicap', [
      [FIRST, line],
      [SECOND, -line],
    ]);
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual([own, other]);
    expect(resultOf(play, { match: buildMatchFacts() })).toBe('2:1');
  });

  it.each(['kill_handicap', 'rounds_handicap'] as const)('BET-9 %s reads the score of its map', (market) => {
    const play = buildUnsettledPlay(market, [
      [SECOND, 9_500],
      [FIRST, -8_500],
      [SECOND, 9_000],
    ]);
    expect(outcomesOf(play, { map: buildMapFacts() })).toEqual(['won', 'won', 'push']);
    expect(resultOf(play, { map: buildMapFacts() })).toBe('20:11');
  });

  it('BET-9 without its line a handicap is void', () => {
    const play = buildUnsettledPlay('map_handicap', [[FIRST, -1_500], SECOND]);
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['incorrect_line', 'incorrect_line']);
  });

  it('BET-9 a team of another match is void', () => {
    const play = buildUnsettledPlay('map_handicap', [[{ kind: 'team', team_id: 9 }, -1_500]]);
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['unverifiable_result']);
  });

  it('BET-9 the two sides of a line mirror each other for any score and quarter line', () => {
    const mirror = { won: 'lost', lost: 'won', half_won: 'half_lost', half_lost: 'half_won', push: 'push' };
    const score = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(score, score, fc.integer({ min: -400, max: 400 }), (score_1, score_2, quarters) => {
        const line = quarters * 250;
        const play = buildUnsettledPlay('kill_handicap', [
          [FIRST, line],
          [SECOND, -line],
        ]);
        const [own = '', other] = outcomesOf(play, { map: buildMapFacts({ score_1, score_2 }) }) ?? [];
        expect(mirror).toHaveProperty(own, other);
      }),
    );
  });
});

describe('totals', () => {
  it.each([
    ['total_kills', 30_500, 'won', 'lost'],
    ['total_kills', 31_000, 'push', 'push'],
    ['total_kills', 30_750, 'half_won', 'half_lost'],
    ['total_kills', 31_250, 'half_lost', 'half_won'],
    ['total_rounds', 31_500, 'lost', 'won'],
  ] as const)('BET-9 %s of 31 against %i thousandths: over %s, under %s', (market, line, over, under) => {
    const play = buildUnsettledPlay(market, [OVER, UNDER], { line });
    expect(outcomesOf(play, { map: buildMapFacts() })).toEqual([over, under]);
    expect(resultOf(play, { map: buildMapFacts() })).toBe('31');
  });

  it('BET-9 total_maps counts the maps of both teams', () => {
    const play = buildUnsettledPlay('total_maps', [OVER, UNDER], { line: 2_500 });
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['won', 'lost']);
    expect(outcomesOf(play, { match: buildMatchFacts({ score_2: 0 }) })).toEqual(['lost', 'won']);
  });

  it('BET-9 a total without its line is void, and so is a pick that is neither over nor under', () => {
    expect(outcomesOf(buildUnsettledPlay('total_kills', [OVER]), { map: buildMapFacts() })).toEqual(['incorrect_line']);
    const strange = buildUnsettledPlay('total_kills', [FIRST], { line: 30_500 });
    expect(outcomesOf(strange, { map: buildMapFacts() })).toEqual(['unverifiable_result']);
  });
});

describe('odd or even', () => {
  it.each(['odd_even_kills', 'odd_even_rounds'] as const)(
    'BET-9 %s uses the sum of both teams; zero is even',
    (market) => {
      const play = buildUnsettledPlay(market, [{ kind: 'odd' }, { kind: 'even' }]);
      expect(outcomesOf(play, { map: buildMapFacts() })).toEqual(['won', 'lost']);
      expect(outcomesOf(play, { map: buildMapFacts({ score_1: 0, score_2: 0 }) })).toEqual(['lost', 'won']);
    },
  );
});

describe('correct score', () => {
  it('BET-9 only the very score wins', () => {
    const score = (score_1: number, score_2: number) => ({ kind: 'score', score_1, score_2 }) as const;
    const play = buildUnsettledPlay('correct_score', [score(2, 0), score(2, 1), score(1, 2), score(0, 2)]);
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['lost', 'won', 'lost', 'lost']);
  });
});
