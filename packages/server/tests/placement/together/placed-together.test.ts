import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openDatabase } from '../../../src/composition/create-stores';
import { placeBets } from '../../../src/placement/place-bets';
import { freshId, parlayRequest, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { placeTogether, shortOf } from './check-together';
import { Batches, ORDER } from './open-batches';
import { together } from './together';

let context: TestContext;
let batches: Batches;

beforeAll(async () => {
  batches = await Batches.open();
  ({ context } = batches);
});
afterAll(() => batches.close());
beforeEach(() => batches.begin());

it('P5 placements that are under way together are one transaction, and each is published', async () => {
  const answers = await placeTogether(context, batches.bets());
  expect(answers.map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
  expect(await batches.balances()).toEqual([9_000n, 9_000n, 9_000n]);
  expect(await batches.transactions()).toBe(1);
  const { players: published } = await context.publisher.publishCommitted();
  const orderNos = published.flatMap(({ change }) => (change.type === 'bet' ? [change.bet.order_no] : []));
  expect(orderNos).toEqual(expect.arrayContaining(answers.map(shortOf)));
});

it('P5 R22 a placement that fails fails alone', async () => {
  const origin = { network: 'no network', country: null };
  const change: Parameters<typeof together>[2] = (placement, n) => (n === 0 ? { ...placement, origin } : placement);
  const { contexts, release } = together(context, 3, change);
  const outcomes = batches
    .bets()
    .map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info).then(shortOf));
  release();
  expect(await Promise.allSettled(outcomes)).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: '22P02' }) },
    { status: 'fulfilled', value: ORDER },
    { status: 'fulfilled', value: ORDER },
  ]);
  expect(await batches.balances()).toEqual([10_000n, 9_000n, 9_000n]);
});

it('P5 R39 a late placement is late alone', async () => {
  const change: Parameters<typeof together>[2] = (placement, n) =>
    n === 1 ? { ...placement, acceptUntil: 1 } : placement;
  const answers = await placeTogether(context, batches.bets(), { change });
  expect(answers.map(shortOf)).toEqual([ORDER, 'unavailable', ORDER]);
  expect(await batches.balances()).toEqual([9_000n, 10_000n, 9_000n]);
});

it('P5 R5 a balance pays for one of two placements of a batch, whose answers are of different processes', async () => {
  const [info] = batches.players;
  if (info === undefined) throw new Error('no player');
  const both = [0, 1].map((n) => ({ request: singleRequest({ gameId: batches.game + n }, '60'), info }));
  const answers = (await placeTogether(context, both)).map(shortOf);
  // Whichever is validated first.
  expect(answers).toHaveLength(2);
  expect(answers).toEqual(expect.arrayContaining([ORDER, 'insufficient_balance']));
  expect((await batches.balances())[0]).toBe(4_000n);
});

it('P5 R2 one request twice in a batch is one bet, with one answer', async () => {
  const [info] = batches.players;
  if (info === undefined) throw new Error('no player');
  const request = { ...singleRequest({ gameId: batches.game }, '10'), request_id: freshId() };
  const [first, second] = await placeTogether(context, [
    { request, info },
    { request, info },
  ]);
  expect(second).toEqual(first);
  expect((await batches.balances())[0]).toBe(9_000n);
});

it('P5 BET-8 a refused placement shares the batch of accepted ones', async () => {
  const answers = await placeTogether(
    context,
    batches
      .bets()
      .map((bet, n) => (n === 1 ? { ...bet, request: singleRequest({ gameId: batches.game + 1 }, '200') } : bet)),
  );
  expect(answers.map(shortOf)).toEqual([ORDER, 'insufficient_balance', ORDER]);
  expect(await batches.transactions()).toBe(1);
});

it('P5 R2 R22 two processes with the same requests at the same points: each is one bet, without a deadlock', async () => {
  const deadlocks = async (): Promise<number> => {
    const [row] = await ask<{ deadlocks: number }>(
      context.databaseUrl,
      'select pg_stat_clear_snapshot(), deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return row?.deadlocks ?? 0;
  };
  const before = await deadlocks();
  const other = openDatabase(context.databaseUrl, context.log, undefined, 1);
  const processes = [context, { ...context, stores: other.stores, inTransaction: other.inTransaction }];
  const many = await Promise.all(Array.from({ length: 24 }, () => context.player('100')));
  const requests = many.flatMap((info, n) =>
    [0, 1, 2].map((count) => {
      const picks = [0, 1, 2].map((index) => ({ gameId: batches.game + ((index + n + count) % 3) }));
      return {
        info,
        request: count === 2 ? singleRequest(picks[0] ?? { gameId: batches.game }, '1') : parlayRequest(picks, '1'),
      };
    }),
  );
  const answers = await Promise.all(
    requests.map(({ info, request }) => Promise.all(processes.map((one) => placeBets(one, request, info)))),
  );
  await other.close();
  for (const [first, second] of answers) expect(second).toEqual(first);
  const orders = answers.flatMap(([first]) => (first === undefined ? [] : [shortOf(first)]));
  expect(orders).toEqual(requests.map(() => ORDER));
  expect(new Set(orders).size).toBe(requests.length);
  for (const { caller } of many)
    expect((await context.stores.wallets.read(caller.accountId))?.balance).toBe(10_000n - 300n);
  expect(await deadlocks()).toBe(before);
});

it('P5 an account without a wallet fails alone', async () => {
  const [first] = batches.players;
  const nobody = { ...first, caller: { ...first?.caller, accountId: 999_999 } };
  const queries = [batches.players[1], nobody, batches.players[2]].map((info) => ({
    ...{ accountId: info?.caller.accountId ?? 0, requestId: freshId(), pointIds: [], dayStart: 0 },
  }));
  const read = queries.map((query) => context.stores.placements.read(query, false));
  const outcomes = await Promise.allSettled(read);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
