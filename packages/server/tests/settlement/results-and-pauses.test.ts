import type { Change } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readMatch } from '../../src/catalogue/list-matches';
import { refusalOf, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapResult,
  matchEvents,
  matchResult,
  matchVoid,
  PLAY,
  playOf,
  playState,
  pointOf,
  price,
} from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

it('R11 a map result closes the plays of its map and no others, even if the feed did not close them', async () => {
  await ingestFeedEvents(context, matchEvents(1));
  const info = await context.player('100');
  await context.publisher.drain();
  await ingestFeedEvents(context, [live(1, { status: 2 }), playState(1, PLAY.map1, 'open'), mapResult(1, 1)]);
  expect(await refusalOf(context, singleRequest({ gameId: 1, play: PLAY.map1 }, '10'), info)).toMatchObject({
    refusal: 'bet_closed',
  });
  expect(await refusalOf(context, singleRequest({ gameId: 1, play: PLAY.map3 }, '10'), info)).toBeNull();
  const closing = { type: 'play-status', play_info_id: playOf(1, PLAY.map1), game_id: 1, status: 3 };
  expect(await context.publisher.drain()).toContainEqual(closing);
});

it.each([
  ['result', matchResult],
  ['void', matchVoid],
])('R11 a match %s closes every play of the match at once', async (name, eventOf) => {
  const game = name === 'void' ? 3 : 2;
  await ingestFeedEvents(context, matchEvents(game));
  const info = await context.player('100');
  await ingestFeedEvents(context, [live(game, { status: 2 }), eventOf(game)]);
  for (const play of Object.values(PLAY))
    expect(await refusalOf(context, singleRequest({ gameId: game, play }, '10'), info)).toMatchObject({
      refusal: 'bet_closed',
    });
});

it('PUSH-2 a match that pauses and resumes publishes its points, as a new subscriber would receive them', async () => {
  await ingestFeedEvents(context, [...matchEvents(4), live(4, { status: 2 })]);
  const seen = new Map<number, number>();
  const receive = (changes: readonly Change[]): void => {
    for (const change of changes) if (change.type === 'odds') seen.set(change.point_id, change.status);
  };
  receive(await context.publisher.drain());
  const moved = price(4, pointOf(4, PLAY.winner, 1), 1_700);
  for (const events of [[live(4, { status: 3 })], [moved], [live(4, { status: 2 })]]) {
    await ingestFeedEvents(context, events);
    receive(await context.publisher.drain());
    const fresh = understood(await readMatch(context, { lang: 2, game_id: 4 }, { lang: 2, caller: null }));
    for (const { point_id, status } of fresh.plays.flatMap(({ points }) => points))
      expect(seen.get(point_id)).toBe(status);
  }
});
