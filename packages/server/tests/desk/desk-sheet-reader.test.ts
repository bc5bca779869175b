import { parlayRequest, place, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  mapFacts,
  mapResult,
  matchEvents,
  PLAY,
  playState,
  pointOf,
  price,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { createDeskStores } from '../../src/composition/create-desk-stores';
import { connectDatabase } from '../../src/database/connect-database';
import { OverviewReader, readSheet, SheetReader } from '../../src/desk';
import type { SheetChange } from '../../src/desk/sheets/sheet-store';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { CallInfo } from '../../src/platform/calls';
import { swapTeam } from '../../src/pools/swap-team';
import { correctResult } from '../../src/settlement/correct-result';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openDeskBooks, type DeskBooks } from './open-desk-books';

let books: DeskBooks;
let database: ReturnType<typeof connectDatabase<ReturnType<typeof createDeskStores>>>;
let game = 0;
let info: CallInfo;
beforeAll(async () => {
  books = await openDeskBooks();
  const { databaseUrl, log } = books.context;
  database = connectDatabase(databaseUrl, { createStores: createDeskStores, log, role: 'clutchline_desk' });
});
afterAll(async () => {
  await database.close();
  await books.close();
});
beforeEach(async () => {
  game += 10;
  books.context.setNow(NOW);
  info = await books.context.player('1000');
  await feed([game, game + 1, game + 2].flatMap((each) => matchEvents(each)));
});

const feed = (events: Parameters<typeof ingestFeedEvents>[1]) => ingestFeedEvents(books.context, events);
const bet = (stake: string, side: 1 | 2 = 1, play: number = PLAY.winner) =>
  placed(books.context, singleRequest({ gameId: game, side, play }, stake, 'latest'), info);
const combo = (stake: string) =>
  placed(books.context, parlayRequest([{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }], stake), info);

/** Reads three sheets all the time, and compares them with those that are read whole. */
function follow() {
  const seen: SheetChange[] = [];
  const { sheets } = database.stores;
  const counting = {
    ...sheets,
    changes: async (...query: Parameters<typeof sheets.changes>) => {
      const answer = await sheets.changes(...query);
      seen.push(...answer.changes);
      return answer;
    },
  };
  const wallClock = { now: () => books.desk.now() };
  const stores = { ...database.stores, sheets: counting };
  const reader = new SheetReader({ stores, wallClock });
  const games = [game, game + 1, game + 2];
  const topics = games.map((gameId) => reader.open(gameId));
  const read = async () => (await Promise.all(topics.map((topic) => topic.read()))).map((table) => [...(table ?? [])]);
  const stopping = new AbortController();
  const reading = (async () => {
    while (!stopping.signal.aborted) await read();
  })();
  onTestFinished(async () => {
    stopping.abort();
    await reading;
  });
  const playsOf = async (gameId: number) => {
    const sheet = await readSheet({ stores: database.stores, wallClock }, gameId);
    return sheet.kind === 'ok'
      ? sheet.data.plays.map((play): [string, unknown] => [`play:${play.play_id}`, play])
      : sheet;
  };
  const settled = async (what: string) => {
    const whole = await Promise.all(games.map(playsOf));
    await expect
      .poll(async () => (await read()).map((rows) => rows.filter(([key]) => key.startsWith('play:'))), {
        message: what,
        timeout: 5_000,
      })
      .toEqual(whole);
  };
  return { settled, read, seen };
}

it('DESK-16 a bet that is placed is added to a sheet, which is not counted again for it', async () => {
  const { settled, read, seen } = follow();
  await settled('empty');
  await read();
  seen.length = 0;
  for (let count = 0; count < 5; count += 1) {
    await bet('10.01', count % 2 === 0 ? 1 : 2);
    await bet('3', 1, PLAY.map1);
    await combo('2');
    await feed([price(game, pointOf(game, PLAY.winner, 1), 1_990 - count)]);
    await feed([price(game, pointOf(game, PLAY.winner, 1), 2_000)]);
  }
  await settled('placed');
  expect(seen.filter(({ placed: rows }) => rows.length > 0).length).toBeGreaterThan(0);
  expect(seen.filter(({ sums }) => sums !== null)).toEqual([]);
  // Of the match whose prices did not change.
  const other = seen.filter(({ head }) => head.game_id === game + 1);
  expect(other.filter(({ board }) => board !== null)).toEqual([]);
});

it('DESK-16 a part of a sheet that has not changed is not described again', async () => {
  const { read } = follow();
  const playOfTable = async (play: number) => {
    const [table] = await read();
    return table?.find(([key]) => key === `play:${game * 1_000 + play}`)?.[1];
  };
  const [winner, map1] = [await playOfTable(PLAY.winner), await playOfTable(PLAY.map1)];
  await bet('10');
  await expect.poll(() => playOfTable(PLAY.winner)).not.toEqual(winner);
  expect(await playOfTable(PLAY.map1)).toBe(map1);
});

it('DESK-16 a sheet follows bets that are accepted, rejected and swapped', async () => {
  const { settled } = follow();
  await feed([live(game, { status: 2, round: 1 }), winnerPool(game + 1)]);
  const pooled = await placed(books.context, poolRequest(game + 1, POOL.winner, 1, '30'), info);
  await place(books.context, singleRequest({ gameId: game }, '10', 'latest'), info);
  await place(books.context, singleRequest({ gameId: game, play: PLAY.map3 }, '4', 'latest'), info);
  await settled('held');
  await feed([playState(game, PLAY.map3, 'suspended')]);
  books.context.setNow(NOW + 6_000);
  await acceptOrRejectHeldBets(books.context);
  await settled('accepted and rejected');
  understood(await swapTeam(books.context, { lang: 2, request_id: `swap-of-${pooled}`, order_no: pooled }, info));
  await settled('swapped');
});

it('DESK-16 a sheet follows results, legs of combos that go on, and a correction', async () => {
  const { settled } = follow();
  await bet('10');
  await bet('4', 2, PLAY.map1);
  await combo('2');
  await settled('placed');
  await feed([live(game, { status: 2 }), mapResult(game, 1)]);
  await settled('result of a map');
  await settlePlays(books.context);
  await settled('settled map');
  await feed(wholeResult(game));
  await settlePlays(books.context);
  await settled('settled match, the combo goes on');
  const facts = mapFacts(game, { winner: game * 10 + 2, score_1: 11, score_2: 20 });
  await correctResult(books.context, { gameId: game, round: 1, facts, reason: 'wrong side', by: ['Ada', 'Ben'] });
  await settlePlays(books.context);
  await settled('corrected');
  await feed([...wholeResult(game + 1), ...wholeResult(game + 2)]);
  await settlePlays(books.context);
  await settled('all settled');
});

it('DESK-13 open stakes of a reader that goes on equal those that are counted again', async () => {
  const { context } = books;
  const about = { stores: database.stores, clock: context.clock, wallClock: { now: () => books.desk.now() } };
  const going = new OverviewReader(about);
  const agree = (what: string) =>
    expect
      .poll(
        async () =>
          JSON.stringify(await going.part('open')) === JSON.stringify(await new OverviewReader(about).part('open')),
        { message: what, timeout: 10_000 },
      )
      .toBe(true);
  await agree('before');
  await bet('10');
  await bet('7', 2);
  await combo('2');
  await agree('placed');
  await feed(wholeResult(game));
  await settlePlays(context);
  await agree('settled');
});
