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

const DRAW = { kind: 'draw' } as const;

describe('match winner', () => {
  const play = buildUnsettledPlay('match_winner', [SECOND, FIRST]);

  it('BET-9 is the official winner, by team and not by place in the list', () => {
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['lost', 'won']);
    const walkover = buildMatchFacts({ winner: 3, score_1: 1, score_2: 0 });
    expect(outcomesOf(play, { match: walkover })).toEqual(['won', 'lost']);
  });

  it('BET-9 is void without a result on a level score, as a draw is not on offer', () => {
    const level = buildMatchFacts({ winner: null, score_1: 1, score_2: 1 });
    expect(outcomesOf(play, { match: level })).toEqual(['no_result', 'no_result']);
  });

  it('BET-9 is void where the winner is unknown or plays in another match', () => {
    const voided = ['unverifiable_result', 'unverifiable_result'];
    expect(outcomesOf(play, { match: buildMatchFacts({ winner: null }) })).toEqual(voided);
    expect(outcomesOf(play, { match: buildMatchFacts({ winner: 9 }) })).toEqual(voided);
  });
});

describe('match result', () => {
  const play = buildUnsettledPlay('match_result', [FIRST, DRAW, SECOND]);

  it.each([
    [{ winner: 2, score_1: 2, score_2: 0 }, ['won', 'lost', 'lost'], '2:0'],
    [{ winner: null, score_1: 1, score_2: 1 }, ['lost', 'won', 'lost'], '1:1'],
    [{ winner: 3, score_1: 0, score_2: 2 }, ['lost', 'lost', 'won'], '0:2'],
  ])('BET-9 of a match of two maps knows the draw: %j', (match, outcomes, result) => {
    expect(outcomesOf(play, { match })).toEqual(outcomes);
    expect(resultOf(play, { match })).toBe(result);
  });

  it('BET-9 has no draw where a level score has an official winner', () => {
    const match = { winner: 3, score_1: 1, score_2: 1 };
    expect(outcomesOf(play, { match })).toEqual(['lost', 'lost', 'won']);
  });

  it('BET-9 is void where the score is not level and the winner unknown', () => {
    const match = buildMatchFacts({ winner: null });
    expect(outcomesOf(play, { match })).toEqual(['unverifiable_result', 'unverifiable_result', 'unverifiable_result']);
  });
});

describe('at least one map', () => {
  const play = buildUnsettledPlay('at_least_one_map', [FIRST, SECOND]);

  it('BET-9 each team is settled separately', () => {
    expect(outcomesOf(play, { match: buildMatchFacts() })).toEqual(['won', 'won']);
    expect(outcomesOf(play, { match: buildMatchFacts({ score_2: 0 }) })).toEqual(['won', 'lost']);
  });

  it('BET-9 a team of another match is void', () => {
    const strange = buildUnsettledPlay('at_least_one_map', [{ kind: 'team', team_id: 9 }]);
    expect(outcomesOf(strange, { match: buildMatchFacts() })).toEqual(['unverifiable_result']);
  });
});

describe('markets of a map whose result is a team', () => {
  it.each([
    ['map_winner', 'winner'],
    ['first_blood', 'first_blood'],
    ['first_tower', 'first_tower'],
    ['pistol_1', 'pistol_1'],
    ['pistol_13', 'pistol_13'],
  ] as const)('BET-9 %s reads the fact %s alone', (market, fact) => {
    const others = { winner: 2, first_blood: 2, first_tower: 2, pistol_1: 2, pistol_13: 2 };
    const map = buildMapFacts({ ...others, [fact]: 3 });
    const play = buildUnsettledPlay(market, [FIRST, SECOND]);
    expect(outcomesOf(play, { map })).toEqual(['lost', 'won']);
    expect(resultOf(play, { map })).toBe('0:1');
    expect(resultOf(play, { map: buildMapFacts({ [fact]: 2 }) })).toBe('1:0');
  });
});
