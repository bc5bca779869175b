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

  it('SLIP-8 names the limit that bit and what it leaves', () => {
    expect(checkStake(99n, limits)).toEqual({ refusal: 'amount_low', limit: 100n });
    expect(checkStake(500_001n, limits)).toEqual({ refusal: 'amount_high', limit: 500_000n });
    expect(checkStake(201n, { ...limits, dayLeft: 200n })).toEqual({ refusal: 'day_limit', limit: 200n });
    expect(checkStake(301n, { ...limits, matchLeft: 300n })).toEqual({ refusal: 'match_limit', limit: 300n });
  });

  it('SLIP-8 does not judge a match limit it does not know', () => {
    expect(checkStake(500_000n, { ...limits, matchLeft: null })).toBeNull();
  });

  it('bad-input 56: above the payout limit the allowed stake is told, and that stake passes', () => {
    const tight = { ...limits, maxPayout: 1_000n, odds: [3_000] };
    expect(checkStake(334n, tight)).toEqual({ refusal: 'payout_limit', limit: 333n });
    expect(checkStake(333n, tight)).toBeNull();
  });
});
