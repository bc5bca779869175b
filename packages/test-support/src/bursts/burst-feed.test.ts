import { feedEventSchema } from '@clutchline/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createBurstFeed } from './burst-feed';
import { PacedClock } from './paced-clock';
import type { Burst } from './read-burst';

const BEGIN = 1_000_000;
const price = (at: number, market: string, runner: string, odd: number) =>
  ({ at, market, kind: 'price', runner, odd }) as const;
const BURST: Burst = {
  name: 'made up',
  skipped: 0,
  rows: [
    price(0, 'a', 'one', 1_900),
    price(0, 'alone', 'one', 1_900),
    price(20, 'a', 'two', 2_000),
    price(40, 'a', 'one', 1_800),
    { at: 40, market: 'a', kind: 'state', state: 'suspended' },
  ],
};

it('yields each market with two runners from the beginning, each at its first price', () => {
  const feed = createBurstFeed([BURST], BEGIN);
  const snapshot = feed.snapshot(BEGIN);
  for (const event of snapshot) expect(z.safeParse(feedEventSchema, event).error).toBeUndefined();
  const plays = snapshot.flatMap((event) => (event.type === 'play' ? [event.points.map(({ odd }) => odd)] : []));
  expect(plays).toEqual([[1_900, 2_000]]);
  expect([feed.gameIds, feed.prices, feed.moments]).toEqual([[1], 2, [BEGIN + 20, BEGIN + 40]]);
});

it('yields the events after a moment and up to another, once', () => {
  const feed = createBurstFeed([BURST], BEGIN);
  const types = (from: number, to: number) => feed.between(BEGIN + from, BEGIN + to).map(({ type }) => type);
  expect([types(0, 19), types(0, 20), types(20, 40)]).toEqual([[], ['prices'], ['prices', 'play-state']]);
});

it('is asked for one moment after another by a clock in its own hands', () => {
  const clock = new PacedClock(BEGIN);
  const feed = clock.pace(createBurstFeed([BURST], BEGIN));
  expect(clock.now()).toBe(BEGIN);
  clock.run();
  expect(clock.now()).toBe(BEGIN + 20);
  expect(feed.between(BEGIN, clock.now())).toHaveLength(1);
  expect(clock.now()).toBe(BEGIN + 40);
  expect(feed.between(BEGIN + 20, clock.now())).toHaveLength(2);
  expect(clock.now()).toBe(BEGIN + 40);
});
