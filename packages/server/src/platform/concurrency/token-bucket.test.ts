import { describe, expect, it } from 'vitest';

import { TokenBucket } from './token-bucket';

describe('TokenBucket', () => {
  it('lets a burst through, then as many as time gives back, never more than the burst', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect(bucket.retryAfter()).toBe(1);
    expect([bucket.take(499), bucket.take(500), bucket.take(501)]).toEqual([false, true, false]);
    expect([1, 2, 3, 4].map(() => bucket.take(60_000))).toEqual([true, true, true, false]);
  });
});
