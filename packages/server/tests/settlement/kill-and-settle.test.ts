import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, readReply, type BetHistoryItem, type CallName, type MatchRow } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startEmbeddedPostgres } from '../../src/database/embedded-postgres';
import { openDatabase } from '../../src/composition/create-stores';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

/** Hours in seconds. */
const FAST = '3000';
const BETS = 24;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-kill-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const server = (...args: string[]) =>
  new ServerProcess(['--port', '0', '--connections-per-address', '0', '--data-dir', join(folder, 'data'), ...args]);

async function ask(url: string, name: CallName, body: object, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { token }) };
  const envelope = envelopeOf(
    await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }),
  );
  const reply = readReply(CALLS[name].response, envelope);
  if (reply.kind !== 'ok') throw new Error(`${name}: ${JSON.stringify(envelope)}`);
  return reply.data;
}

async function signIn(url: string): Promise<string> {
  const data = await ask(url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  return (data as { token: string }).token;
}

function singleOn({ match, plays }: MatchRow) {
  const [play] = plays;
  const [point] = play?.points ?? [];
  if (play === undefined || point === undefined) throw new Error('a match without a winner play');
  const { game_id } = match;
  const pick = { shop_id: point.point_id, game_id, play_info_id: play.play_info_id };
  const selections = [{ ...pick, odd: point.odd, version: point.version }];
  return {
    request_id: freshId(),
    accept: 'latest',
    selections,
    bets: [{ kind: 'single', selections: [0], stake: '10' }],
  };
}

/** Acknowledged before the kill. */
async function placeUntilKilled(running: ServerProcess, url: string, token: string): Promise<string[]> {
  const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
  const { rows } = (await ask(url, 'getGameListByGameTypeId', list)) as { rows: MatchRow[] };
  const upcoming = rows.filter(({ live, plays }) => live.status === 1 && plays[0]?.status === 1);
  const acknowledged: string[] = [];
  const placing = Array.from({ length: BETS }, async (_, index) => {
    await sleep(index * 12);
    const row = upcoming[index % upcoming.length];
    if (row === undefined) throw new Error('no match to bet on');
    const answer = (await ask(url, 'playMore', singleOn(row), token)) as { results: { order_no: string | null }[] };
    const [result] = answer.results;
    if (typeof result?.order_no === 'string') acknowledged.push(result.order_no);
    if (acknowledged.length === BETS / 2) running.kill('SIGKILL');
  });
  await Promise.allSettled(placing);
  await running.exited;
  return acknowledged;
}

async function historyOf(url: string, token: string): Promise<BetHistoryItem[]> {
  const paging = { days: 30, state: 'all', page: 1, page_size: 100 };
  return ((await ask(url, 'getUserHistory', paging, token)) as { items: BetHistoryItem[] }).items;
}

async function settledHistory(url: string, token: string): Promise<BetHistoryItem[]> {
  for (let tries = 0; tries < 300; tries += 1) {
    const items = await historyOf(url, token);
    if (items.every(({ settle_time }) => settle_time !== null)) return items;
    await sleep(300);
  }
  throw new Error('bets are still not settled');
}

const minor = (amount: string | null): bigint => BigInt((amount ?? '0').replace('.', ''));

it('BET-9 R1 kill -9 between acceptance and settlement loses nothing, and the bets settle after the restart', async () => {
  const first = server();
  const url = await first.url();
  const token = await signIn(url);
  const acknowledged = await placeUntilKilled(first, url, token);
  expect(acknowledged.length).toBeGreaterThanOrEqual(BETS / 2);

  const second = server('--speed', FAST);
  const again = await second.url();
  const bets = await settledHistory(again, token);
  const stored = new Set(bets.map(({ order_no }) => order_no));
  expect(acknowledged.filter((orderNo) => !stored.has(orderNo))).toEqual([]);
  const { amount } = (await ask(again, 'balance', {}, token)) as { amount: string };
  const moved = bets.reduce((sum, bet) => sum + minor(bet.settlement_amount) - minor(bet.stake), 0n);
  expect(minor(amount)).toBe(1_000_000n + moved);
  second.kill('SIGTERM');
  expect(await second.exited).toBe(0);

  expect(await faultsOfLedger()).toEqual({ sums: [], faults: [] });
  console.log(`${acknowledged.length} acknowledged bets survived SIGKILL, ${bets.length} settled`);
});

/** Totals, invariants. */
async function faultsOfLedger() {
  const options = { folder: join(folder, 'data'), isDefaultFolder: false };
  const postgres = await startEmbeddedPostgres(options, () => undefined);
  try {
    const names = await withClient(await postgres.openDatabase('postgres'), (client) =>
      client.query<{ name: string }>("select datname as name from pg_database where datname like 'clutchline_%'"),
    );
    const [{ name } = { name: '' }] = names.rows;
    const url = await postgres.openDatabase(name);
    const { rows: sums } = await withClient(url, (client) =>
      client.query('select currency_id from ledger_entries group by currency_id having sum(amount) <> 0'),
    );
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const { stores, close } = openDatabase(url, silent);
    const faults = await stores.wallets.verify();
    await close();
    return { sums, faults };
  } finally {
    await postgres.close();
  }
}

async function withClient<Value>(url: string, use: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
