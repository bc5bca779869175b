import { describe, expect, it } from 'vitest';

import { buildPlay } from '../testing/index';
import { RULE_BOOK } from './rule-book';
import { voidPlay } from './void-play';

describe('voidPlay', () => {
  it('BET-9 a void match voids every point of a play, with its reason and rule', () => {
    const voided = { outcome: 'void', void_reason: 'cancelled', dead_heat: 1, result: null, rule: 'match-void@1' };
    expect(voidPlay(buildPlay(), 'cancelled')).toEqual([
      { point_id: 1, ...voided },
      { point_id: 2, ...voided },
    ]);
  });

  it.each([
    ['postponed', 'postponed'],
    ['walkover', 'walkover'],
    ['abandoned', 'match_void'],
    ['incorrect_odds', 'obvious_error'],
    ['incorrect_line', 'obvious_error'],
    ['pool_refund', 'pool'],
  ] as const)('BET-9 a play void as %s names the published rule of the case %s', (reason, about) => {
    const rules = voidPlay(buildPlay(), reason).map(({ rule }) => RULE_BOOK.get(rule));
    expect(rules).toEqual([
      { kind: 'case', case: about, isCurrent: true },
      { kind: 'case', case: about, isCurrent: true },
    ]);
  });

  it('BET-9 uses the given rule', () => {
    expect(voidPlay(buildPlay(), 'not_played', 'map-winner@1')[0]?.rule).toBe('map-winner@1');
  });
});
