import { freshId, parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { kyselyOf } from '@clutchline/test-support/server/test-books';
import { live, mapResult, matchEvents, PLAY, playOf, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { NOW } from '@clutchline/test-support/server/test-now';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import type { DeskAnswer } from '@clutchline/contract/desk';
import { DESK_CALLS } from '@clutchline/contract/desk';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';

import { createDeskStores } from '../../src/composition/create-desk-stores';
import { columnTypes } from '../../src/database/column-types';
import { readSheet } from '../../src/desk';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { changeLock, openDeskBooks, problemOf, type DeskBooks } from './open-desk-books';
import { faultsOfSheet } from './recount-sheet';

type Sheet = DeskAnswer<'matchSheet'>;

let books: DeskBooks;
let game = 0;
beforeAll(async () => {
  books = await openDeskBooks();
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(
    books.context,
    [game, game + 1, game + 2].flatMap((each) => matchEvents(each)),
  );
});

const call = async (name: 'matchSheet' | 'matchTree' | 'timeline', body: object) =>
  (await books.trader.client.call(name, body)).data;
const sheetOf = async (gameId = game): Promise<Sheet> =>
  z.parse(DESK_CALLS.matchSheet.answer, await call('matchSheet', { game_id: gameId }));
const moneyOf = (sheet: Sheet, pointId: number) =>
  sheet.plays.flatMap(({ points }) => points).find(({ point_id }) => point_id === pointId)?.money ?? [];
const bet = async (stake: string, side: 1 | 2 = 1, play: number = PLAY.winner) =>
  placed(books.context, singleRequest({ gameId: game, side, play }, stake), await books.context.player('1000'));

describe('the sheet of a match', () => {
  it('DESK-15 shows per point stake, tickets and what the house wins or loses on the play, to the minor unit', async () => {
    await bet('10', 1);
    await bet('4.01', 1);
    await bet('3', 2);
    const money = { currency_id: 1, combo_stake: '0', combo_tickets: 0, combo_payable: '0' };
    const sheet = await sheetOf();
    expect(moneyOf(sheet, pointOf(game, PLAY.winner, 1))).toMatchObject([
      { ...money, stake: '1401', tickets: 2, result: String(1701 - 2802), exposure: '1401' },
    ]);
    expect(moneyOf(sheet, pointOf(game, PLAY.winner, 2))).toMatchObject([
      { ...money, stake: '300', tickets: 1, result: String(1701 - 600) },
    ]);
    expect(moneyOf(sheet, pointOf(game, PLAY.map1, 1))).toEqual([]);
  });

  it('DESK-15 combos are apart, with an upper bound, and a pool has no result of the house', async () => {
    const info = await books.context.player('1000');
    const legs = [game, game + 1, game + 2].map((gameId) => ({ gameId }));
    await placed(books.context, parlayRequest(legs, '5'), info);
    await ingestFeedEvents(books.context, [winnerPool(game)]);
    await placed(books.context, poolRequest(game, POOL.winner, 2, '30'), info);
    const sheet = await sheetOf();
    const [winner] = moneyOf(sheet, pointOf(game, PLAY.winner, 1));
    expect(winner).toMatchObject({ stake: '0', result: '0', combo_stake: '500', combo_tickets: 1 });
    expect([4_000n, 4_001n]).toContain(BigInt(winner?.combo_payable ?? 0));
    expect(moneyOf(sheet, pointOf(game, POOL.winner, 2))).toMatchObject([{ stake: '3000', tickets: 1, result: null }]);
  });

  it('DESK-15 has state, locks with their operator, and results as they are known', async () => {
    await changeLock(books.trader, 'lock', { scope: 'play', id: playOf(game, PLAY.map3), kind: 'suspend' });
    await ingestFeedEvents(books.context, [live(game, { status: 2, round: 1, score_1: 1 }), mapResult(game, 1)]);
    const { head, plays, results } = await sheetOf();
    expect(head).toMatchObject({ game_id: game, status: 2, score_1: 1, locks: [], game_names: { en: 'Game 1' } });
    const locked = plays.find(({ play_id }) => play_id === playOf(game, PLAY.map3));
    expect(locked).toMatchObject({ status: 2, feed_status: 1, locks: [{ set_by: 'trader', reason: 'score unclear' }] });
    expect(results).toMatchObject({ maps: [{ round: 1, source: 'test' }], match: null, void: null });
  });

  it('bad-input 302 an unknown match has no sheet and no timeline', async () => {
    for (const [name, more] of [['matchSheet', {}] as const, ['timeline', { limit: 5 }] as const])
      expect(problemOf(await books.trader.client.call(name, { game_id: 999_999_999, ...more }))).toEqual([
        404,
        'unknown-subject',
      ]);
  });
});

describe('the sheet while bets are placed and settled', () => {
  it('DESK-15 equals the sums over the tickets of the same moment, 100 times, and at the end', async () => {
    const { context } = books;
    const own = game;
    let isOver = false;
    onTestFinished(() => void (isOver = true));
    const stakes = ['1', '2.37', '11.11', '0.99'];
    const placing = [1, 2, 3].map(async (lane) => {
      const info = await context.player('50000');
      for (let count = 0; !isOver && count < 400; count += 1) {
        const side = count % 3 === 0 ? 2 : 1;
        const stake = stakes[(count + lane) % stakes.length] ?? '1';
        const plays = [PLAY.winner, PLAY.map1, PLAY.map3, PLAY.kills1];
        const single = singleRequest({ gameId: own, side, play: plays[count % plays.length] ?? 1 }, stake, 'latest');
        const combo = parlayRequest([{ gameId: own }, { gameId: own + 1 }, { gameId: own + 2, side: 2 }], stake);
        const request = count % 4 === 3 ? { ...combo, accept: 'latest' as const } : single;
        await placed(context, { ...request, request_id: freshId() }, info).catch(() => undefined);
      }
    });
    const changing = (async () => {
      for (let odd = 1_900; odd > 1_700; odd -= 20)
        await ingestFeedEvents(context, [price(game, pointOf(own, PLAY.winner, 1), odd)]);
      await ingestFeedEvents(context, [live(own, { status: 2 }), mapResult(own, 1)]);
      await settlePlays(context);
    })();
    const client = new pg.Client({ connectionString: context.databaseUrl, types: columnTypes() });
    await client.connect();
    onTestFinished(() => client.end());
    const database = kyselyOf(client);
    const faults: string[] = [];
    let tickets = 0;
    for (let moment = 0; moment < 100; moment += 1) {
      const recount = await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const sheet = await readSheet(
            { stores: createDeskStores(transaction), wallClock: books.context.wallClock },
            own,
          );
          if (sheet.kind === 'problem') throw new Error(sheet.problem);
          return await faultsOfSheet(client, sheet.data);
        });
      faults.push(...recount.faults);
      tickets = Math.max(tickets, recount.tickets);
    }
    isOver = true;
    await Promise.all([...placing, changing]);
    expect(faults).toEqual([]);
    expect(tickets).toBeGreaterThan(50);
    const last = await faultsOfSheet(client, await sheetOf(own));
    expect(last.faults).toEqual([]);
    const [stored] = await ask<{ tickets: number }>(
      context.databaseUrl,
      `select count(distinct order_no)::integer as tickets from bet_legs join bets using (order_no)
      where game_id = $1 and outcome = 'pending' and payout is null`,
      [own],
    );
    expect(last.tickets).toBe(stored?.tickets);
  });
});

describe('the tree', () => {
  it('DESK-14 live matches first, then by start; pages of a game have each match once', async () => {
    const gameTypeId = 700 + game;
    const starts = [5, 1, 3, 2, 4];
    await ingestFeedEvents(
      books.context,
      starts.flatMap((hours, place) =>
        matchEvents(game + 3 + place, { gameTypeId, startTime: NOW + hours * 3_600_000 }),
      ),
    );
    await ingestFeedEvents(books.context, [live(game + 3, { status: 2 })]);
    const seen: number[] = [];
    let after: unknown = undefined;
    do {
      const page = z.parse(
        DESK_CALLS.matchTree.answer,
        await call('matchTree', { game_type_id: gameTypeId, limit: 2, after }),
      );
      seen.push(...page.rows.map(({ game_id }) => game_id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual([game + 3, game + 4, game + 6, game + 5, game + 7]);
  });

  it('DESK-14 a row has stake, worst outcome, locks and doubts', async () => {
    await bet('10', 1);
    await bet('2', 2, PLAY.map1);
    await changeLock(books.trader, 'lock', { scope: 'match', id: game, kind: 'suspend' });
    const tree = z.parse(DESK_CALLS.matchTree.answer, await call('matchTree', { limit: 200 }));
    const row = tree.rows.find(({ game_id }) => game_id === game);
    expect(row).toMatchObject({
      team_1: { en: `Thing ${game}` },
      ...{ plays: 6, locked_plays: 6, guarded_plays: 0, doubts: 0 },
      locks: [{ scope: 'match', set_by: 'trader' }],
      money: [{ currency_id: 1, stake: '1200', tickets: 2, worst: '-1200', combo_payable: '0' }],
    });
    expect(tree.games.find(({ game_type_id }) => game_type_id === 1)).toMatchObject({ names: { en: 'Game 1' } });
    await changeLock(books.trader, 'unlock', { scope: 'match', id: game, kind: 'suspend' });
  });
});

describe('the timeline', () => {
  it('DESK-15 has prices, locks and bets of a match, newest first; pages have each entry once', async () => {
    // Opening prices are stored once there is a feed.
    await ask(books.context.databaseUrl, 'insert into feed_progress (fed_until) values ($1) on conflict do nothing', [
      NOW,
    ]);
    game += 5;
    await ingestFeedEvents(books.context, matchEvents(game));
    await bet('10', 1);
    const subject = { scope: 'match', id: game, kind: 'suspend' } as const;
    await changeLock(books.trader, 'lock', subject);
    await changeLock(books.trader, 'unlock', subject, { reason: 'score clear' });
    const page = async (limit: number, before?: unknown) =>
      z.parse(DESK_CALLS.timeline.answer, await call('timeline', { game_id: game, limit, before }));
    const all = (await page(200)).entries;
    expect(all.filter(({ kind }) => kind === 'price')).toHaveLength(12);
    expect(all.flatMap((entry) => (entry.kind === 'lock' ? [[entry.is_end, entry.by]] : []))).toEqual([
      [true, 'trader'],
      [false, 'trader'],
    ]);
    expect(all.flatMap((entry) => (entry.kind === 'bet' ? [entry.stake] : []))).toEqual(['1000']);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
    const paged: string[] = [];
    let before: unknown = undefined;
    do {
      const { entries, next } = await page(4, before);
      paged.push(...entries.map(({ key }) => key));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(paged).toEqual(all.map(({ key }) => key));
  });
});
