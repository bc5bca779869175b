import { describe, expect, it } from 'vitest';

import { FIRST, SECOND, buildUnsettledPlay, buildMatchFacts, outcomesOf } from '../../testing/index';

const PLAYS = {
  map_handicap: buildUnsettledPlay('map_handicap', [
    [FIRST, -1_500],
    [SECOND, 1_500],
  ]),
  total_maps: buildUnsettledPlay('total_maps', [{ kind: 'over' }, { kind: 'under' }], { line: 2_500 }),
  correct_score: buildUnsettledPlay('correct_score', [
    { kind: 'score', score_1: 2, score_2: 1 },
    { kind: 'score', score_1: 2, score_2: 0 },
  ]),
  at_least_one_map: buildUnsettledPlay('at_least_one_map', [FIRST, SECOND]),
};

describe('a match over another number of maps than announced', () => {
  it.each(Object.entries(PLAYS))('BET-9 number of maps changed: %s is void', (_market, play) => {
    const voided = ['format_change', 'format_change'];
    expect(outcomesOf(play, { match: buildMatchFacts({ best_of: 1, score_1: 1, score_2: 0 }) })).toEqual(voided);
    expect(outcomesOf(play, { match: buildMatchFacts({ best_of: 5 }) })).toEqual(voided);
  });

  it.each(Object.entries(PLAYS))(
    'BET-9 number of maps as announced, reported or not: %s is settled',
    (_market, play) => {
      const unsaid = outcomesOf(play, { match: buildMatchFacts() });
      expect(unsaid).not.toContain('format_change');
      expect(outcomesOf(play, { match: buildMatchFacts({ best_of: 3 }) })).toEqual(unsaid);
    },
  );

  it('BET-9 number of maps changed: winner and result of the match are settled', () => {
    const match = buildMatchFacts({ best_of: 1, score_1: 1, score_2: 0 });
    expect(outcomesOf(buildUnsettledPlay('match_winner', [FIRST, SECOND]), { match })).toEqual(['won', 'lost']);
    const result = buildUnsettledPlay('match_result', [FIRST, { kind: 'draw' }, SECOND]);
    expect(outcomesOf(result, { match })).toEqual(['won', 'lost', 'lost']);
  });
});
