import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, PRIVATE_TOPIC, ROUND_TOPIC, type CallName, type Envelope } from '@clutchline/contract';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { playersOn } from '@clutchline/test-support/processes/players';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { RunningServer } from '../../src/start-server';
import type { DeskClient } from './open-test-desk';
import { openPasskeyOperator } from './passkey-operator';

/** A round is two seconds. */
const SPEED = 60;
const PATIENT = { timeout: 30_000 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nats: TestNats;
let servers: RunningServer[] = [];
let trader: DeskClient;
let tokens: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  nats = await TestNats.start();
  const desk = { host: '127.0.0.1', port: 0, origin: null, pageFolder: null };
  const changes = { natsUrl: nats.url, virtualGames: true, speed: SPEED };
  const first = await startTicking(database.url, { ...changes, desk });
  servers = [first, await startTicking(database.url, changes)];
  const deskUrl = first.deskUrl ?? '';
  trader = (await openPasskeyOperator({ databaseUrl: database.url, deskUrl }, 'ann', ['trader'])).client;
  tokens = await playersOn(database.url, 4);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await nats.stop();
  await database.drop();
});

async function call(server: number, name: CallName, body: object, token?: string): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { token }) };
  const sent = JSON.stringify({ lang: 2, ...body });
  return envelopeOf(await send(servers[server]?.url ?? '', CALLS[name].path, { headers, body: sent }));
}

async function connect(server: number, token: string): Promise<PushClient> {
  const { ticket } = z.parse(CALLS.getPushTicket.response, (await call(server, 'getPushTicket', {}, token)).data);
  const client = await PushClient.connect(servers[server]?.url ?? '');
  client.send({ type: 'auth', ticket });
  await client.next('auth-ok');
  for (const topic of [PRIVATE_TOPIC, ROUND_TOPIC]) client.send({ type: 'subscribe', topic, cursor: null });
  return client;
}

const act = async (name: 'stopVirtualGame' | 'startVirtualGame', more: object) => {
  const answer = await trader.call(name, { request_id: randomUUID(), reason: 'integrity', ...more });
  expect(answer.status).toBe(200);
  return z.parse(z.object({ stop: z.nullable(z.object({ stop_id: z.int() })) }), answer.data).stop?.stop_id ?? 0;
};

const lastOf = (client: PushClient, pattern: RegExp): string | undefined =>
  [...JSON.stringify(client.received).matchAll(pattern)].at(-1)?.[1];
/** As the page shows it by what was pushed. */
const pauseOf = (client: PushClient) => lastOf(client, /"paused":("off"|null)/g);

it('DESK-22 CHESS-7 a stop refuses payments for cards on every process with its commit, and connected players learn of it', async () => {
  for (const [place, token] of tokens.entries())
    await call(place % 2, 'changeChessSeeds', { request_id: freshId(), client_seed: 'lucky' }, token);
  const client = await connect(1, tokens[0] ?? '');
  const paidAt: number[] = [];
  const refusedBy = new Set<number>();
  const over = new AbortController();
  const pay = async (server: number, token: string): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const sentAt = Date.now();
      const rent = { request_id: freshId(), slot: count % 2 === 0 ? 7 : 8, hours: 12 };
      const { msg } = await call(server, 'rentChessSlot', rent, token);
      if (msg === 'ok') paidAt.push(sentAt);
      else refusedBy.add(server);
      await sleep(40);
    }
  };
  const paying = tokens.map((token, place) => pay(place % 2, token));
  await expect.poll(() => paidAt.length, PATIENT).toBeGreaterThan(8);
  const stop_id = await act('stopVirtualGame', { game: 'auto_chess' });
  const answeredAt = Date.now();
  await expect.poll(() => refusedBy.size, PATIENT).toBe(2);
  over.abort();
  await Promise.all(paying);
  expect(paidAt.filter((sentAt) => sentAt > answeredAt)).toEqual([]);
  const late = `
    select a.account_id from chess_actions a join ledger_transactions t on t.id = a.transaction_id
    where t.xid > (select xid from operator_actions where action = 'stopVirtualGame' order by xid desc limit 1)`;
  expect(await ask(database.url, late)).toEqual([]);
  await expect.poll(() => pauseOf(client), PATIENT).toBe('"off"');
  for (const server of [0, 1]) expect((await call(server, 'getChessPrices', {})).data).toMatchObject({ is_on: 0 });
  await act('startVirtualGame', { game: 'auto_chess', stop_id });
  await expect.poll(() => pauseOf(client), PATIENT).toBe('null');
  for (const server of [0, 1]) expect((await call(server, 'getChessPrices', {})).data).toMatchObject({ is_on: 1 });
  client.close();
});

it('DESK-22 ROUND-3 a stop ends Speed LOL after its round on every process, and the start continues it', async () => {
  const client = await connect(1, tokens[1] ?? '');
  const state = async (server: number) => (await call(server, 'getCurrentRound', {})).data;
  for (const server of [0, 1]) await expect.poll(() => state(server), PATIENT).toMatchObject({ state: 'open' });
  const stop_id = await act('stopVirtualGame', { game: 'speed_lol' });
  const stopped = { state: 'paused', reason: 'stopped' };
  for (const server of [0, 1]) await expect.poll(() => state(server), PATIENT).toMatchObject(stopped);
  const offered = () => ask(database.url, 'select max(id) as id from matches where id >= 8000000000000000');
  const last = await offered();
  await expect.poll(() => lastOf(client, /"reason":"(\w+)"/g), PATIENT).toBe('stopped');
  await sleep(5_000);
  expect(await offered()).toEqual(last);
  const seen = client.received.length;
  await act('startVirtualGame', { game: 'speed_lol', stop_id });
  for (const server of [0, 1]) await expect.poll(() => state(server), PATIENT).toMatchObject({ state: 'open' });
  await expect.poll(() => JSON.stringify(client.received.slice(seen)), PATIENT).toContain('"state":"open"');
  client.close();
});
