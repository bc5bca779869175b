import { describe, expect, it } from 'vitest';

import { checkCombo, type ComboLeg } from './check-combo';

function leg(id: number, fields: Partial<ComboLeg> = {}): ComboLeg {
  return { game_id: id, play_info_id: id, point_id: id, no_parlay: 0, ...fields };
}

const legs = (count: number): ComboLeg[] => Array.from({ length: count }, (_, index) => leg(index + 1));

describe('checkCombo', () => {
  it.each([0, 1, 2])('SLIP-5 %i legs are too few', (count) => {
    expect(checkCombo(legs(count))).toEqual({ refusal: 'min_legs', shop_ids: [] });
  });

  it.each([3, 15])('SLIP-5 %i legs of different matches are a combo', (count) => {
    expect(checkCombo(legs(count))).toBeNull();
  });

  it('bad-input 42: sixteen legs are too many', () => {
    expect(checkCombo(legs(16))).toEqual({ refusal: 'orders_limit_15', shop_ids: [] });
  });

  it('bad-input 44: the same point twice is named once', () => {
    expect(checkCombo([...legs(3), leg(2)])).toEqual({ refusal: 'duplicate_selection', shop_ids: [2] });
  });

  it('SLIP-6 two markets of one match are refused, and both points named', () => {
    const combo = [...legs(3), leg(4, { game_id: 2 })];
    expect(checkCombo(combo)).toEqual({ refusal: 'one_per_match', shop_ids: [2, 4] });
  });

  it('SLIP-6 highlighted selections cannot join', () => {
    const combo = [leg(1, { no_parlay: 1 }), leg(2), leg(3, { no_parlay: 1 })];
    expect(checkCombo(combo)).toEqual({ refusal: 'no_combo', shop_ids: [1, 3] });
  });
});
