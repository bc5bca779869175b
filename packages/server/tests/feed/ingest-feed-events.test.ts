import type { Change } from '@clutchline/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { correctResult } from '../../src/settlement/correct-result';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readBoardState } from '../../src/catalogue/read-board-state';
import { readMatch } from '../../src/catalogue/list-matches';
import { understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapFacts,
  mapResult,
  matchEvents,
  notPlayed,
  PLAY,
  playOf,
  playState,
  pointOf,
  price,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { outrightEvents } from '@clutchline/test-support/server/test-pool';

let context: TestContext;
let game = 0;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  game += 1;
  await ingestFeedEvents(context, matchEvents(game));
  await context.publisher.drain();
});

const visitor = { lang: 2, caller: null } as const;
const read = async (gameId: number) => understood(await readMatch(context, { lang: 2, game_id: gameId }, visitor));
const pointNow = async (number: number) => (await read(game)).plays[number - 1]?.points[0];
const odds = (changes: readonly Change[]) => changes.filter((change) => change.type === 'odds');

it('PUSH-1 a price change increments the version and is published with it', async () => {
  const pointId = pointOf(game, PLAY.winner, 1);
  await ingestFeedEvents(context, [price(game, pointId, 1_900)]);
  await ingestFeedEvents(context, [price(game, pointId, 1_950)]);
  expect(await context.publisher.drain()).toEqual([
    { type: 'odds', point_id: pointId, delta: '1.900', status: 1, version: 2 },
    { type: 'odds', point_id: pointId, delta: '1.950', status: 1, version: 3 },
  ]);
  expect(await pointNow(PLAY.winner)).toMatchObject({ odd: '1.950', version: 3, status: 1 });
});

it('PUSH-5 a repeated batch changes nothing and publishes nothing', async () => {
  const pointId = pointOf(game, PLAY.winner, 1);
  const batch = [
    ...matchEvents(game),
    live(game, { status: 2, score_1: 1 }),
    price(game, pointId, 1_900),
    price(game, pointId, 1_950),
    playState(game, PLAY.map1, 'suspended'),
    ...wholeResult(game),
  ];
  await ingestFeedEvents(context, batch);
  const before = await read(game);
  await context.publisher.drain();
  expect(await ingestFeedEvents(context, batch)).toEqual({ decided: [], views: [] });
  expect(await context.publisher.drain()).toEqual([]);
  expect(await read(game)).toEqual(before);
});

it('PUSH-1 several prices of one point in a batch are one change, the last', async () => {
  const pointId = pointOf(game, PLAY.winner, 1);
  await ingestFeedEvents(
    context,
    [1_800, 1_850, 1_900].map((odd) => price(game, pointId, odd)),
  );
  expect(await context.publisher.drain()).toEqual([expect.objectContaining({ delta: '1.900', version: 2 })]);
});

it('PUSH-2 a suspended play retains its price, its points have status 2 and it is published at once', async () => {
  await ingestFeedEvents(context, [playState(game, PLAY.winner, 'suspended')]);
  const [first] = (await context.publisher.publishCommitted()).matches;
  expect(first?.change).toEqual({
    change: { type: 'play-status', play_info_id: playOf(game, PLAY.winner), game_id: game, status: 2 },
    inList: true,
    urgent: true,
  });
  expect(odds(await context.publisher.drain())).toEqual([
    expect.objectContaining({ point_id: pointOf(game, PLAY.winner, 1), delta: '2.000', status: 2 }),
    expect.objectContaining({ point_id: pointOf(game, PLAY.winner, 2), delta: '2.000', status: 2 }),
  ]);
  expect(await pointNow(PLAY.winner)).toMatchObject({ odd: '2.000', status: 2 });
  await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 1_950)]);
  expect(odds(await context.publisher.drain())).toEqual([expect.objectContaining({ delta: '1.950', status: 2 })]);
  await ingestFeedEvents(context, [playState(game, PLAY.winner, 'open')]);
  expect(await pointNow(PLAY.winner)).toMatchObject({ status: 1 });
  expect(odds(await context.publisher.drain()).map(({ delta, status }) => [delta, status])).toEqual([
    ['1.950', 1],
    ['2.000', 1],
  ]);
});

it('PUSH-4 a closed play never opens again and retains its last price', async () => {
  await ingestFeedEvents(context, [playState(game, PLAY.winner, 'closed')]);
  await context.publisher.drain();
  await ingestFeedEvents(context, [
    ...matchEvents(game),
    playState(game, PLAY.winner, 'open'),
    price(game, pointOf(game, PLAY.winner, 1), 5_000),
  ]);
  expect(await context.publisher.drain()).toEqual([]);
  expect((await read(game)).plays[0]).toMatchObject({ status: 3, points: [{ odd: '2.000' }, {}] });
});

it('PUSH-4 status, score and hiding of a match are published; a finished match stays finished', async () => {
  await ingestFeedEvents(context, [live(game, { status: 2, score_1: 1, clock_s: 60 })]);
  expect((await context.publisher.drain()).map(({ type }) => type)).toEqual(['live', 'match-status']);
  await ingestFeedEvents(context, [live(game, { status: 2, score_1: 1, clock_s: 61 })]);
  expect((await context.publisher.drain()).map(({ type }) => type)).toEqual(['live']);
  await ingestFeedEvents(context, [live(game, { status: 4, score_1: 2, is_hide: 1 })]);
  const ended = await context.publisher.drain();
  expect(ended.slice(0, 3).map(({ type }) => type)).toEqual(['live', 'match-status', 'game-hide']);
  expect(ended.slice(3)).toHaveLength(12);
  for (const change of ended.slice(3)) expect(change).toMatchObject({ type: 'odds', status: 2 });
  await ingestFeedEvents(context, [live(game, { status: 2 })]);
  expect(await context.publisher.drain()).toEqual([]);
});

it('PUSH-4 only plays of the match list are published on the list', async () => {
  await ingestFeedEvents(context, [
    price(game, pointOf(game, PLAY.handicap, 1), 1_500),
    price(game, pointOf(game, PLAY.map1, 1), 1_500),
  ]);
  const received = (await context.publisher.publishCommitted()).matches.map(({ change }) => [
    change.change,
    change.inList,
  ]);
  expect(received).toEqual([
    [expect.objectContaining({ point_id: pointOf(game, PLAY.handicap, 1) }), true],
    [expect.objectContaining({ point_id: pointOf(game, PLAY.map1, 1) }), false],
  ]);
});

it('PUSH-3 a new match is published with its state, its plays and its prices', async () => {
  const came = game + 1_000;
  await ingestFeedEvents(context, [...matchEvents(came), playState(came, PLAY.map3, 'suspended')]);
  const changes = await context.publisher.drain();
  expect(changes.filter(({ type }) => type === 'structure')).toEqual([{ type: 'structure', game_id: came }]);
  expect(changes.filter(({ type }) => type === 'live')).toHaveLength(1);
  expect(changes.filter(({ type }) => type === 'play-status')).toHaveLength(6);
  expect(odds(changes).map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2].sort());
});

it('PUSH-5 the state at a start is what the same changes would make', async () => {
  await ingestFeedEvents(context, [live(game, { status: 2, round: 1 }), playState(game, PLAY.map1, 'suspended')]);
  const states = await readBoardState(context);
  const own = states.find(({ gameId }) => gameId === game)?.changes ?? [];
  expect(own[0]).toEqual({
    change: { type: 'live', game_id: game, live: expect.objectContaining({ status: 2, round: 1 }) },
    inList: true,
    urgent: false,
  });
  const received = own.map(({ change }) => change);
  expect(received).toContainEqual({
    type: 'play-status',
    play_info_id: playOf(game, PLAY.map1),
    game_id: game,
    status: 2,
  });
  expect(odds(received)).toHaveLength(12);
  expect(own.filter(({ inList }) => inList)).toHaveLength(1 + 3 * 3);
});

it('PUSH-1 CONTENT-2 the list has the runners of a champion bet: their prices, withdrawals, and its end', async () => {
  const outright = 700_000 + game;
  await ingestFeedEvents(context, outrightEvents(outright, 4));
  await context.publisher.drain();
  const runner = pointOf(outright, 1, 2);
  await ingestFeedEvents(context, [{ type: 'prices', game_id: outright, prices: [{ point_id: runner, odd: 3_700 }] }]);
  await ingestFeedEvents(context, [playState(outright, 1, 'suspended')]);
  const received = (await context.publisher.publishCommitted()).matches
    .filter(({ change }) => change.inList)
    .map(({ change }) => change.change);
  expect(received).toHaveLength(1 + 1 + 4);
  expect(received[0]).toEqual({ type: 'odds', point_id: runner, delta: '3.700', status: 1, version: 2 });
  expect(received[1]).toMatchObject({ type: 'play-status', status: 2 });
  const snapshot = (await readBoardState(context)).find(({ gameId }) => gameId === outright)?.changes;
  expect(snapshot?.filter(({ inList }) => inList)).toHaveLength(1 + 1 + 4);
});

it('PUSH-5 DETAIL-1 the score of a finished map is published in the match alone, and is in its snapshot', async () => {
  const scores = async (): Promise<Change[]> =>
    (await context.publisher.drain()).filter(({ type }) => type === 'map-scores');
  const map = { winner: teamOf(game, 1), score_1: 20, score_2: 11 };
  const published = (...rounds: readonly number[]) => ({
    type: 'map-scores',
    game_id: game,
    maps: rounds.map((round) => ({ ...map, round })),
  });
  await ingestFeedEvents(context, [live(game, { status: 2 }), mapResult(game, 1)]);
  expect(
    (await context.publisher.publishCommitted()).matches.find(({ change }) => change.change.type === 'map-scores')
      ?.change.inList,
  ).toBe(false);
  expect(await scores()).toEqual([published(1)]);
  await ingestFeedEvents(context, [live(game, { status: 2, score_1: 1 })]);
  expect(await scores()).toEqual([]);
  await ingestFeedEvents(context, [mapResult(game, 2), notPlayed(game, 3)]);
  expect(await scores()).toEqual([published(1, 2)]);
  const snapshot = (await readBoardState(context)).find(({ gameId }) => gameId === game)?.changes;
  expect(snapshot?.map(({ change }) => change)).toContainEqual(published(1, 2));
  expect((await read(game)).maps).toEqual(published(1, 2).maps);
});

it('R7 DETAIL-1 a corrected map score is published in the match', async () => {
  await ingestFeedEvents(context, wholeResult(game));
  await context.publisher.drain();
  const facts = mapFacts(game, { winner: teamOf(game, 2), score_1: 3 });
  await correctResult(context, { gameId: game, round: 1, facts, reason: 'misread', by: ['Ada', 'Ben'] });
  const published = (await context.publisher.drain()).find((change) => change.type === 'map-scores');
  expect(published?.maps.map(({ round, score_1 }) => [round, score_1])).toEqual([
    [1, 3],
    [2, 20],
  ]);
});

it('bad-input 127: a price out of range is quarantined and suspends its play; the rest of the batch is stored', async () => {
  const broken = [
    price(game, pointOf(game, PLAY.handicap, 1), 1_700),
    price(game, pointOf(game, PLAY.winner, 1), 1_000),
  ];
  await ingestFeedEvents(context, broken);
  expect(await pointNow(PLAY.handicap)).toMatchObject({ odd: '1.700', version: 2, status: 1 });
  expect(await pointNow(PLAY.winner)).toMatchObject({ odd: '2.000', version: 1, status: 2 });
});

it('NAV-5 a snapshot of a hundred matches is stored within its time and read back whole', async () => {
  const many = Array.from({ length: 100 }, (_, n) => 50_000 + n);
  await ingestFeedEvents(
    context,
    many.flatMap((gameId) => matchEvents(gameId)),
  );
  expect((await read(50_099)).plays).toHaveLength(6);
  const prices = many.map((gameId) => price(gameId, pointOf(gameId, PLAY.winner, 1), 1_777));
  await context.publisher.drain();
  await ingestFeedEvents(context, prices);
  expect(odds(await context.publisher.drain())).toHaveLength(100);
});
