import { describe, expect, it } from 'vitest';

import { buildMapFacts, buildMatchFacts } from '../testing/index';
import { validateMapResult, validateMatchResult } from './validate-result';

const context = { team_id_1: 2, team_id_2: 3, best_of: 3, hasBegun: true };

describe('bad-input 127: results', () => {
  it.each([
    ['as it was', {}, context, null],
    ['a draw without a winner', { winner: null, score_1: 1, score_2: 1 }, { ...context, best_of: 2 }, null],
    ['of an unknown match', {}, null, 'unknown_match'],
    ['before it began', {}, { ...context, hasBegun: false }, 'not_started'],
    ['won by a team that does not play', { winner: 9 }, context, 'foreign_winner'],
    ['won by both', { score_1: 2, score_2: 2 }, context, 'impossible_score'],
    ['won by the loser', { winner: 3 }, context, 'impossible_score'],
    ['with more maps than there are', { score_1: 3, score_2: 1 }, context, 'impossible_score'],
    ['of the longer format it was changed to', { score_1: 3, score_2: 1, best_of: 5 }, context, null],
  ] as const)('R34 a match result %s', (_name, fields, known, violation) => {
    expect(validateMatchResult(buildMatchFacts(fields), known)).toBe(violation);
  });

  it('R34 a map result needs a map that there is and a side that won it', () => {
    expect(validateMapResult(buildMapFacts(), 3, context)).toBeNull();
    expect(validateMapResult(buildMapFacts(), 4, context)).toBe('impossible_score');
    expect(validateMapResult(buildMapFacts({ winner: 9 }), 1, context)).toBe('foreign_winner');
    expect(validateMapResult(buildMapFacts(), 1, null)).toBe('unknown_match');
    expect(
      validateMapResult(buildMapFacts({ status: 'not_played', winner: null }), 3, { ...context, hasBegun: false }),
    ).toBeNull();
  });
});
