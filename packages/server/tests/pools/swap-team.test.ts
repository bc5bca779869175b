import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freshId, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, playState, wholeResult } from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { POOL, poolRequest, scorePool, winnerPool } from '@clutchline/test-support/server/test-pool';

import { openDatabase } from '../../src/composition/create-stores';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readPlacement } from '../../src/placement/read-placement';
import type { CallInfo } from '../../src/platform/calls';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { settlePlays } from '../../src/settlement/settle-plays';
import { swapTeam } from '../../src/pools/swap-team';

let context: Settling['context'];
let client: Settling['client'];
let settling: Settling;
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context, client } = shared);
  },
  () => {
    game += 1;
    return [...matchEvents(game), winnerPool(game), scorePool(game)];
  },
);

const swap = (info: CallInfo, orderNo: string, requestId = freshId()) =>
  swapTeam(context, { lang: 2, request_id: requestId, order_no: orderNo }, info);

const refusal = async (info: CallInfo, orderNo: string): Promise<string> => {
  const outcome = await swap(info, orderNo);
  return outcome.kind === 'refused' ? outcome.refusal : 'taken';
};

describe('the deadline of a swap', () => {
  it('S-M1 R39 a swap that waits for a lock until it is too late changes nothing, and is refused', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const requestId = freshId();
    const blocker = new pg.Client({ connectionString: context.databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select from wallets where account_id = $1 for update', [info.caller.accountId]);
    const outcome = swap({ ...info, waitedMs: 3_500 }, old, requestId);
    await sleep(900);
    await blocker.query('rollback');
    await blocker.end();
    expect(await outcome).toEqual({ kind: 'refused', refusal: 'unavailable' });
    expect(await context.stores.placements.find(info.caller.accountId, requestId)).toBeNull();
    expect(await context.stores.bets.byOrderNos([old])).toMatchObject([{ swappedTo: null, isCancel: 0 }]);
    expect(await refusal({ ...info, waitedMs: 4_001 }, old)).toBe('unavailable');
    expect(await refusal(info, old)).toBe('taken');
  });
});

describe('a team swap', () => {
  it('BET-5 moves the stake to the other side: the old ticket reads swapped, each names the other, money stays', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    context.setNow(NOW + 1_000);
    const { order_no: orderNo, amount } = understood(await swap(info, old));
    expect(amount).toBe('60.00');
    const bets = await context.stores.bets.byOrderNos([orderNo, old]);
    expect(bets).toMatchObject([
      {
        orderNo,
        stake: 4_000n,
        swappedFrom: old,
        swappedTo: null,
        betTime: NOW + 1_000,
        settleTime: null,
        legs: [{ pointId: game * 100_000 + POOL.winner * 100 + 2, outcome: 'pending' }],
      },
      { orderNo: old, swappedTo: orderNo, isCancel: 1, payout: 4_000n, settleTime: NOW + 1_000, revision: 0 },
    ]);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(6_000n);
    await settling.booksAreRight();
  });

  it('BET-5 the new ticket is what the pool pays, and the old one is settled by nothing more', async () => {
    const info = await context.player('100');
    const other = await placed(context, poolRequest(game, POOL.winner, 2, '60'), info);
    const old = await placed(context, poolRequest(game, POOL.winner, 2, '40'), info);
    const { order_no: orderNo } = understood(await swap(info, old));
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    const bets = new Map(
      (await context.stores.bets.byOrderNos([other, old, orderNo])).map((bet) => [bet.orderNo, bet]),
    );
    expect(bets.get(orderNo)).toMatchObject({ prizeStatus: 1, payout: 9_200n });
    expect(bets.get(other)).toMatchObject({ prizeStatus: 2, payout: 0n });
    expect(bets.get(old)).toMatchObject({ isCancel: 1, payout: 4_000n, revision: 0 });
    await settling.booksAreRight();
  });

  it.each([
    ['exclusion', { kind: 'exclusion', days: 180 }, 'excluded'],
    ['time-out', { kind: 'time_out', hours: 24 }, 'excluded'],
  ] as const)('S-M3 is refused during a %s, and nothing moves', async (_name, pause, expected) => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    understood(await startBreak(context, { lang: 2, pause }, info));
    expect(await refusal(info, old)).toBe(expected);
    expect(await context.stores.bets.byOrderNos([old])).toMatchObject([{ swappedTo: null, isCancel: 0 }]);
    context.setNow(NOW + 181 * 86_400_000);
    expect(await refusal(info, old)).not.toBe(expected);
    await settling.booksAreRight();
  });

  it('S-M3 is refused if the day_stake limit is used up, and passes if any of it is left', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const set = async (value: string) =>
      understood(await setPlayerLimit(context, { lang: 2, limit: { kind: 'day_stake', value } }, info));
    await set('40.01');
    const second = understood(await swap(info, old)).order_no;
    await set('40');
    expect(await refusal(info, second)).toBe('own_limit');
    expect(await context.stores.bets.byOrderNos([second])).toMatchObject([{ swappedTo: null, isCancel: 0 }]);
    await settling.booksAreRight();
  });

  it('S-M3 is refused if the session of the player has lasted as long as the player allows', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    understood(await setPlayerLimit(context, { lang: 2, limit: { kind: 'session_minutes', value: 20 } }, info));
    const caller = { ...info.caller, sessionStartedAt: NOW - 20 * 60_000 };
    expect(await refusal({ ...info, caller }, old)).toBe('own_limit');
    expect(await refusal(info, old)).toBe('taken');
  });

  it('S-L1 S15 a region decision is recorded once the ticket is found, and not for an unknown one', async () => {
    const info = await context.player('100');
    const origin = { network: '193.0.6.0/24', country: 'NL' };
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const count = async () =>
      (await client.query('select from region_decisions where account_id = $1', [info.caller.accountId])).rowCount;
    expect(await refusal({ ...info, origin }, '0'.repeat(26))).toBe('no_order');
    expect(await count()).toBe(0);
    expect(await refusal({ ...info, origin }, old)).toBe('taken');
    expect(await count()).toBe(1);
  });

  it('BET-5 can be swapped back, as a further ticket', async () => {
    const info = await context.player('100');
    const first = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const second = understood(await swap(info, first)).order_no;
    const third = understood(await swap(info, second)).order_no;
    expect(await refusal(info, first)).toBe('swap_refused');
    const [bet] = await context.stores.bets.byOrderNos([third]);
    expect(bet?.legs[0]?.pointId).toBe(game * 100_000 + POOL.winner * 100 + 1);
    await settling.booksAreRight();
  });

  it('BET-8 the same request answers the same, at once and many times; as a placement it is found by its id', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const requestId = freshId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => swap(info, old, requestId)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { order_no: orderNo } = understood(await swap(info, old, requestId));
    const found = understood(await readPlacement(context, { lang: 2, request_id: requestId }, info));
    expect(found).toMatchObject({
      found: 1,
      answer: { amount: '60.00', results: [{ order_no: orderNo, error: null }] },
    });
    await settling.booksAreRight();
  });

  it('BET-8 another request under the same id is a conflict, whichever of the two came first', async () => {
    const info = await context.player('100');
    const request = poolRequest(game, POOL.winner, 1, '20');
    const old = await placed(context, request, info);
    const other = await placed(context, poolRequest(game, POOL.winner, 1, '20'), info);
    const requestId = freshId();
    await swap(info, old, requestId);
    expect(await swap(info, other, requestId)).toEqual({ kind: 'refused', refusal: 'request_conflict' });
    expect(await swap(info, other, request.request_id)).toEqual({ kind: 'refused', refusal: 'request_conflict' });
  });

  it('R2 two servers that swap one ticket at once make one new ticket', async () => {
    const { stores, inTransaction, close } = openDatabase(context.databaseUrl, context.log);
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const server = index % 2 === 0 ? context : { ...context, stores, inTransaction };
        return swapTeam(server, { lang: 2, request_id: freshId(), order_no: old }, info);
      }),
    );
    await close();
    expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
    await settling.booksAreRight();
  });
});

describe('what is not swapped', () => {
  it('BET-5 a ticket of another player, or a missing one', async () => {
    const [one, two] = [await context.player('100'), await context.player('100')];
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), one);
    expect(await refusal(two, old)).toBe('no_order');
    expect(await refusal(two, '0'.repeat(26))).toBe('no_order');
  });

  it('BET-5 a ticket at fixed odds, and one of a pool with more than two sides', async () => {
    const info = await context.player('100');
    const fixed = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const ofFour = await placed(context, poolRequest(game, POOL.score, 1, '10'), info);
    expect([await refusal(info, fixed), await refusal(info, ofFour)]).toEqual(['swap_refused', 'swap_refused']);
  });

  it.each([
    ['suspended', () => [playState(game, POOL.winner, 'suspended')]],
    ['closed', () => [playState(game, POOL.winner, 'closed')]],
    ['paused', () => [live(game, { status: 3 })]],
    ['over', () => wholeResult(game)],
  ] as const)('BET-5 a ticket whose pool or match is %s', async (_state, events) => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    await ingestFeedEvents(context, events());
    expect(await refusal(info, old)).toBe('swap_refused');
  });

  it('BET-5 a ticket whose match should have begun, or that is settled', async () => {
    const info = await context.player('100');
    const old = await placed(context, poolRequest(game, POOL.winner, 1, '40'), info);
    context.setNow(NOW + 3_600_000);
    expect(await refusal(info, old)).toBe('swap_refused');
    context.setNow(NOW);
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    expect(await refusal(info, old)).toBe('swap_refused');
    await settling.booksAreRight();
  });

  it('R11 no swap commits after the close it races', async () => {
    const info = await context.player('1000');
    const tickets = await Promise.all(
      Array.from({ length: 20 }, () => placed(context, poolRequest(game, POOL.winner, 1, '10'), info)),
    );
    const swaps = tickets.map((orderNo) => refusal(info, orderNo));
    await ingestFeedEvents(context, [playState(game, POOL.winner, 'closed')]);
    const { rows: before } = await client.query('select count(*) from bets where swapped_from is not null');
    await Promise.all(swaps);
    const { rows: after } = await client.query('select count(*) from bets where swapped_from is not null');
    expect(after).toEqual(before);
    await settling.booksAreRight();
  });
});
