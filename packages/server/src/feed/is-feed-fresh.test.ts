import { expect, it } from 'vitest';

import { isFeedFresh } from './is-feed-fresh';

const context = (until: number | null, now: number) => ({
  stores: { feed: { fedUntil: () => Promise.resolve(until) } },
  clock: { now: () => now },
});

it.each([
  { until: null, now: 1_000_000, speed: 1, fresh: false },
  { until: 970_000, now: 1_000_000, speed: 1, fresh: true },
  { until: 969_999, now: 1_000_000, speed: 1, fresh: false },
  { until: 969_999, now: 1_000_000, speed: 60, fresh: true },
  { until: 1_000_500, now: 1_000_000, speed: 1, fresh: true },
])(
  'R1 a feed stored until $until is of this moment at $now, speed $speed: $fresh',
  async ({ until, now, speed, fresh }) => {
    expect(await isFeedFresh(context(until, now), speed)).toBe(fresh);
  },
);
