import type { FeedEvent } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';
import {
  parlayRequest,
  placed,
  singleRequest,
  understood,
  type Pick,
} from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapResult,
  matchEvents,
  matchResult,
  matchVoid,
  PLAY,
  playOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { outrightEvents, outrightResult, poolRequest } from '@clutchline/test-support/server/test-pool';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches, readMatch } from '../../src/catalogue/list-matches';
import { readPoints } from '../../src/catalogue/read-points';
import type { CallInfo } from '../../src/platform/calls';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { voidOverdue } from '../../src/settlement/void-overdue';

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
    game += 10;
    return [0, 1, 2, 3].flatMap((n) => matchEvents(game + n));
  },
);

/** Side 1 of four winners. */
async function system(sizes: number[], stake: string, picks: Pick[] = [0, 1, 2, 3].map((n) => ({ gameId: game + n }))) {
  const info = await context.player('1000');
  const request = parlayRequest(picks, stake);
  return await placed(context, { ...request, bets: request.bets.map((bet) => ({ ...bet, sizes })) }, info);
}

describe('a system', () => {
  it('SLIP-7 of four legs of which one is lost pays the one line of three that won', async () => {
    const orderNo = await system(
      [3],
      '10',
      [0, 1, 2, 3].map((n) => ({ gameId: game + n, side: n === 3 ? 2 : 1 })),
    );
    await settling.settle([0, 1, 2, 3].flatMap((n) => wholeResult(game + n)));
    expect(await settling.betOf(orderNo)).toMatchObject({ lines: 4, prizeStatus: 1, payout: 2_000n });
  });

  it('SLIP-7 is open while a combination can still win, and lost as soon as no combination can', async () => {
    const orderNo = await system(
      [3, 4],
      '10',
      [0, 1, 2, 3].map((n) => ({ gameId: game + n, side: n < 2 ? 2 : 1 })),
    );
    await settling.settle(wholeResult(game));
    expect(await settling.betOf(orderNo)).toMatchObject({ settleTime: null, prizeStatus: 0 });
    await settling.settle(wholeResult(game + 1));
    expect(await settling.betOf(orderNo)).toMatchObject({
      prizeStatus: 2,
      payout: 0n,
      legs: [{}, {}, { outcome: 'pending' }, {}],
    });
    await settling.settle([...wholeResult(game + 2), ...wholeResult(game + 3)]);
    expect(await settling.betOf(orderNo)).toMatchObject({
      prizeStatus: 2,
      revision: 1,
      legs: [{}, {}, { outcome: 'won' }, {}],
    });
  });

  it('R8 a void leg counts one in every combination, and if all are void the stake is refunded', async () => {
    const partly = await system([3, 4], '10');
    await settling.settle([matchVoid(game), ...[1, 2, 3].flatMap((n) => wholeResult(game + n))]);
    expect(await settling.betOf(partly)).toMatchObject({ lines: 5, payout: 5_600n });
    game += 4;
    await ingestFeedEvents(
      context,
      [0, 1, 2, 3].flatMap((n) => matchEvents(game + n)),
    );
    const wholly = await system([3, 4], '10');
    await settling.settle([0, 1, 2, 3].map((n) => matchVoid(game + n)));
    expect(await settling.betOf(wholly)).toMatchObject({ isCancel: 1, payout: 1_000n });
  });
});

describe('an outright', () => {
  it('BET-9 the stakes on a runner that withdraws are refunded at once; the others wait for the winner', async () => {
    const info = await context.player('1000');
    game += 5;
    await ingestFeedEvents(context, outrightEvents(game, 4));
    const [winner, loser, withdrawn] = await Promise.all(
      [1, 2, 3].map((runner) => placed(context, champion(runner, '10'), info)),
    );
    await settling.settle([outrightResult(game, [], [3])]);
    expect(await settling.betOf(withdrawn)).toMatchObject({
      isCancel: 1,
      payout: 1_000n,
      legs: [{ voidReason: 'withdrawn' }],
    });
    expect(await settling.betOf(winner)).toMatchObject({ settleTime: null });
    expect(await settlePlays(context)).toEqual({ plays: 0, bets: 0 });
    await settling.settle([outrightResult(game, [1], [3])]);
    expect(await settling.betOf(winner)).toMatchObject({ prizeStatus: 1, payout: 4_000n });
    expect(await settling.betOf(loser)).toMatchObject({ prizeStatus: 2 });
    expect(await settling.betOf(withdrawn)).toMatchObject({ revision: 1, payout: 1_000n });
  });

  it('CONTENT-2 a runner that withdrew accepts no bets, in the list, in the detail and in price updates', async () => {
    const info: CallInfo = { lang: 2, caller: null };
    game += 5;
    await ingestFeedEvents(context, outrightEvents(game, 8));
    await context.publisher.drain();
    await settling.settle([outrightResult(game, [], [3])]);
    const withdrawn = playOf(game, 1) * 100 + 3;
    const closed = { type: 'odds', point_id: withdrawn, status: 2 };
    expect(await context.publisher.drain()).toContainEqual(expect.objectContaining(closed));
    await ingestFeedEvents(context, [priceOf(3, 7_400)]);
    const { plays } = understood(await readMatch(context, { lang: 2, game_id: game }, info));
    expect(plays[0]?.points.map(({ status }) => status)).toEqual([1, 1, 2, 1, 1, 1, 1, 1]);
    await ingestFeedEvents(context, [priceOf(8, 7_500)]);
    const tab = { lang: 2, handicap_code: 'champion', game_type_id: 0 } as const;
    const [row] = understood(await listMatches(context, { ...tab, event_ids: [game * 10] }, info)).rows;
    expect(row).toMatchObject({ runner_count: 8, play_count: 1 });
    expect(row?.plays[0]?.points.map(({ point_id }) => point_id % 100)).toEqual([8, 1, 2, 4, 5]);
    const { items } = understood(await readPoints(context, { lang: 2, shop_ids: [withdrawn] }));
    expect(items[0]?.status).toBe(2);
  });

  it('BET-9 a dead heat of two pays half of the odds, with its divisor on the leg', async () => {
    const info = await context.player('1000');
    game += 5;
    await ingestFeedEvents(context, outrightEvents(game, 4));
    const orderNo = await placed(context, champion(1, '10'), info);
    await settling.settle([outrightResult(game, [1, 2])]);
    expect(await settling.betOf(orderNo)).toMatchObject({
      payout: 2_000n,
      legs: [{ outcome: 'dead_heat', deadHeat: 2 }],
    });
  });

  it('BET-9 facts that continue are no contradiction, those that remove a winner are', async () => {
    game += 5;
    await ingestFeedEvents(context, outrightEvents(game, 4));
    await settling.settle([outrightResult(game, [], [3])]);
    await settling.settle([outrightResult(game, [2], [3])]);
    const published = async (event: FeedEvent) => {
      const { contradicted } = await context.inTransaction(async ({ feed }) => {
        const { foldFeedEvents } = await import('../../src/feed/fold-feed-events');
        return await feed.apply(foldFeedEvents([event]));
      });
      return contradicted.length;
    };
    expect([await published(outrightResult(game, [], [3])), await published(outrightResult(game, [2], [3]))]).toEqual([
      0, 0,
    ]);
    expect(await published(outrightResult(game, [1], [3]))).toBe(1);
  });

  const priceOf = (runner: number, odd: number): FeedEvent => ({
    type: 'prices',
    game_id: game,
    prices: [{ point_id: playOf(game, 1) * 100 + runner, odd }],
  });
  const champion = (runner: number, stake: string) => {
    const request = poolRequest(game, 1, runner, stake);
    return { ...request, selections: request.selections.map((selection) => ({ ...selection, odd: '4.000' })) };
  };
});

describe('a match that was not played as announced', () => {
  it('BET-9 bets placed at or after the actual start are void, the others are not', async () => {
    const info = await context.player('1000');
    const inTime = await placed(context, singleRequest({ gameId: game }, '10'), info);
    context.setNow(NOW + 1_000);
    const late = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle([matchResult(game, { started_at: NOW + 1_000 })]);
    expect(await settling.betOf(inTime)).toMatchObject({ prizeStatus: 1 });
    expect(await settling.betOf(late)).toMatchObject({
      isCancel: 1,
      legs: [{ voidReason: 'late_bet', rule: 'started-early@1', outcome: 'void' }],
    });
  });

  it('BET-9 a late bet on a map that was paid before the early start was known is put right by a revision', async () => {
    const info = await context.player('1000');
    const inTime = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    context.setNow(NOW + 1_000);
    const late = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    await settling.settle([live(game, { status: 2 }), mapResult(game, 1)]);
    expect(await settling.betOf(late)).toMatchObject({ prizeStatus: 1, revision: 1 });
    await settling.settle([matchResult(game, { started_at: NOW + 1_000 })]);
    expect(await settling.betOf(late)).toMatchObject({
      isCancel: 1,
      payout: 1_000n,
      revision: 2,
      legs: [{ voidReason: 'late_bet' }],
    });
    expect(await settling.betOf(inTime)).toMatchObject({ prizeStatus: 1, revision: 1 });
    expect(await settlePlays(context)).toEqual({ plays: 0, bets: 0 });
  });

  it('BET-9 another number of maps voids what counts them, even if the match row has the same number by then', async () => {
    const info = await context.player('1000');
    const winner = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const total = await placed(context, singleRequest({ gameId: game, play: PLAY.totalMaps }, '10'), info);
    const again = matchEvents(game).map((event) => (event.type === 'match' ? { ...event, best_of: 5 } : event));
    await settling.settle([...again, live(game, { status: 2 }), matchResult(game, { score_1: 3, score_2: 1 })]);
    expect(await settling.betOf(winner)).toMatchObject({ prizeStatus: 1 });
    expect(await settling.betOf(total)).toMatchObject({ isCancel: 1, legs: [{ voidReason: 'format_change' }] });
  });

  it('BET-9 a match that has not begun 24 hours after its time is void, and published as cancelled', async () => {
    const info = await context.player('1000');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingestFeedEvents(context, [live(game + 1, { status: 2 })]);
    const day = NOW + 3_600_000 + 24 * 3_600_000;
    await context.stores.feed.advance(null, day, 0);
    await voidOverdue(context);
    await settlePlays(context);
    expect(await settling.betOf(orderNo)).toMatchObject({ settleTime: null });
    await context.stores.feed.advance(day, day + 1, 0);
    await context.publisher.drain();
    expect(await voidOverdue(context)).toBeGreaterThan(0);
    expect(await context.publisher.drain()).toContainEqual({ type: 'match-status', game_id: game, status: 5 });
    await settlePlays(context);
    expect(await settling.betOf(orderNo)).toMatchObject({
      isCancel: 1,
      legs: [{ voidReason: 'postponed', rule: 'postponed@1' }],
    });
    expect(await voidOverdue(context)).toBe(0);
    const [begun] = await context.stores.board.plays([game + 1], 'all');
    expect(begun?.play.status).toBe(1);
  });
});

describe('matches without an accepted result', () => {
  it('BET-9 D4 bad-input 127: a play whose result waits in quarantine is void 72 hours after the start, decided plays stay', async () => {
    const info = await context.player('1000');
    const winner = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const total = await placed(context, singleRequest({ gameId: game, play: PLAY.totalMaps }, '10'), info);
    const other = await placed(context, singleRequest({ gameId: game + 1 }, '10'), info);
    await ingestFeedEvents(context, [
      live(game, { status: 2 }),
      live(game + 1, { status: 2 }),
      live(game + 2, { status: 2 }),
    ]);
    context.setNow(NOW + 3 * 3_600_000);
    await settling.settle([matchResult(game + 1, { score_1: 2, score_2: 0 })]);
    expect(await settling.betOf(other)).toMatchObject({ prizeStatus: 1 });
    await settling.settle([live(game, { status: 4 }), matchResult(game, { score_1: 9, score_2: 9 })]);
    const unresolved = NOW + 3_600_000 + 72 * 3_600_000;
    await context.stores.feed.advance(await context.stores.feed.fedUntil(), unresolved, 0);
    await voidOverdue(context);
    await settlePlays(context);
    expect(await settling.betOf(winner)).toMatchObject({ settleTime: null });
    await context.stores.feed.advance(unresolved, unresolved + 1, 0);
    await context.publisher.drain();
    expect(await voidOverdue(context)).toBeGreaterThanOrEqual(2);
    const published = await context.publisher.drain();
    expect(published).toContainEqual({ type: 'match-status', game_id: game + 2, status: 5 });
    expect(published).not.toContainEqual({ type: 'match-status', game_id: game, status: 5 });
    await settlePlays(context);
    for (const orderNo of [winner, total])
      expect(await settling.betOf(orderNo)).toMatchObject({
        isCancel: 1,
        legs: [{ voidReason: 'unverifiable_result', rule: 'unverifiable@1' }],
      });
    expect(await settling.betOf(other)).toMatchObject({ prizeStatus: 1, isCancel: 0, revision: 1 });
    expect(await voidOverdue(context)).toBe(0);
    await settling.settle([matchResult(game, { score_1: 2, score_2: 0 })]);
    expect(await settling.betOf(winner)).toMatchObject({ isCancel: 1, revision: 1 });
  });
});

describe('many bets', () => {
  /** As a placement writes them. */
  async function writeBets(count: number): Promise<number[]> {
    const players = await Promise.all(Array.from({ length: 10 }, () => context.player('100000')));
    const accounts = players.map(({ caller }) => caller.accountId);
    const marker = `bulk-${game}`;
    await client.query('begin');
    await client.query("insert into placements select unnest($1::bigint[]), $2, '-', '{}', 0", [accounts, marker]);
    await client.query(
      `with b as materialized (
         select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, $2 || '-' || lpad(n::text, 8, '0') as order_no,
           ($1::bigint[])[1 + n % 10] as account_id, 1 + n % 2 as side from generate_series(1, $3::integer) n
       ), t as (
         insert into ledger_transactions (id, kind, order_no, at) overriding system value select id, 'stake', order_no, $4::bigint from b
       ), e as (
         insert into ledger_entries select id, 'player:' || account_id, 1, -100 from b
         union all select id, 'house:stakes', 1, 100 from b
       ), w as (
         update wallets set balance = balance - 100 * m.n from (select account_id, count(*) n from b group by 1) m
         where wallets.account_id = m.account_id
       ), n as (
         insert into bets (order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id)
         select order_no, account_id, $2, 'single', 1, 100, '2.000', 10000000, $4::bigint, id from b
       )
       insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
       select order_no, 0, account_id, $5::bigint * 100 + side, $5, $6, 2, 2000, 1 from b`,
      [accounts, marker, count, NOW, playOf(game, PLAY.winner), game],
    );
    await client.query('commit');
    return accounts;
  }

  it('R6 settles thousands of bets with two workers at once, results repeated, each exactly once', async () => {
    const count = 3_000;
    const accounts = await writeBets(count);
    await ingestFeedEvents(context, wholeResult(game));
    await Promise.all([settlePlays(context), settlePlays(context)]);
    await ingestFeedEvents(context, wholeResult(game));
    await Promise.all([settleBets(context, null), settleBets(context, [game])]);
    const { rows } = await client.query(
      'select count(*)::integer as settled, sum(payout)::integer as paid from bets where revision = 1 and account_id = any($1)',
      [accounts],
    );
    expect(rows).toEqual([{ settled: count, paid: (count / 2) * 200 }]);
    expect(await settleBets(context, null)).toBe(0);
    await settling.booksAreRight();
  });
});
