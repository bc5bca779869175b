import { describe, expect, it } from 'vitest';

import { possibleReturn, stakeToWin } from './possible-return';

describe('stakeToWin', () => {
  it('SLIP-8 is the smallest stake that wins as much, for singles, combos and systems', () => {
    const cases: (readonly [readonly number[], readonly number[] | undefined])[] = [
      [[1_010], undefined],
      [[1_955], undefined],
      [[3_000], undefined],
      [[1_955, 2_005, 1_333], undefined],
      [
        [1_955, 2_005, 1_333, 4_750],
        [3, 4],
      ],
    ];
    for (const [odds, sizes] of cases) {
      for (const win of [1n, 7n, 1_000n, 99_999n]) {
        const stake = stakeToWin(win, odds, sizes) ?? 0n;
        const winOf = (staked: bigint): bigint => possibleReturn(staked, odds, null, sizes) - staked;
        expect(winOf(stake)).toBeGreaterThanOrEqual(win);
        expect(winOf(stake - 1n)).toBeLessThan(win);
      }
    }
  });

  it('SLIP-8 odds that return at most the stake win nothing', () => {
    expect(stakeToWin(100n, [1_000])).toBeNull();
    expect(stakeToWin(100n, [1_100, 1_100, 1_100, 1_100], [3])).not.toBeNull();
    expect(stakeToWin(0n, [2_000])).toBe(0n);
  });
});
