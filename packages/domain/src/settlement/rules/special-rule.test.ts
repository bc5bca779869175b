import { describe, expect, it } from 'vitest';

import { settlePlay } from '../settle-play';
import { buildUnsettledPlay, outcomesOf } from '../../testing/index';

const special = (line: number | null) => buildUnsettledPlay('special', [{ kind: 'yes' }, { kind: 'no' }], { line });
const match = { winner: 2, score_1: 2, score_2: 1 };

describe('special', () => {
  it('C7 BET-9 yes wins if at least as many maps were played as its line', () => {
    expect(outcomesOf(special(3_000), { match })).toEqual(['won', 'lost']);
    expect(outcomesOf(special(3_000), { match: { ...match, score_2: 0 } })).toEqual(['lost', 'won']);
  });

  it('C7 BET-9 is void with another number of maps than announced', () => {
    expect(outcomesOf(special(3_000), { match: { ...match, best_of: 5 } })).toEqual(['format_change', 'format_change']);
  });

  it('C7 BET-9 without a line only an operator decides it', () => {
    expect(settlePlay(special(null), { map: null, match })).toBeNull();
  });
});
