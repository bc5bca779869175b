import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, PUSH_CLOSE, type CallName, type Envelope } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import type { RunningServer } from '../../src/start-server';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { readyOf, startTicking } from '@clutchline/test-support/processes/test-processes';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';

async function call(url: string, name: CallName, body: object = {}, token?: string): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
}

function fieldOf({ data }: Envelope, name: 'token' | 'ticket'): string {
  const found = typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;
  if (typeof found === 'string') return found;
  throw new Error(`the answer has no ${name}`);
}

const signIn = async (url: string): Promise<string> =>
  fieldOf(await call(url, 'hostSignIn', { username: 'demo', password: 'demo-2026' }), 'token');

describe('two processes', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let [first, second]: RunningServer[] = [];
  const urls = (): [string, string] => [first?.url ?? '', second?.url ?? ''];
  beforeAll(async () => {
    database = await createTestDatabase();
    [first, second] = await Promise.all([startTicking(database.url), startTicking(database.url)]);
  });
  afterAll(async () => {
    await Promise.all([first?.close(), second?.close()]);
    await database.drop();
  });

  it('R17 one of them leads, and a session of one is one of the other', async () => {
    const [one, other] = urls();
    const terms = [(await readyOf(first?.metricsUrl ?? null)).term, (await readyOf(second?.metricsUrl ?? null)).term];
    expect(terms.filter((term) => term !== null)).toEqual([1]);
    const token = await signIn(one);
    expect(await call(other, 'balance', {}, token)).toMatchObject({ code: 1, data: { amount: '10000.00' } });
  });

  it('PUSH-5 a ticket of one process is valid at the other, once', async () => {
    const [one, other] = urls();
    const ticket = fieldOf(await call(one, 'getPushTicket', {}, await signIn(one)), 'ticket');
    const clients = await Promise.all([PushClient.connect(other), PushClient.connect(one)]);
    for (const client of clients) client.send({ type: 'auth', ticket });
    const answers = await Promise.all(
      clients.map((client) => Promise.race([client.next('auth-ok').then(({ type }) => type), client.closed])),
    );
    expect(new Set(answers)).toEqual(new Set(['auth-ok', PUSH_CLOSE.signInAgain]));
    for (const client of clients) client.close();
  });
});

it('R17 three processes that start at once on an empty database agree on one beginning', async () => {
  const server = inject('postgresUrl');
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query('create database empty_for_three');
  const url = `${server}/empty_for_three`;
  const servers = await Promise.all([0, 1, 2].map(() => startTicking(url)));
  const terms = await Promise.all(servers.map(async ({ metricsUrl }) => (await readyOf(metricsUrl)).term));
  const balances = await Promise.all(
    servers.map(async ({ url }) => (await call(url, 'balance', {}, await signIn(url))).data),
  );
  await Promise.all(servers.map((each) => each.close()));
  await admin.query('drop database empty_for_three with (force)');
  await admin.end();
  expect(terms.filter((term) => term !== null)).toHaveLength(1);
  expect(balances).toEqual(Array.from({ length: 3 }, () => balances[0]));
  expect(balances[0]).toMatchObject({ amount: '10000.00' });
});

describe('/health and /ready', () => {
  it('are not ready without the database, and ready again with it', async () => {
    const database = await createTestDatabase();
    const proxy = await TcpProxy.before(database.url);
    const server = await startTicking(proxy.through(database.url));
    expect(await readyOf(server.metricsUrl)).toMatchObject({ status: 200, ready: true, database: true, loaded: true });
    proxy.plan = () => 'cut-before';
    proxy.cutAll();
    expect(await readyOf(server.metricsUrl)).toMatchObject({ status: 503, ready: false, database: false });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    proxy.plan = () => 'pass';
    await expect.poll(async () => (await readyOf(server.metricsUrl)).ready, { timeout: 15_000 }).toBe(true);
    await server.close();
    await proxy.close();
    await database.drop();
  });

  it('S-L2 the port of the players shows whether the process is ready and nothing else, under one spelling', async () => {
    const database = await createTestDatabase();
    const server = await startTicking(database.url);
    const ask = async (path: string) => {
      const answer = await fetch(server.url + path);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await ask('/ready')).toEqual({ status: 200, text: '{"ready":true}' });
    expect(await ask('/ready?verbose')).toEqual({ status: 200, text: '{"ready":true}' });
    expect(await ask('/health')).toEqual({ status: 200, text: '{"alive":true}' });
    for (const path of ['/%72eady', '/read%79', '/%68ealth', '/%2Fhealth', '/ready/']) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toMatch(/ready|alive|term/);
    }
    expect(await readyOf(server.metricsUrl)).toMatchObject({ status: 200, process: process.pid, term: 1 });
    await server.close();
    await database.drop();
  });

  it('R17 a server that drains is not ready, finishes its calls, and closes its subscribers one after the other with 1001', async () => {
    const database = await createTestDatabase();
    const server = await startTicking(database.url, { drainNoticeMs: 500 });
    const clients = await Promise.all(Array.from({ length: 20 }, () => PushClient.connect(server.url)));
    expect((await readyOf(server.metricsUrl)).connections).toBe(20);
    const closedAt: number[] = [];
    for (const client of clients) void client.closed.then(() => closedAt.push(performance.now()));
    const body = JSON.stringify({ lang: 2 });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const slow = request(`${server.url}${CALLS.getCurrency.path}`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      slow.once('error', reject).once('response', (response) => resolve(response.resume().statusCode)),
    );
    slow.write(body.slice(0, 5));
    const began = performance.now();
    const draining = server.drain();
    expect(await readyOf(server.metricsUrl)).toMatchObject({ status: 503, ready: false, draining: true });
    await sleep(800);
    await expect(PushClient.connect(server.url)).rejects.toThrow();
    slow.end(body.slice(5));
    await draining;
    expect(await answered).toBe(200);
    await server.close();
    expect(new Set(await Promise.all(clients.map(({ closed }) => closed)))).toEqual(new Set([1001]));
    const [earliest, latest] = [Math.min(...closedAt), Math.max(...closedAt)];
    expect(earliest - began).toBeGreaterThanOrEqual(450);
    expect(latest - earliest).toBeGreaterThan(150);
    expect(performance.now() - began).toBeLessThan(10_000);
    await database.drop();
  });
});
