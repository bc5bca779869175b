import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startAcceptance } from '../../src/acceptance/start-acceptance';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, PLAY, playState, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';

const DELAY = 6_000;
let first: TestContext;
let second: TestContext;
let game = 0;

beforeAll(async () => {
  first = await openTestContext();
  second = secondProcess(first);
});
afterAll(async () => {
  expect(await faultsOfHeldBooks(first.databaseUrl)).toEqual([]);
  expect(await first.stores.wallets.verify()).toEqual([]);
  await second.close();
  await first.close();
});
beforeEach(async () => {
  game += 1;
  first.setNow(NOW);
  first.logged.length = 0;
  await ingestFeedEvents(first, [...matchEvents(game), live(game, { status: 2, round: 1 })]);
});

const request = () => singleRequest({ gameId: game }, '1', 'latest');

async function placeMany(count: number): Promise<string[]> {
  const players = await Promise.all(Array.from({ length: Math.ceil(count / 5) }, () => first.player('100')));
  const orders = Array.from({ length: count }, (_, index) => players[index % players.length]);
  const byPlayer = orders.map((info, index) => ({ info, context: index % 2 === 0 ? first : second }));
  return await Promise.all(
    byPlayer.flatMap(({ info, context }) => (info === undefined ? [] : [placed(context, request(), info)])),
  );
}

const statusesOf = async (orderNos: readonly string[]) =>
  (await first.stores.bets.byOrderNos(orderNos)).map(({ receiveStatus }) => receiveStatus);

it('R12 two processes that see the same held bets decide each of them once', async () => {
  const orderNos = await placeMany(250);
  first.setNow(NOW + DELAY);
  const runs = await Promise.all([first, second, first, second].map((context) => acceptOrRejectHeldBets(context)));
  expect(runs.flatMap(({ errors }) => errors)).toEqual([]);
  const later = await acceptOrRejectHeldBets(second);
  expect([...runs, later].reduce((sum, { decided }) => sum + decided, 0)).toBe(250);
  expect(new Set(await statusesOf(orderNos))).toEqual(new Set([0]));
});

it('R12 a process that dies in the middle of deciding leaves every bet to the others, whole', async () => {
  const orderNos = await placeMany(20);
  first.setNow(NOW + DELAY);
  const half = new Error('killed');
  const dying = {
    ...first,
    inTransaction: <T>(work: Parameters<typeof first.inTransaction<T>>[0]) =>
      first.inTransaction<T>((stores) =>
        work({ ...stores, heldBets: { ...stores.heldBets, recordDecisions: () => Promise.reject(half) } }),
      ),
  };
  const { decided, left, errors } = await acceptOrRejectHeldBets(dying);
  expect([decided, left.length, new Set(errors)]).toEqual([0, 20, new Set([half])]);
  expect(new Set(await statusesOf(orderNos))).toEqual(new Set([1]));
  expect(await acceptOrRejectHeldBets(second)).toMatchObject({ decided: 20, left: [] });
});

it('R12 what a hanging process holds is passed over, and decided once its connection is gone', async () => {
  const orderNos = await placeMany(10);
  first.setNow(NOW + DELAY);
  const hanging = new pg.Client({ connectionString: first.databaseUrl });
  hanging.on('error', () => undefined);
  await hanging.connect();
  await hanging.query('begin');
  await hanging.query('select lock_held_bets($1)', [orderNos.slice(0, 4)]);
  expect(await acceptOrRejectHeldBets(second)).toMatchObject({ decided: 6, left: { length: 4 } });
  await ask(
    first.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`,
  );
  await sleep(50);
  expect(await acceptOrRejectHeldBets(second)).toMatchObject({ decided: 4, left: [] });
});

it('R12 a bet that cannot be decided delays no other, is retried, and raises one alarm', async () => {
  const [poisoned = '', ...rest] = await placeMany(12);
  await ask(
    first.databaseUrl,
    `create function poison() returns trigger language plpgsql as
    $$ begin raise exception 'poisoned'; end $$`,
  );
  await ask(
    first.databaseUrl,
    `create trigger poison before update on bets for each row
    when (new.order_no = '${poisoned}' and new.receive_status <> 1) execute function poison()`,
  );
  first.setNow(NOW + DELAY);
  const run = await acceptOrRejectHeldBets(first);
  expect(run).toMatchObject({ decided: 11, left: [{ orderNo: poisoned }] });
  expect(String(run.errors[0])).toContain('poisoned');
  expect(new Set(await statusesOf(rest))).toEqual(new Set([0]));

  const job = startAcceptance(first);
  await sleep(600);
  expect(first.logged).toEqual([]);
  first.setNow(NOW + DELAY + 30_001);
  await sleep(900);
  expect(first.logged).toEqual(['held bets are not decided in time']);
  await ask(first.databaseUrl, 'drop function poison cascade');
  await sleep(600);
  await job.stop();
  expect(await statusesOf([poisoned])).toEqual([0]);
});

it.each([
  ['an hour forward', 3_600_000],
  ['an hour back', -3_600_000],
  ['a year back', -365 * 86_400_000],
])('R12 R14 a clock that jumps %s leaves no bet held', async (_, jump) => {
  const orderNos = await placeMany(3);
  first.setNow(NOW + jump);
  expect(await acceptOrRejectHeldBets(second)).toMatchObject({ decided: 3 });
  expect(await statusesOf(orderNos)).toEqual([0, 0, 0]);
});

it('R12 a clock that goes back a little only lets a bet wait that little longer', async () => {
  const orderNos = await placeMany(1);
  first.setNow(NOW - 2_000);
  expect(await acceptOrRejectHeldBets(first)).toMatchObject({ decided: 0 });
  first.setNow(NOW + DELAY);
  expect(await acceptOrRejectHeldBets(first)).toMatchObject({ decided: 1 });
  expect(await statusesOf(orderNos)).toEqual([0]);
});

/** In lock order. */
const AUDIT = `
  create table audit (number bigserial, what text, game_id bigint, order_no text, odd integer);
  create function audit_bet() returns trigger language plpgsql security definer as $$ begin
    insert into audit (what, game_id, order_no, odd)
      select case new.receive_status when 0 then 'confirmed' else 'rejected' end, game_id, new.order_no, odd
      from bet_legs where order_no = new.order_no;
    return null; end $$;
  create trigger audit after update on bets for each row when (old.receive_status = 1 and new.receive_status <> 1)
    execute function audit_bet();
  create function audit_leg() returns trigger language plpgsql security definer as $$ begin
    insert into audit (what, game_id, order_no, odd) values ('placed', new.game_id, new.order_no, new.odd);
    return null; end $$;
  create trigger audit after insert on bet_legs for each row execute function audit_leg();
  create function audit_match() returns trigger language plpgsql security definer as $$ begin
    insert into audit (what, game_id) values ('moved', new.id);
    return null; end $$;
  create trigger audit after update on matches for each row when (new.score_1 <> old.score_1) execute function audit_match();
  create function audit_play() returns trigger language plpgsql security definer as $$ begin
    insert into audit (what, game_id) values ('moved', new.game_id);
    return null; end $$;
  create trigger audit after update on plays for each row when (new.status = 2 and old.status = 1)
    execute function audit_play();
  create function audit_price() returns trigger language plpgsql security definer as $$ begin
    insert into audit (what, game_id, odd) values ('price', new.game_id, new.odd);
    return null; end $$;
  create trigger audit after update on points for each row
    when (new.odd <> old.odd and new.id % 100 = 1 and new.play_id % 1000 = ${PLAY.winner}) execute function audit_price()`;

it('R12 I6 nothing is confirmed over a move, however placements, moves and two deciders run together', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => first.player('1000')));
  await ask(first.databaseUrl, AUDIT);
  const point = pointOf(game, PLAY.winner, 1);
  let isOver = false;
  const feed = async (): Promise<void> => {
    for (let step = 1; step <= 60; step += 1) {
      await ingestFeedEvents(first, [price(game, point, 2_000 + step)]);
      if (step % 3 === 0) await ingestFeedEvents(second, [live(game, { status: 2, round: 1, score_1: step })]);
      if (step % 7 === 0) {
        await ingestFeedEvents(first, [playState(game, PLAY.winner, 'suspended')]);
        await ingestFeedEvents(second, [playState(game, PLAY.winner, 'open')]);
      }
      await sleep(5);
    }
  };
  const feeding = feed().finally(() => (isOver = true));
  // All placed bets are due at once.
  let now = NOW;
  const rushing = { now: () => (now += DELAY) };
  const deciding = [first, second].map(async (context) => {
    while (!isOver) await acceptOrRejectHeldBets({ ...context, clock: rushing });
  });
  const placing = players.map(async (info, index) => {
    while (!isOver) {
      const accept = (['latest', 'better', 'none'] as const)[index % 3] ?? 'none';
      const requested = singleRequest({ gameId: game, odd: 2_000 }, '1', accept);
      await placed(index % 2 === 0 ? first : second, requested, info).catch(() => undefined);
    }
  });
  await Promise.all([feeding, ...deciding, ...placing]);
  first.setNow(now + 2 * DELAY);
  await acceptOrRejectHeldBets(first);

  const rows = await ask<{ what: string; order_no: string | null; odd: number | null }>(
    first.databaseUrl,
    'select what, order_no, odd from audit where game_id = $1 order by number',
    [game],
  );
  const counts = checkAudit(rows);
  expect(counts.wrong).toEqual([]);
  expect(counts.confirmed).toBeGreaterThan(10);
  expect(counts.rejected).toBeGreaterThan(10);
});

/** Pending when its market moves: must be rejected. */
function checkAudit(rows: readonly { what: string; order_no: string | null; odd: number | null }[]) {
  const pending = new Map<string, boolean>();
  const counts = { confirmed: 0, rejected: 0, wrong: [] as string[] };
  let odd = 2_000;
  for (const { what, order_no, odd: recorded } of rows) {
    const orderNo = order_no ?? '';
    if (what === 'price') odd = recorded ?? odd;
    if (what === 'moved') for (const one of pending.keys()) pending.set(one, true);
    if (what === 'placed') pending.set(orderNo, false);
    if (what === 'confirmed' && (pending.get(orderNo) !== false || recorded !== odd)) counts.wrong.push(orderNo);
    if (what === 'confirmed') counts.confirmed += 1;
    if (what === 'rejected') counts.rejected += 1;
    if (what === 'confirmed' || what === 'rejected') pending.delete(orderNo);
  }
  return { ...counts, wrong: [...counts.wrong, ...pending.keys()] };
}
