import { describe, expect, it } from 'vitest';

import { COMBO_MIN } from './bet-counts';
import { checkCombo as checkBy } from './check-combo';
import type { ComboLeg } from './combo-leg';

const checkCombo = (legs: readonly ComboLeg[], sizes?: readonly number[]) =>
  checkBy(legs, { sizes, leastLegs: COMBO_MIN });

function leg(id: number, fields: Partial<ComboLeg> = {}): ComboLeg {
  return { game_id: id, play_info_id: id, point_id: id, no_parlay: 0, ...fields };
}

const legs = (count: number): ComboLeg[] => Array.from({ length: count }, (_, index) => leg(index + 1));

const sided = (id: number, fields: Partial<ComboLeg> = {}): ComboLeg =>
  leg(id, {
    sides: { event_id: 1, team_ids: [id, 100 + id], start_time: 0, team_id: id, is_champion: false },
    ...fields,
  });

describe('checkCombo', () => {
  it.each([0, 1, 2])('SLIP-5 %i legs are too few', (count) => {
    expect(checkCombo(legs(count))).toEqual({ refusal: 'min_legs', shop_ids: [] });
  });

  it.each([3, 15])('SLIP-5 %i legs of different matches are a combo', (count) => {
    expect(checkCombo(legs(count))).toBeNull();
  });

  it('bad-input 42: sixteen legs are too many', () => {
    expect(checkCombo(legs(16))).toEqual({ refusal: 'orders_limit_15', shop_ids: [] });
    expect(checkCombo(legs(16), [3])).toEqual({ refusal: 'orders_limit_15', shop_ids: [] });
  });

  it.each([
    [[3], null],
    [[3, 4, 5], null],
    [[2, 3], 'min_legs'],
    [[1], 'min_legs'],
    [[0, 5], 'min_legs'],
    [[6], 'bet_invalid'],
    [[3, 6], 'bet_invalid'],
    [[3, 3], 'bet_invalid'],
    [[], 'bet_invalid'],
  ])('bad-input 51: lines of %j of five legs: %s', (sizes, refusal) => {
    expect(checkCombo(legs(5), sizes)?.refusal ?? null).toBe(refusal);
  });

  it('bad-input 44: the same point twice is named once', () => {
    expect(checkCombo([...legs(3), leg(2)])).toEqual({ refusal: 'duplicate_selection', shop_ids: [2] });
  });

  it('bad-input 45: two markets of one match are refused, and both points named', () => {
    const combo = [...legs(3), leg(4, { game_id: 2 })];
    expect(checkCombo(combo)).toEqual({ refusal: 'one_per_match', shop_ids: [2, 4] });
  });

  it('bad-input 47: highlighted selections cannot join', () => {
    const combo = [leg(1, { no_parlay: 1 }), leg(2), leg(3, { no_parlay: 1 })];
    expect(checkCombo(combo)).toEqual({ refusal: 'no_combo', shop_ids: [1, 3] });
  });

  it('bad-input 46: legs that depend on each other are refused and named, the others not', () => {
    const combo = [sided(1), sided(2), { ...sided(2), point_id: 9, game_id: 9 }, sided(3)];
    expect(checkCombo(combo)).toEqual({ refusal: 'correlated', shop_ids: [2, 9] });
    expect(checkCombo([sided(1), sided(2), sided(3)])).toBeNull();
  });

  it('SLIP-6 returns the first violation: duplicate, highlighted, one match, correlated', () => {
    const correlated = [sided(1), sided(2), { ...sided(2), point_id: 9, game_id: 9 }];
    const oneMatch = [...correlated, sided(4, { game_id: 1 })];
    const highlighted = [...oneMatch, sided(3, { no_parlay: 1 })];
    const duplicate = [...highlighted, sided(4, { game_id: 5 })];
    const refusals = [correlated, oneMatch, highlighted, duplicate].map((combo) => checkCombo(combo)?.refusal);
    expect(refusals).toEqual(['correlated', 'one_per_match', 'no_combo', 'duplicate_selection']);
  });

  it('bad-input 130 highlighted selections of one match are named as such: none of them can stay', () => {
    const combo = [leg(1, { no_parlay: 1 }), leg(2, { game_id: 1, no_parlay: 1 }), leg(3)];
    expect(checkCombo(combo)).toEqual({ refusal: 'no_combo', shop_ids: [1, 2] });
  });

  it('D10 the fewest legs are data: with two, doubles and systems of doubles are combos, singles are not', () => {
    const check = (count: number, sizes?: readonly number[]) =>
      checkBy(legs(count), { sizes, leastLegs: 2 })?.refusal ?? null;
    expect([check(1), check(2), check(3, [2]), check(4, [2, 3, 4]), check(3, [1, 2])]).toEqual([
      'min_legs',
      null,
      null,
      null,
      'min_legs',
    ]);
    expect(checkBy(legs(3), { leastLegs: 4 })?.refusal).toBe('min_legs');
  });
});
