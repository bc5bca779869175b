import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openDatabase } from '../../../src/composition/create-stores';
import { ingestFeedEvents } from '../../../src/feed/ingest-feed-events';
import { placeBets } from '../../../src/placement/place-bets';
import { OutcomeUnknown } from '../../../src/platform/errors';
import { freshId, singleRequest } from '@clutchline/test-support/server/bet-requests';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { PLAY, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
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

it('P5 R35 what another transaction has locked is waited for alone', async () => {
  await batches.owner.query('begin');
  await batches.owner.query('select from matches where id = $1 for update', [batches.game]);
  const { contexts, validated, release } = together(context, 3);
  let isFirstAnswered = false;
  const answers = batches.bets().map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info));
  void answers[0]?.then(() => (isFirstAnswered = true));
  await validated;
  release();
  expect((await Promise.all(answers.slice(1))).map(shortOf)).toEqual([ORDER, ORDER]);
  expect(isFirstAnswered).toBe(false);
  await batches.owner.query('rollback');
  expect((await Promise.all(answers)).map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
  expect(await batches.transactions()).toBe(2);
});

it('P5 R1 nothing is answered before the commit of the batch', async () => {
  const { contexts, validated, release } = together(context, 3);
  let answered = 0;
  const answers = batches.bets().map(async ({ request, info }, n) => {
    const answer = await placeBets(contexts[n] ?? context, request, info);
    answered += 1;
    return shortOf(answer);
  });
  await validated;
  await batches.holdCommits();
  release();
  expect(await batches.untilWaiting()).toHaveLength(1);
  await sleep(50);
  expect(answered).toBe(0);
  expect(await batches.transactions()).toBe(0);
  await batches.letCommit();
  expect(await Promise.all(answers)).toEqual([ORDER, ORDER, ORDER]);
  expect(await batches.transactions()).toBe(1);
  await batches.endHolding();
});

it('P5 R20 if the connection of a batch dies, the outcome of each of its placements is unknown', async () => {
  const all = batches.bets();
  const { contexts, validated, release } = together(context, 3);
  const answers = all.map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info));
  const outcomes = Promise.allSettled(answers);
  await validated;
  await batches.holdCommits();
  release();
  await batches.owner.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as w (pid)', [
    await batches.untilWaiting(),
  ]);
  expect(await outcomes).toEqual(all.map(() => ({ status: 'rejected', reason: expect.any(OutcomeUnknown) })));
  await batches.letCommit();
  await batches.endHolding();
  // Until the pool has dropped the connection.
  await sleep(200);
  expect(await batches.balances()).toEqual([10_000n, 10_000n, 10_000n]);
  expect(await batches.transactions()).toBe(0);
  const again = await Promise.all(all.map(({ request, info }) => placeBets(context, request, info)));
  expect(again.map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
});

it('P5 BET-8 a request id that another transaction inserts is waited for alone', async () => {
  const all = batches.bets();
  const { contexts, validated, release } = together(context, 3);
  const answers = all.map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info));
  await validated;
  await batches.owner.query('begin');
  // As by a client that abandons it.
  await batches.owner.query(
    `insert into placements (account_id, request_id, body_hash, answer, at) values ($1, $2, '', null, 0)`,
    [all[0]?.info.caller?.accountId, all[0]?.request.request_id],
  );
  release();
  expect((await Promise.all(answers.slice(1))).map(shortOf)).toEqual([ORDER, ORDER]);
  await batches.owner.query('commit');
  expect((await Promise.all(answers)).map(shortOf)).toEqual(['unavailable', ORDER, ORDER]);
  expect(await batches.balances()).toEqual([10_000n, 9_000n, 9_000n]);
});

it('P5 R11 a batch does not overtake a change that waits for a row', async () => {
  const change = new pg.Client({ connectionString: context.databaseUrl });
  await change.connect();
  await batches.owner.query('begin');
  await batches.owner.query('select from points where id = $1 for share', [pointOf(batches.game, PLAY.winner, 1)]);
  const { contexts, validated, release } = together(context, 3);
  const answers = batches.bets().map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info));
  await validated;
  const changed = change.query('update points set position = position where id = $1', [
    pointOf(batches.game, PLAY.winner, 1),
  ]);
  await batches.untilWaiting();
  release();
  expect((await Promise.all(answers)).map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
  // The first by itself.
  expect(await batches.transactions()).toBe(2);
  await batches.owner.query('commit');
  await changed;
  await change.end();
});

it('P5 R22 R35 what is committed one by one fails and waits by itself', async () => {
  const { stores, inTransaction, close } = openDatabase(context.databaseUrl, context.log, undefined, 4);
  const origin = { network: 'no network', country: null };
  const change: Parameters<typeof together>[2] = (placement, n) => (n === 0 ? { ...placement, origin } : placement);
  const { contexts, validated, release } = together({ ...context, stores, inTransaction }, 3, change);
  const answers = batches
    .bets()
    .map(({ request, info }, n) => placeBets(contexts[n] ?? context, request, info).then(shortOf));
  const first = Promise.allSettled(answers.slice(0, 1));
  await validated;
  await batches.owner.query('begin');
  await batches.owner.query('select from matches where id = $1 for update', [batches.game + 1]);
  release();
  expect(await first).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: '22P02' }) }]);
  expect(await answers[2]).toEqual(ORDER);
  // Neither does what comes later.
  const info = await context.player('100');
  const later = { ...context, stores, inTransaction };
  expect(shortOf(await placeBets(later, singleRequest({ gameId: batches.game + 2 }, '10'), info))).toEqual(ORDER);
  await batches.owner.query('rollback');
  expect(await answers[1]).toEqual(ORDER);
  expect(await batches.balances()).toEqual([10_000n, 9_000n, 9_000n]);
  await close();
});

it('P5 BET-2 pool tickets of one batch count in their totals; locked totals fail no placement', async () => {
  await ingestFeedEvents(context, [winnerPool(batches.game)]);
  const pools = batches.players.map((info, n) => ({
    request: poolRequest(batches.game, POOL.winner, n === 2 ? 2 : 1, '10'),
    info,
  }));
  const stakes = async () =>
    (await context.stores.pools.states([playOf(batches.game, POOL.winner)], 1))[0]?.points.map((point) => point.stakes);
  expect((await placeTogether(context, pools)).map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
  expect(await batches.transactions()).toBe(1);
  expect(await stakes()).toEqual([2_000n, 1_000n]);
  const again = pools.map(({ request, info }) => ({ request: { ...request, request_id: freshId() }, info }));
  const between = async (): Promise<void> => {
    await batches.owner.query('begin');
    await batches.owner.query('select from pool_totals where play_id = $1 for update', [
      playOf(batches.game, POOL.winner),
    ]);
    setTimeout(() => void batches.owner.query('rollback'), 300);
  };
  expect((await placeTogether(context, again, { between })).map(shortOf)).toEqual([ORDER, ORDER, ORDER]);
  expect(await stakes()).toEqual([4_000n, 2_000n]);
});
