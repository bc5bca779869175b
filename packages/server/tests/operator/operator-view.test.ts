import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { CALLS, type CallName } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import * as z from 'zod/mini';

import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { MONITORING, readMetrics, type ReadMetrics } from '@clutchline/test-support/server/metrics-text';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, exchange, send, type Answer } from '@clutchline/test-support/server/send';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

const SERVE = new URL('../../../test-support/src/processes/serve-watched.ts', import.meta.url);
/** Of every Node process. */
const LEFT_OUT_OF_THE_DASHBOARD = ['process_start_time_seconds'];
const FORGED = 'forged-token-0123456789abcdefghijklmnopqrstuvwxyz';
const WRONG_PASSWORD = 'not-the-password-of-anybody';
const RIGHT_PASSWORD = 'demo-2026';

const line = z.looseObject({
  level: z.enum(['info', 'warn', 'error']),
  time: z.iso.datetime(),
  process: z.int(),
  msg: z.string(),
  request: z.optional(z.uuid()),
});
type Line = z.infer<typeof line>;
const ticketAnswer = z.object({ ticket: z.string() });
const tokenAnswer = z.object({ token: z.string() });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: ServerProcess;
let url: string;
let metricsUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = new ServerProcess([database.url], {}, bundledProgram(SERVE));
  url = await server.url();
  [, metricsUrl = ''] = /metrics: (\S+)/.exec(server.output) ?? [];
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.exited;
  await database.drop();
});

const metricsText = async (): Promise<string> => (await fetch(metricsUrl)).text();
const metrics = async (): Promise<ReadMetrics> => readMetrics(await metricsText());
const linesNow = (): Line[] =>
  server.errors
    .trimEnd()
    .split('\n')
    .map((text) => z.parse(line, JSON.parse(text)));

function ask(name: CallName, body: object, headers: Record<string, string> = {}, query = ''): Promise<Answer> {
  return send(url, `${CALLS[name].path}${query}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ lang: 2, ...body }),
  });
}

async function signIn(): Promise<string> {
  const answer = await ask('hostSignIn', { username: 'demo', password: RIGHT_PASSWORD });
  return z.parse(tokenAnswer, envelopeOf(answer).data).token;
}

async function ticketOf(token: string): Promise<string> {
  return z.parse(ticketAnswer, envelopeOf(await ask('getPushTicket', {}, { token })).data).ticket;
}

async function knock(path: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
  await new Promise<void>((resolve) => {
    socket.once('error', () => resolve());
    socket.once('close', () => resolve());
  });
}

/** Returns secrets that no log may contain. */
async function misadventures(): Promise<{ readonly secrets: readonly string[]; readonly failed: Answer }> {
  const token = await signIn();
  await ask('hostSignIn', { username: 'demo', password: WRONG_PASSWORD });
  await ask('balance', {}, { token: FORGED });
  await ask('balance', { token }, { token }, `?token=${token}`);
  await ask('balance', {}, { token, authorization: `Bearer ${token}`, cookie: `session=${token}` });
  for (const path of [`/api/none?token=${token}`, `/api/${token}`, `/${token}`, `/?ticket=${FORGED}`, `/%zz${token}`])
    for (const method of ['GET', 'POST']) await send(url, path, { method });
  const headers = { 'content-type': 'application/json', token };
  await send(url, CALLS.balance.path, { headers, body: `{"lang":2,"password":"${WRONG_PASSWORD}` });
  await send(url, CALLS.balance.path, { headers, body: JSON.stringify(token) });
  await exchange(url, `GET /${token} HTTP/1.1\r\nHost: localhost\r\nBad header ${token}\r\n\r\n`);
  const [ticket, unused] = [await ticketOf(token), await ticketOf(token)];
  const client = await PushClient.connect(url);
  client.send({ type: 'auth', ticket });
  await client.next('auth-ok');
  client.send({ type: 'subscribe', topic: 'me', cursor: null });
  await client.next('snapshot');
  client.socket.send(`{"type":"auth","ticket":"${unused}`);
  await client.next('error');
  client.close();
  const again = await PushClient.connect(url);
  again.send({ type: 'auth', ticket });
  await again.closed;
  await knock(`/push?ticket=${unused}`);
  await knock(`/push/${token}`);
  const failed = await whileFavoritesAreMissing(() => ask('addFavorite', { game_id: 1, favorite: 1 }, { token }));
  await ask('hostSignOut', {}, { token });
  const last = await ask('balance', {}, { token });
  await expect.poll(() => server.errors).toContain(last.headers['x-request-id']);
  const hash = createHash('sha256').update(token).digest('hex');
  return { failed, secrets: [token, hash, ticket, unused, FORGED, WRONG_PASSWORD, RIGHT_PASSWORD] };
}

async function whileFavoritesAreMissing(work: () => Promise<Answer>): Promise<Answer> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('alter table favourites rename to gone');
  const answer = await work();
  await owner.query('alter table gone rename to favourites');
  await owner.end();
  return answer;
}

describe('what an operator sees', () => {
  it('metrics are text for Prometheus on a separate port, which serves nothing else', async () => {
    const { kinds, samples } = await metrics();
    expect([kinds.get('clutchline_bets_total'), samples.get('clutchline_leader')]).toEqual(['counter', 1]);
    expect((await send(url, '/metrics', { method: 'GET' })).status).toBe(404);
    const other = metricsUrl.replace('/metrics', '');
    for (const path of ['/', '/metrics/', '/metrics?all', '/ready/', CALLS.balance.path])
      expect((await fetch(other + path)).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('CALL-1 the API reference and its document are on that port, and on no other', async () => {
    const port = metricsUrl.replace('/metrics', '');
    const answer = await fetch(`${port}/openapi.json`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const stored = await readFile(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(await answer.json()).toEqual(JSON.parse(stored));
    const page = await fetch(`${port}/reference`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const text = await page.text();
    for (const { path } of Object.values(CALLS)) expect(text).toContain(`POST ${path}<`);
    for (const path of ['/openapi.json', '/reference'])
      expect((await send(url, path, { method: 'GET' })).status).toBe(404);
  });

  it('bets, calls and subscribers are counted, and no series is added after the start', async () => {
    const before = await metrics();
    const token = await signIn();
    const place = (stake: string): Promise<Answer> =>
      ask('playMore', { ...singleRequest({ gameId: 1 }, stake, 'latest') }, { token });
    await Promise.all([place('10'), place('10'), place('100000000')]);
    await ask('balance', {});
    const client = await PushClient.connect(url);
    client.send({ type: 'subscribe', topic: 'list', cursor: null });
    const { epoch, seq } = await client.next('snapshot');
    client.send({ type: 'subscribe', topic: 'match:1', cursor: { epoch, seq } });
    await client.next('snapshot');
    await client.next('delta');
    const during = await metrics();
    client.send({ type: 'unsubscribe', topic: 'match:1' });
    client.send({ type: 'subscribe', topic: 'list', cursor: { epoch, seq } });
    await client.next('resumed');
    client.close();
    await expect.poll(async () => (await metrics()).samples.get('clutchline_push_connections')).toBe(0);
    const after = await metrics();
    const grown = (name: string): number => (after.samples.get(name) ?? NaN) - (before.samples.get(name) ?? NaN);
    expect({
      confirmed: grown('clutchline_bets_total{outcome="confirmed"}'),
      rejected: grown('clutchline_bets_total{outcome="rejected"}'),
      stakes: grown('clutchline_bets_rejected_total{family="stake"}'),
      placings: grown('clutchline_calls_total{call="playMore",result="ok"}'),
      timed: grown('clutchline_call_seconds_count{call="playMore"}'),
      unsigned: grown('clutchline_calls_total{call="balance",result="session"}'),
      resumed: grown('clutchline_push_joins_total{how="resumed"}'),
      fresh: grown('clutchline_push_joins_total{how="fresh"}'),
      gone: grown('clutchline_push_connections_ended_total{end="gone"}'),
    }).toEqual({
      ...{ confirmed: 2, rejected: 1, stakes: 1, placings: 3, timed: 3, unsigned: 1, resumed: 1, fresh: 1, gone: 1 },
    });
    expect(grown('clutchline_push_bytes_total')).toBeGreaterThan(grown('clutchline_push_messages_total') * 20);
    expect(grown('clutchline_bus_delivery_seconds_count')).toBeGreaterThan(0);
    const subscriptions = ['list', 'match', 'player'].map((topic) => `clutchline_push_subscriptions{topic="${topic}"}`);
    expect(subscriptions.map((name) => during.samples.get(name))).toEqual([1, 1, 0]);
    expect(subscriptions.map((name) => after.samples.get(name))).toEqual([0, 0, 0]);
    expect([...after.samples.keys()]).toEqual([...before.samples.keys()]);
  });

  it('nothing that opens a door is in a line of the log or among the metrics, whatever goes wrong', async () => {
    const { secrets, failed } = await misadventures();
    expect(failed.status).toBe(500);
    const printed = `${server.output}${server.errors}${await metricsText()}`;
    for (const secret of secrets) expect(printed.includes(secret), secret).toBe(false);
    const lines = linesNow();
    const ofFailed = lines.filter(({ request }) => request === failed.headers['x-request-id']);
    expect(ofFailed.map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
      'error: request failed',
      'warn: call failed',
    ]);
    expect(ofFailed[0]?.['cause']).toContain('favourites');
    const results = new Set(lines.flatMap(({ result }) => (typeof result === 'string' ? [result] : [])));
    for (const result of ['ok', 'refused', 'session', 'bad_request', 'not_found', 'internal_error'])
      expect(results, result).toContain(result);
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['started', 'push connection ended', 'push connection refused']),
    );
  });

  it('each call has one line, under the id that its answer names', async () => {
    const answer = await ask('balance', {}, { token: FORGED });
    const id = answer.headers['x-request-id'];
    await expect
      .poll(() => linesNow().filter(({ request }) => request === id))
      .toMatchObject([{ level: 'info', msg: 'call answered', call: 'balance', result: 'session', status: 200 }]);
  });

  it('the sample dashboard and alerts ask for what is shown, and what is shown is on the dashboard', async () => {
    const { kinds } = await metrics();
    const shown = [...kinds].flatMap(([name, kind]) => (kind === 'histogram' ? [`${name}_bucket`] : [name]));
    const namesIn = (text: string): string[] => [
      ...new Set(text.match(/\b(?:clutchline|process|nodejs)_[a-z_]+\b/g) ?? []),
    ];
    const read = (file: string): Promise<string> => readFile(new URL(file, MONITORING), 'utf8');
    const onDashboard = namesIn(await read('grafana-dashboard.json'));
    expect([...onDashboard, ...LEFT_OUT_OF_THE_DASHBOARD].toSorted()).toEqual(shown.toSorted());
    const inAlerts = namesIn(await read('alerts.yml'));
    expect(inAlerts.length).toBeGreaterThan(8);
    expect(inAlerts.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
