import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '../../src/composition/create-stores';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { freshId, parlayRequest, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  matchEvents,
  matchVoid,
  PLAY,
  playState,
  pointOf,
  price,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const GAMES = [1, 2, 3, 4, 5, 6, 7, 8];
const PLAYERS = 4;
const STEPS = 500;
const BUDGET_MS = 15_000;
const SEEDS = [11, 12];

/** Mulberry32. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

let one: TestContext;
let two: TestContext;
let closeTwo: () => Promise<void>;

beforeAll(async () => {
  one = await openTestContext();
  const { stores, inTransaction, close } = openDatabase(one.databaseUrl, one.log);
  two = { ...one, stores, inTransaction, random: { bytes: (length) => randomBytes(length) } };
  closeTwo = close;
});
afterAll(async () => {
  await closeTwo();
  await one.close();
});

function storm(
  base: number,
  below: (limit: number) => number,
  players: readonly Awaited<ReturnType<TestContext['player']>>[],
) {
  const sent: PlaceRequest[] = [];
  const gameOf = () => base + below(GAMES.length) + 1;
  const playNumber = () => [PLAY.winner, PLAY.map1, PLAY.map3][below(3)] ?? PLAY.winner;
  const request = (): PlaceRequest => {
    const old = sent[below(sent.length + 1)];
    if (old !== undefined && below(5) === 0) return old;
    const legs = [0, 1, 2].map((n) => ({
      gameId: base + ((below(3) + n * 3) % 8) + 1,
      side: below(2) === 0 ? (1 as const) : (2 as const),
    }));
    const single = singleRequest({ gameId: gameOf(), play: playNumber() }, `${below(30) + 1}.${below(10)}5`, 'latest');
    const fresh = below(3) === 0 ? { ...parlayRequest(legs, '3.33'), accept: 'latest' as const } : single;
    sent.push(fresh);
    return fresh;
  };
  const results = () => {
    const game = gameOf();
    return below(3) === 0 ? [live(game, { status: 5 }), matchVoid(game)] : wholeResult(game);
  };
  return async (step: number): Promise<void> => {
    const server = below(2) === 0 ? one : two;
    const action = below(20);
    if (action < 10) {
      const info = players[below(players.length)];
      if (info !== undefined) await placeBets(server, request(), info);
    } else if (action < 14) {
      const game = gameOf();
      await ingestFeedEvents(server, [price(game, pointOf(game, playNumber(), 1), 1_100 + below(4_000))]);
    } else if (action < 16) {
      const state = below(2) === 0 ? 'suspended' : 'open';
      await ingestFeedEvents(server, [playState(gameOf(), playNumber(), state)]);
    } else if (action < 18) {
      await settlePlays(server);
    } else if (action < 19) {
      await settleBets(server, null);
    } else if (step > STEPS / 3) {
      await ingestFeedEvents(server, results());
    }
  };
}

it.each(SEEDS)(
  'R6 two servers that place, price, close, decide and settle at once leave a correct ledger (seed %i)',
  async (seed) => {
    const below = randomOf(seed);
    const base = seed * 100;
    for (const game of GAMES) await ingestFeedEvents(one, matchEvents(base + game));
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => one.player('500')));
    const action = storm(base, below, players);
    const until = performance.now() + BUDGET_MS;
    for (let step = 0; step < STEPS && performance.now() < until; step += 10)
      await Promise.all(Array.from({ length: 10 }, () => action(step)));
    expect(await one.stores.wallets.verify()).toEqual([]);
    for (const game of GAMES) await ingestFeedEvents(two, wholeResult(base + game));
    await Promise.all([settlePlays(one), settlePlays(two), settleBets(one, null), settleBets(two, null)]);
    await settleBets(one, null);
    expect(await one.stores.wallets.verify()).toEqual([]);
    let placedBets = 0;
    for (const { caller } of players) {
      const query = { accountId: caller.accountId, since: 0, offset: 0, limit: 10_000 };
      const { bets } = await one.stores.bets.history({ ...query, state: 'all', kind: 'all' });
      const moved = bets.reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0n), 50_000n);
      expect(bets.filter(({ settleTime }) => settleTime === null)).toEqual([]);
      expect((await one.stores.wallets.read(caller.accountId))?.balance).toBe(moved);
      placedBets += bets.length;
    }
    expect(placedBets).toBeGreaterThan(30);
  },
  40_000,
);

it('bad-input 53: one request id over two servers at once is one bet and equal answers', async () => {
  await ingestFeedEvents(one, matchEvents(9_001));
  const info = await one.player('100');
  const request = { ...singleRequest({ gameId: 9_001 }, '60'), request_id: freshId() };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => placeBets(index % 2 === 0 ? one : two, request, info)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await one.stores.wallets.read(info.caller.accountId))?.balance).toBe(4_000n);
});

it('R5 different requests over two servers at once never spend more than there is', async () => {
  await ingestFeedEvents(one, matchEvents(9_002));
  const info = await one.player('100');
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeBets(index % 2 === 0 ? one : two, singleRequest({ gameId: 9_002 }, '30'), info),
    ),
  );
  expect((await one.stores.wallets.read(info.caller.accountId))?.balance).toBe(1_000n);
  expect(await one.stores.wallets.verify()).toEqual([]);
});
