import { expect, it } from 'vitest';

import { KeyedBuckets } from './keyed-buckets';

it('S-M4 counts each key by itself, by cost, and gives back what does not count', () => {
  let now = 0;
  const buckets = new KeyedBuckets({ burst: 10, perSecond: 1 }, 100, () => now);
  expect([buckets.take('a', 6), buckets.take('a', 6), buckets.take('b', 6)]).toEqual([null, 2, null]);
  buckets.giveBack('a', 6);
  expect([buckets.take('a', 10), buckets.waitOf('a'), buckets.waitOf('unused')]).toEqual([null, 1, null]);
  now = 60_000;
  buckets.giveBack('a', 100);
  expect([buckets.take('a', 10), buckets.take('a')]).toEqual([null, 1]);
});

it('S-M4 a hundred thousand keys are no more than the limit; who goes on is remembered', () => {
  const buckets = new KeyedBuckets({ burst: 1, perSecond: 0.001 }, 1_000, () => 0);
  buckets.take('persistent');
  for (let key = 0; key < 100_000; key += 1) {
    buckets.take(`key ${key}`);
    if (key % 500 === 0) expect(buckets.take('persistent')).not.toBeNull();
  }
  expect(buckets.size).toBe(1_000);
});
