import { describe, expect, it } from 'vitest';

import { paidLeg } from './paid-leg';

const LEG = { odd: 4_600, outcome: 'won', dead_heat: 1, closing_odd: 3_864 } as const;

describe('paidLeg', () => {
  it('BET-2 pays a winner of a pool its closing odds, every other bet the odds as struck', () => {
    expect(paidLeg(LEG, true)).toEqual({ odd: 3_864, outcome: 'won', dead_heat: 1 });
    expect(paidLeg(LEG, false)).toEqual({ odd: 4_600, outcome: 'won', dead_heat: 1 });
    expect(paidLeg({ ...LEG, closing_odd: null }, true).odd).toBe(4_600);
  });

  it('BET-9 shares a dead heat of a pool once: its closing odds do so already', () => {
    const tied = { ...LEG, outcome: 'dead_heat', dead_heat: 2 } as const;
    expect(paidLeg(tied, true)).toEqual({ odd: 3_864, outcome: 'won', dead_heat: 1 });
    expect(paidLeg(tied, false)).toEqual({ odd: 4_600, outcome: 'dead_heat', dead_heat: 2 });
  });

  it('BET-9 leaves lost and refunded legs unchanged', () => {
    expect(paidLeg({ ...LEG, outcome: 'lost' }, true).outcome).toBe('lost');
    expect(paidLeg({ ...LEG, outcome: 'void' }, true).outcome).toBe('void');
  });
});
