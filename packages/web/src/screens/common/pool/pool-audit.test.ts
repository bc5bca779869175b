import { buildClosedPool, buildPoolInfo, buildPoolPoint } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { recountPool } from './pool-audit';

/** 115.01 on four scores at 10 %: odds of 2.070 leave 0.01 breakage. */
const UNEVEN = {
  ...buildClosedPool({
    takeout_amount: '11.50',
    breakage: '0.01',
    paid: '103.50',
    stakes: [
      { shop_id: 1, stake: '50.00', count: 1 },
      { shop_id: 2, stake: '30.00', count: 1 },
      { shop_id: 3, stake: '20.00', count: 1 },
      { shop_id: 4, stake: '15.01', count: 1 },
    ],
  }),
  takeout: 100,
  gross: '115.01',
  points: ['50.00', '30.00', '20.00', '15.01'].map((stakes, index) =>
    buildPoolPoint({ shop_id: index + 1, stakes, tickets: 1, outcome: index === 0 ? 'won' : 'lost' }),
  ),
};

describe('a pool counted in the browser', () => {
  it('R32 agrees to the minor unit: gross − takeout − breakage is what was paid', () => {
    expect(recountPool(UNEVEN)).toEqual({
      refunded: '0.00',
      takeout: '11.50',
      breakage: '0.01',
      paid: '103.50',
      agrees: true,
    });
  });

  it('R32 counts tickets that are alike as often as there are', () => {
    expect(recountPool(buildClosedPool())).toMatchObject({ paid: '92.00', agrees: true });
  });

  it.each([
    ['a payout that is one unit more', { paid: '92.01' }],
    ['a breakage that is kept', { breakage: '0.01', paid: '91.99' }],
    ['a takeout that is too high', { takeout_amount: '9.00', paid: '91.00' }],
    ['another number of tickets', { tickets: 3 }],
    ['a refund that was none', { is_refund: 1 }],
    ['tickets that are not all there', { stakes: [{ shop_id: 1, stake: '25.00', count: 1 }] }],
  ] satisfies [string, Parameters<typeof buildClosedPool>[0]][])('R32 does not agree with %s', (_case, closing) => {
    expect(recountPool(buildClosedPool(closing))?.agrees).toBe(false);
  });

  it('R32 no stake on the winner: every stake goes back and nothing is retained', () => {
    const pool = buildClosedPool({
      is_refund: 1,
      tickets: 2,
      takeout_amount: '0.00',
      paid: '0.00',
      refunded: '50.00',
      stakes: [
        { shop_id: 2, stake: '30.00', count: 1 },
        { shop_id: 3, stake: '20.00', count: 1 },
      ],
    });
    const [first, ...others] = pool.points;
    const points = [...(first === undefined ? [] : [{ ...first, stakes: '0.00', tickets: 0 }]), ...others];
    expect(recountPool({ ...pool, points })).toMatchObject({ refunded: '50.00', paid: '0.00', agrees: true });
  });

  it('R32 a void match: every stake goes back', () => {
    const pool = buildClosedPool({ is_refund: 1, takeout_amount: '0.00', paid: '0.00', refunded: '100.00' });
    const points = pool.points.map((point) => ({ ...point, outcome: 'void' as const }));
    expect(recountPool({ ...pool, points })).toMatchObject({ refunded: '100.00', agrees: true });
  });

  it('R32 has nothing to count while the pool is open, and if the tickets are missing', () => {
    expect(recountPool(buildPoolInfo())).toBeNull();
    expect(recountPool(buildClosedPool({ stakes: null }))).toBeNull();
  });
});
