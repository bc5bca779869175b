import { describe, expect, it } from 'vitest';

import { closePool, type PoolToClose } from './close-pool';

/** G 265.00, t 10 %. */
const PUBLISHED = [50n, 30n, 20n, 15n, 150n].map((stakes, index) => ({ point_id: index + 1, stakes: stakes * 100n }));

const close = (stakes: readonly bigint[], fields: Partial<PoolToClose> = {}) =>
  closePool({
    takeout: 80,
    points: stakes.map((amount, index) => ({ point_id: index + 1, stakes: amount })),
    winners: [1],
    withdrawn: [],
    is_void: false,
    ...fields,
  });
const oddsOf = (stakes: readonly bigint[], fields: Partial<PoolToClose> = {}): string[] | string => {
  const closing = close(stakes, fields);
  return closing.kind === 'refund'
    ? closing.reason
    : closing.dividends.map(({ point_id, odds }) => `${point_id} at ${odds}`);
};

describe('closePool', () => {
  it.each([
    [1, 4_770n],
    [2, 7_950n],
    [3, 11_925n],
    [4, 15_900n],
    [5, 1_590n],
  ])('BET-2 the published check: outcome %i of G 265, t 10 %% pays %i', (winner, odds) => {
    const pool = { takeout: 100, points: PUBLISHED, winners: [winner], withdrawn: [], is_void: false };
    expect(closePool(pool)).toEqual({
      kind: 'paid',
      gross: 26_500n,
      takeout: 2_650n,
      net: 23_850n,
      dividends: [{ point_id: winner, odds }],
      withdrawn: [],
    });
  });

  it('BET-2 odds are cut to 0.001, the takeout to the minor unit', () => {
    expect(close([300n, 700n, 1n], { takeout: 80 })).toMatchObject({ gross: 1_001n, takeout: 80n, net: 921n });
    expect(oddsOf([300n, 700n], { takeout: 80 })).toEqual(['1 at 3066']);
  });

  it('R32 dead heat: the profit is shared evenly, each winner adds its part to its stakes', () => {
    // N 920, P 920 − 300 − 200 = 420: 1 + 210 / 300 and 1 + 210 / 200.
    expect(oddsOf([300n, 200n, 500n], { winners: [1, 2] })).toEqual(['1 at 1700', '2 at 2050']);
  });

  it('R32 dead heat: a winner without stakes has no part', () => {
    expect(oddsOf([300n, 0n, 700n], { winners: [1, 2] })).toEqual(oddsOf([300n, 0n, 700n], { winners: [1] }));
  });

  it('R32 a winner gets at least the stake: the takeout pays the difference', () => {
    expect(close([990n, 10n])).toEqual({
      kind: 'paid',
      gross: 1_000n,
      takeout: 10n,
      net: 990n,
      dividends: [{ point_id: 1, odds: 1_000n }],
      withdrawn: [],
    });
  });

  it('R32 all outcomes win: every stake is paid back as a payout and the house keeps nothing', () => {
    expect(close([600n, 400n], { winners: [1, 2] })).toMatchObject({
      takeout: 0n,
      net: 1_000n,
      dividends: [{ odds: 1_000n }, { odds: 1_000n }],
    });
  });

  it('R32 a withdrawn outcome: its stakes go back and the pool is counted without them', () => {
    const closing = close([300n, 200n, 500n], { withdrawn: [3, 99] });
    expect(closing).toMatchObject({ kind: 'paid', gross: 500n, takeout: 40n, net: 460n, withdrawn: [3] });
    expect(oddsOf([300n, 200n, 500n], { withdrawn: [3] })).toEqual(['1 at 1533']);
  });

  it.each([
    ['there is no winner', [300n, 700n], { winners: [] }],
    ['the winner has no stakes', [300n, 0n, 700n], { winners: [2] }],
    ['the winner was not on offer', [300n, 700n], { winners: [99] }],
    ['the winner had withdrawn', [300n, 200n, 500n], { withdrawn: [1] }],
    ['the stakes are on one outcome alone', [300n, 0n, 0n], {}],
    ['a withdrawal leaves one outcome', [300n, 200n, 0n], { withdrawn: [2] }],
    ['there is no stake at all', [0n, 0n], {}],
  ] as const)('R32 %s: every stake goes back', (_case, stakes, fields) => {
    expect(close(stakes, fields)).toEqual({ kind: 'refund', reason: 'pool_refund' });
  });

  it('R32 a cancelled match: every stake is refunded, whatever winner is reported', () => {
    expect(close([300n, 700n], { is_void: true })).toEqual({ kind: 'refund', reason: 'cancelled' });
  });

  it('BET-2 without a takeout the whole gross is paid; amounts beyond 2^53 stay exact', () => {
    expect(oddsOf([400n, 600n], { takeout: 0 })).toEqual(['1 at 2500']);
    expect(close([3n * 10n ** 20n, 7n * 10n ** 20n])).toMatchObject({ net: 92n * 10n ** 19n });
  });
});
