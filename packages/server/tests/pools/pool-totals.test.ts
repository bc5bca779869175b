import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { swapTeam } from '../../src/pools/swap-team';
import { freshId, placed, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { POOL, poolRequest, scorePool, winnerPool } from '@clutchline/test-support/server/test-pool';

const PLAYERS = 20;
const CNY = 1;
const KWD = 9;

let settling: Settling;
let context: Settling['context'];
beforeAll(async () => {
  settling = await openSettling();
  ({ context } = settling);
  await ingestFeedEvents(context, [...matchEvents(1), winnerPool(1), scorePool(1), ...matchEvents(2), winnerPool(2)]);
});
afterAll(() => settling.close());

const totalsOf = async (gameId: number, currencyId: number) => {
  const [pool] = await context.stores.pools.states([playOf(gameId, POOL.winner)], currencyId);
  return pool?.points.map(({ pointId, stakes, tickets }) => ({ pointId, stakes, tickets }));
};

it('BET-2 the totals of a pool are right while many players bet and swap at once, per currency', async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => context.player('1000', index % 4 === 0 ? KWD : CNY)),
  );
  await Promise.all(
    players.map(async (info, index) => {
      const side = index % 2 === 0 ? 1 : 2;
      const order = await placed(context, poolRequest(1, POOL.winner, side, '10'), info);
      await placed(context, poolRequest(1, POOL.score, 1 + (index % 4), '5'), info);
      if (index % 4 === 3)
        understood(await swapTeam(context, { lang: 2, request_id: freshId(), order_no: order }, info));
    }),
  );
  expect(await totalsOf(1, CNY)).toEqual([
    { pointId: pointOf(1, POOL.winner, 1), stakes: 10_000n, tickets: 10 },
    { pointId: pointOf(1, POOL.winner, 2), stakes: 5_000n, tickets: 5 },
  ]);
  expect(await totalsOf(1, KWD)).toEqual([
    { pointId: pointOf(1, POOL.winner, 1), stakes: 50_000n, tickets: 5 },
    { pointId: pointOf(1, POOL.winner, 2), stakes: 0n, tickets: 0 },
  ]);
  await settling.booksAreRight();
});

it('BET-8 a held pool ticket counts in its pool from its confirmation on, a rejected one never', async () => {
  const info = await context.player('1000');
  const orders = [
    await placed(context, poolRequest(2, POOL.winner, 1, '10'), info),
    await placed(context, poolRequest(2, POOL.winner, 2, '20'), info),
  ];
  const { client } = settling;
  const stakes = async () => (await totalsOf(2, CNY))?.map((point) => point.stakes);
  const changeState = async (orderNo: string | undefined, change: string) => {
    await client.query('begin');
    await client.query('alter table bets disable trigger immutable_ticket');
    await client.query(`update bets set ${change} where order_no = $1`, [orderNo]);
    // A table with events of deferred triggers cannot be altered.
    await client.query('set constraints all immediate');
    await client.query('alter table bets enable trigger immutable_ticket');
    await client.query('commit');
  };
  for (const orderNo of orders) await changeState(orderNo, 'receive_status = 1, held_until = 1');
  expect(await stakes()).toEqual([0n, 0n]);
  await changeState(orders[0], 'receive_status = 0');
  await changeState(
    orders[1],
    "receive_status = 2, reject_reason = 'odds_changed', settle_time = 0, settlement_odds = '1.000', payout = stake",
  );
  expect(await stakes()).toEqual([1_000n, 0n]);
});
