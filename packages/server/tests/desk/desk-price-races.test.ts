import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FeedEvent } from '@clutchline/contract';
import { casesOf } from '@clutchline/test-support/cases-of';
import { place, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { repriceDue } from '../../src/house-prices/start-house-prices';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openTwoPersons, changeLock, problemOf, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

const RUNS = Number(process.env['RUNS'] ?? casesOf(6, 12));
const GAME = 10;

let books: TwoPersons;
beforeAll(async () => {
  books = await openTwoPersons('trader');
});
afterAll(() => books.close());

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(books.context, events);
const prices = (game: number, one: number, two: number): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [
    { point_id: pointOf(game, PLAY.winner, 1), odd: one },
    { point_id: pointOf(game, PLAY.winner, 2), odd: two },
  ],
});
const versionOf = async (game: number): Promise<number> => {
  const text = 'select coalesce(max(version), 0)::integer as version from house_prices where play_id = $1';
  const [row] = await ask<{ version: number }>(books.context.databaseUrl, text, [playOf(game, PLAY.winner)]);
  return row?.version ?? 0;
};
const setPrice = async ({ client }: TestOperator, game: number, odd: string, version: number): Promise<DeskReply> =>
  await client.call('setPrice', {
    ...{ request_id: randomUUID(), reason: 'news of the line-up', play_id: playOf(game, PLAY.winner), version },
    ...{ point_id: pointOf(game, PLAY.winner, 1), price: { odd }, holds: { fade_min: 1 } },
  });
const settle = async (game: number): Promise<void> => {
  await ingest(...wholeResult(game));
  await settlePlays(books.context);
};
/** Idle connections report what they counted after ten seconds. */
const REPORTED_MS = 10_500;

const deadlocks = async (): Promise<number> => {
  await sleep(REPORTED_MS);
  const text = 'select deadlocks::integer from pg_stat_database where datname = current_database()';
  const [row] = await ask<{ deadlocks: number }>(books.context.databaseUrl, text);
  return row?.deadlocks ?? -1;
};

it('DESK-9 D4 of two saves at once one wins, the other gets the present version', async () => {
  await ingest(...matchEvents(GAME, { odd: 1_900 }));
  for (let round = 0; round < RUNS; round += 1) {
    const version = await versionOf(GAME);
    const answers = await Promise.all([
      setPrice(books.ann, GAME, '1.750', version),
      setPrice(books.bob, GAME, '1.820', version),
    ]);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(lost.map(problemOf)).toEqual([[409, 'changed-meanwhile']]);
    const won = answers[0].status === 200 ? 'ann' : 'bob';
    expect(lost[0]?.data['now']).toMatchObject({ version: version + 1, set_by: won });
  }
}, 300_000);

it('DESK-8 DESK-9 D4 suspending against prices, the feed, bets and results: no deadlock, each bet at a price in force', async () => {
  const match = (id: number) => ({ scope: 'match', id, kind: 'suspend' }) as const;
  const player = await books.context.player('1000000');
  for (let round = 0; round < RUNS; round += 1) {
    const game = 100 + round * 10;
    await ingest(...matchEvents(game, { odd: 1_900 }), ...matchEvents(game + 1, { odd: 1_900 }));
    await setPrice(books.ann, game, '1.750', 0);
    const feedOf = async (each: number) => {
      for (let step = 0; step < 4; step += 1) await ingest(prices(each, 1_900 - step * 10, 1_910 + step * 10));
    };
    const bet = async (each: number, accept: 'latest' | 'none') =>
      await place(books.context, singleRequest({ gameId: each, odd: 1_900 }, '1', accept), player);
    const work = [
      changeLock(books.trader, 'lock', match(game)),
      setPrice(books.ann, game, '1.820', 1),
      setPrice(books.bob, game + 1, '1.820', 0),
      feedOf(game),
      feedOf(game + 1),
      repriceDue(books.context),
      bet(game, 'latest'),
      bet(game + 1, 'latest'),
      bet(game + 1, 'none'),
      settle(game),
    ];
    const ended = await Promise.allSettled(work);
    expect(ended.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
    await changeLock(books.trader, 'unlock', match(game));
  }
  expect(await deadlocks()).toBe(0);
  expect(await faultsOfHeldBooks(books.context.databaseUrl)).toEqual([]);
  // Of one version of a point there is one price, and the newest version has the price that is stored.
  const twice = `select 1 from bet_legs group by point_id, version having min(odd) <> max(odd)
    union all select 1 from bet_legs l join points o on o.id = l.point_id where l.version = o.version and l.odd <> o.odd
    union all select 1 from bet_legs l join points o on o.id = l.point_id where l.version > o.version`;
  expect(await ask(books.context.databaseUrl, twice)).toEqual([]);
  const below = `select o.play_id from points o join house_prices h on h.play_id = o.play_id and h.in_force
    where o.feed_odd is not null group by o.play_id having sum(1000::numeric / o.odd) < 1`;
  expect(await ask(books.context.databaseUrl, below)).toEqual([]);
}, 300_000);
