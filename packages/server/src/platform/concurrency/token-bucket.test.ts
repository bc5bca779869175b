import { describe, expect, it } from 'vitest';

import { TokenBucket, KeyedBuckets } from './token-bucket';

describe('TokenBucket', () => {
  it('lets a burst through, then as many as time gives back, never more than the burst', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    expect([0, 0, 0, 0].map((now) => bucket.tryAcquire(now))).toEqual([true, true, true, false]);
    expect(bucket.retryAfter()).toBe(1);
    expect([bucket.tryAcquire(499), bucket.tryAcquire(500), bucket.tryAcquire(501)]).toEqual([false, true, false]);
    expect([1, 2, 3, 4].map(() => bucket.tryAcquire(60_000))).toEqual([true, true, true, false]);
  });
});

it('S-M4 counts each key by itself, by cost, and gives back what does not count', () => {
  let now = 0;
  const buckets = new KeyedBuckets({ burst: 10, perSecond: 1 }, 100, () => now);
  expect([buckets.tryAcquire('a', 6), buckets.tryAcquire('a', 6), buckets.tryAcquire('b', 6)]).toEqual([null, 2, null]);
  buckets.release('a', 6);
  expect([buckets.tryAcquire('a', 10), buckets.waitOf('a'), buckets.waitOf('unused')]).toEqual([null, 1, null]);
  now = 60_000;
  buckets.release('a', 100);
  expect([buckets.tryAcquire('a', 10), buckets.tryAcquire('a')]).toEqual([null, 1]);
});

it('S-M4 a hundred thousand keys do not exceed the limit; active keys are remembered', () => {
  const buckets = new KeyedBuckets({ burst: 1, perSecond: 0.001 }, 1_000, () => 0);
  buckets.tryAcquire('persistent');
  for (let key = 0; key < 100_000; key += 1) {
    buckets.tryAcquire(`key ${key}`);
    if (key % 500 === 0) expect(buckets.tryAcquire('persistent')).not.toBeNull();
  }
  expect(buckets.size).toBe(1_000);
});
