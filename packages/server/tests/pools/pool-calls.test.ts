import { REFUSAL_CODE } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startPools } from '../../src/pools/refresh-pool-odds';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from '../../src/ledger/ledger-accounts';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, playOf } from '@clutchline/test-support/server/test-feed';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

let server: TestServer;
let ada: string;
let bob: string;

const GAME = 1;
const pools = { play_ids: [playOf(GAME, POOL.winner)] };

beforeAll(async () => {
  server = await startTestServer();
  const startTime = Date.now() + 3_600_000;
  await ingestFeedEvents(server.context, [...matchEvents(GAME, { startTime }), winnerPool(GAME)]);
  const account = await server.context.stores.accounts.byUsername('ada');
  const entries = entriesOf(1, [
    [playerAccount(account?.accountId ?? 0), 10_000n],
    [HOUSE_DEMO_CREDIT, -10_000n],
  ]);
  await server.context.stores.wallets.post([{ kind: 'demo-credit', orderNo: null, at: 0, entries }]);
  ada = await server.signIn('ada');
  bob = await server.signIn('bob');
});
afterAll(() => server.close());

async function placeOn(point: 1 | 2, stake: string): Promise<string> {
  const envelope = await server.call('playMore', poolRequest(GAME, POOL.winner, point, stake), { token: ada });
  const { results } = envelope.data as { results: { order_no: string }[] };
  return results[0]?.order_no ?? '';
}

describe('pools over HTTP', () => {
  it('BET-2 getPoolInfo answers every caller, in the requested currency or the player’s own', async () => {
    expect(await server.call('getPoolInfo', { ...pools, currency_id: 9 })).toMatchObject({
      code: 1,
      data: { pools: [{ currency_id: 9, gross: '0.000', closing: null }] },
    });
    expect(await server.call('getPoolInfo', { ...pools, currency_id: 9 }, { token: ada })).toMatchObject({
      data: { pools: [{ currency_id: 1, gross: '0.00' }] },
    });
  });

  it('BET-5 swapTeam answers only the player, and a retry with the same', async () => {
    const orderNo = await placeOn(1, '10');
    const body = { request_id: freshId(), order_no: orderNo };
    expect(await server.call('swapTeam', body)).toMatchObject({ code: 14 });
    expect(await server.call('swapTeam', body, { token: bob })).toMatchObject({
      code: 2,
      error_code: REFUSAL_CODE.no_order,
    });
    const swapped = await server.call('swapTeam', body, { token: ada });
    expect(swapped).toMatchObject({
      code: 1,
      data: { amount: '90.00', order_no: expect.not.stringContaining(orderNo) },
    });
    expect(await server.call('swapTeam', body, { token: ada })).toEqual(swapped);
    const again = { request_id: freshId(), order_no: orderNo };
    expect(await server.call('swapTeam', again, { token: ada })).toMatchObject({
      error_code: REFUSAL_CODE.swap_refused,
    });
    expect(
      await server.call('getUserHistory', { days: 7, state: 'all', page: 1, page_size: 20 }, { token: ada }),
    ).toMatchObject({
      data: {
        items: expect.arrayContaining([expect.objectContaining({ order_no: orderNo, is_cancel: 1, profit: '0.00' })]),
      },
    });
  });

  it.each([{ order_no: '../1' }, { order_no: null }, { order_no: '' }, {}])(
    'bad-input 65: swapTeam refuses %j',
    async (body) => {
      expect(await server.call('swapTeam', { request_id: freshId(), ...body }, { token: ada })).toMatchObject({
        code: 2,
      });
    },
  );

  it('BET-2 the job updates the displayed prices to what the pool would pay, and stops', async () => {
    const job = startPools(server.context);
    await placeOn(1, '20');
    const odds = async () => {
      const [play] = (await server.context.stores.board.plays([GAME], 'all')).filter(
        ({ play: { category_id } }) => category_id === 1,
      );
      return play?.play.points.map(({ odd }) => odd);
    };
    await vi.waitFor(async () => expect(await odds()).toEqual(['1.380', '2.760']), 5_000);
    await job.stop();
    await placeOn(1, '30');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await odds()).toEqual(['1.380', '2.760']);
  });
});
