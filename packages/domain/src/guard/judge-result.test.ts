import { describe, expect, it } from 'vitest';

import { buildMapFacts, buildMatchFacts } from '../testing/index';
import { judgeMapResult, judgeMatchResult } from './judge-result';

const ground = { team_id_1: 2, team_id_2: 3, best_of: 3, hasBegun: true };

describe('bad-input 127: results', () => {
  it.each([
    ['as it was', {}, ground, null],
    ['a draw nobody won', { winner: null, score_1: 1, score_2: 1 }, { ...ground, best_of: 2 }, null],
    ['of an unknown match', {}, null, 'unknown_match'],
    ['before it began', {}, { ...ground, hasBegun: false }, 'not_started'],
    ['won by a team that does not play', { winner: 9 }, ground, 'foreign_winner'],
    ['won by both', { score_1: 2, score_2: 2 }, ground, 'impossible_score'],
    ['won by the loser', { winner: 3 }, ground, 'impossible_score'],
    ['with more maps than there are', { score_1: 3, score_2: 1 }, ground, 'impossible_score'],
    ['of the longer format it was changed to', { score_1: 3, score_2: 1, best_of: 5 }, ground, null],
  ] as const)('R34 a match result %s', (_name, fields, known, doubt) => {
    expect(judgeMatchResult(buildMatchFacts(fields), known)).toBe(doubt);
  });

  it('R34 a map result needs a map that there is and a side that won it', () => {
    expect(judgeMapResult(buildMapFacts(), 3, ground)).toBeNull();
    expect(judgeMapResult(buildMapFacts(), 4, ground)).toBe('impossible_score');
    expect(judgeMapResult(buildMapFacts({ winner: 9 }), 1, ground)).toBe('foreign_winner');
    expect(judgeMapResult(buildMapFacts(), 1, null)).toBe('unknown_match');
    expect(
      judgeMapResult(buildMapFacts({ status: 'not_played', winner: null }), 3, { ...ground, hasBegun: false }),
    ).toBeNull();
  });
});
