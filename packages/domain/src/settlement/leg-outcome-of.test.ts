import { CATEGORY } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import type { SettledPoint } from './settled-point';
import { legOutcomeOf } from './leg-outcome-of';

const STARTED_AT = 1_770_000_000_000;
const WON: SettledPoint = {
  point_id: 7,
  outcome: 'won',
  void_reason: null,
  dead_heat: 1,
  result: '2:1',
  rule: 'match-winner@1',
};
const LATE: SettledPoint = {
  point_id: 7,
  outcome: 'void',
  void_reason: 'late_bet',
  dead_heat: 1,
  result: null,
  rule: 'started-early@1',
};

describe('legOutcomeOf', () => {
  it.each(['normal_bet', 'fix_bet', 'champion_bet', 'parlay_game'] as const)(
    'BET-9 started early: a %s leg placed at the real start or later is void, one placed a millisecond before is not',
    (category) => {
      const placedAt = (placed_at: number) =>
        legOutcomeOf({ category_id: CATEGORY[category], placed_at }, WON, STARTED_AT);
      expect(placedAt(STARTED_AT - 1)).toEqual(WON);
      expect(placedAt(STARTED_AT)).toEqual(LATE);
      expect(placedAt(STARTED_AT + 60_000)).toEqual(LATE);
    },
  );

  it('BET-9 started early: a live leg placed after the start is not void', () => {
    const leg = { category_id: CATEGORY.live_bet, placed_at: STARTED_AT + 1 };
    expect(legOutcomeOf(leg, WON, STARTED_AT)).toEqual(WON);
  });

  it('BET-9 a match that did not begin early leaves every leg its outcome', () => {
    const leg = { category_id: CATEGORY.fix_bet, placed_at: STARTED_AT + 1 };
    expect(legOutcomeOf(leg, { ...WON, outcome: 'dead_heat', dead_heat: 3 }, null)).toMatchObject({
      outcome: 'dead_heat',
      dead_heat: 3,
    });
  });
});
