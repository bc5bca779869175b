import type { FeedEvent } from '@clutchline/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import {
  freshId,
  parlayRequest,
  selection,
  singleRequest,
  type Pick,
} from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { live, matchEvents, PLAY, playOf, playState, wholeResult } from '@clutchline/test-support/server/test-feed';
import { ask } from '@clutchline/test-support/server/held-books';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

let server: PlacingServer;
let game = 0;
beforeAll(async () => {
  server = await startPlacingServer();
  return closeSound({ stores: server.context.stores, close: () => server.close() });
});
beforeEach(async () => {
  game = await server.matches(4);
});

const feed = (...events: FeedEvent[]) => ingestFeedEvents(server.context, events);
const single = (stake = '10') => singleRequest({ gameId: game }, stake);
const legs = (count: number): Pick[] => Array.from({ length: count }, (_, n) => ({ gameId: game + n }));
const combo = (count: number, stake = '10') => parlayRequest(legs(count), stake);

function comboWith(...picks: Pick[]) {
  return parlayRequest([...picks, ...legs(4).slice(picks.length)], '10');
}

function withBet(request: ReturnType<typeof combo>, fields: object): object {
  return { ...request, request_id: freshId(), bets: request.bets.map((bet) => ({ ...bet, ...fields })) };
}

function withSelection(fields: object): object {
  const { selections, ...request } = single();
  return { ...request, selections: selections.map((one) => ({ ...one, ...fields })) };
}

describe('what is bet on', () => {
  it('bad-input 48: an invalid id is a bad request, whichever of the three it is', async () => {
    for (const name of ['shop_id', 'game_id', 'play_info_id']) {
      const written = [
        '0',
        '-1',
        '9007199254740992',
        '9223372036854775808',
        '1e400',
        '"1"',
        '"1;drop table bets"',
        'null',
        '1.5',
        '[1]',
        '{}',
        'true',
      ];
      await server.expectRefused(
        400,
        written.map((json) => JSON.stringify(withSelection({ [name]: 'ID' })).replace('"ID"', json)),
      );
    }
  });

  it('bad-input 48: an unknown selection is refused', async () => {
    await server.expectRefusals([
      [withSelection({ shop_id: 987_654_321 }), 'bet_invalid'],
      [withSelection({ shop_id: Number.MAX_SAFE_INTEGER }), 'bet_invalid'],
    ]);
  });

  it('bad-input 48: on a hidden, closed or decided market or match nothing is accepted', async () => {
    const [hidden, closed, decided, ended] = [game, game + 1, game + 2, game + 3];
    await feed(live(hidden, { is_hide: 1 }), playState(closed, PLAY.winner, 'closed'), live(ended, { status: 4 }));
    await feed(live(decided, { status: 2, round: 1 }), ...wholeResult(decided));
    await settlePlays(server.context);
    await server.expectRefusals(
      [hidden, closed, decided, ended].map((gameId) => [singleRequest({ gameId }, '10'), 'bet_closed'] as const),
    );
  });

  it('bad-input 49: match or play ids that are not the selection’s own are refused, in a combo too', async () => {
    await server.expectRefusals([
      [withSelection({ game_id: game + 1 }), 'bet_invalid'],
      [withSelection({ play_info_id: playOf(game, PLAY.map1) }), 'bet_invalid'],
      [withSelection({ play_info_id: playOf(game + 1, PLAY.winner) }), 'bet_invalid'],
      [withSelection({ game_id: 5_555_555, play_info_id: 5_555_555 }), 'bet_invalid'],
      [
        { ...combo(3), selections: [...combo(2).selections, { ...selection({ gameId: game + 2 }), game_id: game }] },
        'bet_invalid',
      ],
    ]);
  });

  it('bad-input 50: an unknown kind is a bad request, and so is a single on several selections', async () => {
    const kinds = [1, 2, 3, 4, 5, 0, '1', 'pool', 'system', 'Single', '', null, {}, undefined];
    await server.expectRefused(
      400,
      kinds.map((kind) => withBet(single(), { kind })),
    );
    const { token, accountId } = await server.player();
    for (const request of [withBet(combo(3), { kind: 'single' }), withBet(single(), { sizes: [1] })])
      expect(await server.call('playMore', request, { token })).toMatchObject({ code: 2, msg: 'bad_request' });
    expect(await server.balanceOf(accountId)).toBe(1_000_00n);
  });

  it.each([0, 1] as const)(
    'bad-input 50: a pool joins no combo, whatever the feed states (no_parlay %i)',
    async (no_parlay) => {
      const pool = winnerPool(game);
      await feed(pool.type === 'play' ? { ...pool, no_parlay } : pool);
      await server.expectRefusals([
        [comboWith({ gameId: game, play: POOL.winner }), 'no_combo'],
        [withBet(comboWith({ gameId: game, play: POOL.winner }), { sizes: [3], per: 'unit' }), 'no_combo'],
      ]);
    },
  );

  it('bad-input 50: a bet in a pool has no price of its own, whatever was sent', async () => {
    await feed(winnerPool(game));
    const { token } = await server.player();
    for (const accept of ['none', 'better', 'latest'] as const) {
      const { selections, ...request } = poolRequest(game, POOL.winner, 1, '10');
      const asked = { ...request, accept, selections: selections.map((one) => ({ ...one, odd: '750.000' })) };
      const { results } = await server.place(token, asked);
      expect(results).toMatchObject([{ error: null, legs: [{ asked: '750.000', used: '1.000', is_estimated: 1 }] }]);
      const sql = 'select is_pool, stake::text from bets where order_no = $1';
      expect(await ask(server.databaseUrl, sql, [results[0]?.order_no])).toEqual([{ is_pool: true, stake: '1000' }]);
    }
  });
});

describe('systems and request ids', () => {
  it('bad-input 51: invalid sizes are no request', async () => {
    const sizes = [
      [0],
      [-1],
      [16],
      [2.5],
      ['3'],
      [null],
      [],
      [3, 3],
      [4, 3],
      [3, 4, 4],
      3,
      '3',
      {},
      null,
      Array(16).fill(3),
    ];
    await server.expectRefused(
      400,
      sizes.map((each) => withBet(combo(4), { sizes: each })),
    );
    await server.expectRefused(
      400,
      ['all', 'line', 1, null].map((per) => withBet(combo(4), { sizes: [3], per })),
    );
  });

  it('bad-input 51: k of n with k below three or above n is refused', async () => {
    await server.expectRefusals([
      [withBet(combo(4), { sizes: [1] }), 'min_legs'],
      [withBet(combo(4), { sizes: [2] }), 'min_legs'],
      [withBet(combo(4), { sizes: [2, 3, 4] }), 'min_legs'],
    ]);
    const { token, accountId } = await server.player();
    for (const sizes of [[5], [3, 5], [15]])
      expect(await server.call('playMore', withBet(combo(4), { sizes }), { token })).toMatchObject({
        code: 2,
        msg: 'bad_request',
        error_code: 1201,
      });
    expect(await server.balanceOf(accountId)).toBe(1_000_00n);
  });

  it('bad-input 51: all 32,647 lines of fifteen legs are held to the limits of one bet', async () => {
    const startTime = server.context.clock.now() + 3_600_000;
    game += 5_000;
    for (let n = 0; n < 15; n += 1) await feed(...matchEvents(game + n, { startTime, odd: 1_500 }));
    const all = Array.from({ length: 13 }, (_, n) => n + 3);
    const request = parlayRequest(
      legs(15).map((pick) => ({ ...pick, odd: 1_500 })),
      '1',
    );
    await server.expectRefusals([[withBet(request, { sizes: all, per: 'unit' }), 'amount_high']]);
    const { token, accountId } = await server.player();
    const began = performance.now();
    expect(await server.refusalsOf(token, withBet(request, { sizes: all, per: 'unit', stake: '0.01' }))).toEqual([
      null,
    ]);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await server.balanceOf(accountId)).toBe(1_000_00n - 32_647n);
  });

  it('bad-input 52: a request id that is missing, too short, too long or of other signs is no request', async () => {
    const ids = [
      undefined,
      null,
      '',
      'a',
      'a'.repeat(15),
      'a'.repeat(65),
      'a'.repeat(10_240),
      1234567890123456,
      'a'.repeat(20) + ' ',
      'é'.repeat(20),
      '../../../../etc/passwd',
      'a'.repeat(16) + '\n',
      {},
      ['a'.repeat(20)],
    ];
    await server.expectRefused(
      400,
      ids.map((request_id) => ({ ...single(), request_id })),
    );
  });

  it('bad-input 52: a request id with another body is refused, of another player it is free', async () => {
    const [first, second] = [await server.player(), await server.player()];
    const request = single();
    expect(await server.refusalsOf(first.token, request)).toEqual([null]);
    const others = [
      { ...request, bets: request.bets.map((bet) => ({ ...bet, stake: '11' })) },
      { ...request, bets: request.bets.map((bet) => ({ ...bet, stake: '10.00' })) },
      { ...request, accept: 'latest' },
      { ...single(), request_id: request.request_id, selections: [selection({ gameId: game, side: 2 })] },
      { ...combo(3), request_id: request.request_id },
    ];
    for (const other of others)
      expect(await server.call('playMore', other, { token: first.token })).toMatchObject({
        code: 2,
        data: null,
        msg: 'request_conflict',
        error_code: 1021,
      });
    expect(await server.balanceOf(first.accountId)).toBe(990_00n);
    expect(await server.refusalsOf(second.token, request)).toEqual([null]);
    expect(await server.balanceOf(second.accountId)).toBe(990_00n);
  });
});
