import { describe, expect, it } from 'vitest';

import { checkStake, type StakeLimits } from './check-stake';

const limits: StakeLimits = {
  min: 100n,
  max: 500_000n,
  dayLeft: 5_000_000n,
  matchLeft: 900_000n,
  maxPayout: 10_000_000n,
  odds: [2_000],
};

describe('checkStake', () => {
  it.each([
    [99n, 'amount_low'],
    [100n, undefined],
    [500_000n, undefined],
    [500_001n, 'amount_high'],
  ])('bad-input 36: a stake of %s against 1.00 to 5,000.00 gives %s', (stake, refusal) => {
    expect(checkStake(stake, limits)?.refusal).toBe(refusal);
  });

  it.each([0n, -1n])('bad-input 31: a stake of %s is too low even without a minimum', (stake) => {
    expect(checkStake(stake, { ...limits, min: 0n })?.refusal).toBe('amount_low');
  });

  it('SLIP-8 names the limit that bit, what it leaves and what it is when nothing is used', () => {
    const withUnused = { ...limits, whole: { day: 7_000n, match: 6_000n, market: 5_000n } };
    const left = { dayLeft: 200n, matchLeft: 300n, marketLeft: 400n };
    const above = (stake: bigint, fields: Partial<StakeLimits>) => checkStake(stake, { ...withUnused, ...fields });
    expect(above(99n, {})).toEqual({ refusal: 'amount_low', limit: 100n, whole: null });
    expect(above(500_001n, {})).toEqual({ refusal: 'amount_high', limit: 500_000n, whole: null });
    expect(above(201n, left)).toEqual({ refusal: 'day_limit', limit: 200n, whole: 7_000n });
    expect(above(301n, { ...left, dayLeft: 999n })).toEqual({ refusal: 'match_limit', limit: 300n, whole: 6_000n });
    expect(above(401n, { marketLeft: 400n })).toEqual({ refusal: 'market_limit', limit: 400n, whole: 5_000n });
    expect(above(400n, { marketLeft: 400n })).toBeNull();
  });

  it('SLIP-8 a limit whose full amount is unknown is returned without it', () => {
    expect(checkStake(201n, { ...limits, dayLeft: 200n })?.whole).toBeNull();
  });

  it('SLIP-8 does not validate an unknown match or market limit', () => {
    expect(checkStake(500_000n, { ...limits, matchLeft: null })).toBeNull();
    expect(checkStake(500_000n, { ...limits, marketLeft: null })).toBeNull();
  });

  it('bad-input 56: above the payout limit the allowed stake is returned, and that stake is valid', () => {
    const tight = { ...limits, maxPayout: 1_000n, odds: [3_000] };
    expect(checkStake(334n, tight)).toEqual({ refusal: 'payout_limit', limit: 333n, whole: null });
    expect(checkStake(333n, tight)).toBeNull();
  });

  it('bad-input 56: the payout of a system is that of all its lines', () => {
    const system = { ...limits, maxPayout: 5_000n, odds: [2_000, 3_000, 4_000], sizes: [2, 3] };
    expect(checkStake(401n, system)).toEqual({ refusal: 'payout_limit', limit: 400n, whole: null });
    expect(checkStake(400n, system)).toBeNull();
  });

  it('bad-input 36: a market limit of nothing refuses the lowest stake', () => {
    expect(checkStake(100n, { ...limits, marketLeft: 0n })).toMatchObject({ refusal: 'market_limit', limit: 0n });
  });
});
