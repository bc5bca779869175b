import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '@clutchline/test-support/server/held-books';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

import { type OperatorApi, serveOperatorApi } from '../../src/http/operator/serve-operator-api';
import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { type Ask, OperatorClient } from './operator-client';

let server: TestServer;
let api: OperatorApi;
let keys: OperatorKeys;
let operator: OperatorClient;
beforeAll(async () => {
  server = await startTestServer({ mostSessions: 1 });
  keys = new OperatorKeys(server.databaseUrl);
  api = await serveOperatorApi({ host: '127.0.0.1', port: 0 }, server.context);
  operator = await newClient();
});
afterAll(async () => {
  await api.close();
  await server.close();
});

async function newClient(): Promise<OperatorClient> {
  const key = await keys.create('cashier');
  if (key === null) throw new Error('no key');
  return new OperatorClient(api.url, key);
}

const open = (player_id: string, more: object = {}, given: Ask = {}) =>
  operator.ask('POST', '/sessions', { body: { player_id, currency: 'CNY', ...more }, ...given });

const transfer = (player_id: string, amount: unknown, more: object = {}, given: Ask = {}) =>
  operator.ask('POST', '/transfers', {
    body: { transfer_id: randomUUID(), player_id, kind: 'deposit', amount, currency: 'CNY', ...more },
    ...given,
  });

const UNAUTHORISED = {
  status: 401,
  type: 'application/problem+json',
  data: {
    type: '/operator/v1/problems/unauthorised',
    title: 'The request is not signed by a valid key',
    status: 401,
  },
};

describe('signatures', () => {
  it('bad-input 260: an unknown key, a wrong signature and a revoked key get one answer', async () => {
    expect(await operator.ask('GET', '/players/x', { keyId: 'aaaaaaaaaaaa' })).toEqual(UNAUTHORISED);
    expect(await operator.ask('GET', '/players/x', { signature: 'a'.repeat(64) })).toEqual(UNAUTHORISED);
    expect(await operator.ask('GET', '/players/x', { keyId: "' or 1=1" })).toEqual(UNAUTHORISED);
    const reasons = server.logged.map(({ fields }) => fields['reason']);
    expect(reasons).toEqual(expect.arrayContaining(['unknown or revoked key', 'wrong signature', 'no key id']));
  });

  it('bad-input 261: a timestamp outside five minutes is refused, one within is not', async () => {
    const now = Date.now();
    for (const at of [now - 301_000, now + 303_000])
      expect(await operator.ask('GET', '/players/x', { at })).toEqual(UNAUTHORISED);
    for (const at of [now - 290_000, now + 290_000])
      expect(await operator.ask('GET', '/players/x', { at })).toMatchObject({ status: 404 });
  });

  it('bad-input 262: a signature is valid once', async () => {
    const at = Date.now() - 1_000;
    const answers = await Promise.all([0, 1, 2].map(() => operator.ask('GET', '/players/once', { at })));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 404]);
  });

  it('bad-input 263: a body changed after signing is refused', async () => {
    const body = { player_id: 'p', currency: 'CNY' };
    const sent = JSON.stringify({ ...body, currency: 'USD' });
    expect(await operator.ask('POST', '/sessions', { body, sent })).toEqual(UNAUTHORISED);
  });

  it('ROLE-1 S2 two keys overlap in a rotation until the former one is revoked', async () => {
    const [former, next] = [await keys.create('former'), await keys.create('next')];
    const statusOf = async (key: typeof former) =>
      (await new OperatorClient(api.url, key ?? { id: '', secret: '' }).ask('GET', '/players/x')).status;
    expect([await statusOf(former), await statusOf(next)]).toEqual([404, 404]);
    expect(await keys.revoke(former?.id ?? '', 1)).toBe(true);
    expect(await statusOf(former)).toBe(404);
    expect(await keys.revoke(former?.id ?? '', 0)).toBe(true);
    expect([await statusOf(former), await statusOf(next)]).toEqual([401, 404]);
    expect((await keys.list()).map(({ id }) => id)).not.toContain(former?.id);
    expect(await keys.revoke(former?.id ?? '', 0)).toBe(false);
    expect(await keys.create('a\nb')).toBeNull();
  });

  it('bad-input 277: the players’ port has no operator API', async () => {
    expect((await fetch(`${server.url}/operator/v1/players/x`)).status).toBe(404);
    expect((await fetch(`${server.url}/operator/v1/sessions`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${api.url}/operator/v1/nothing`)).status).toBe(404);
  });
});

const balanceOf = (token: unknown) => server.call('balance', {}, { token: String(token) });

describe('sessions', () => {
  it('ROLE-1 the first session creates the player, and its token is one of the app', async () => {
    const opened = await open('Ø 7/7', { nickname: 'Nick' });
    expect(opened).toMatchObject({ status: 200 });
    expect(await balanceOf(opened.data['token'])).toMatchObject({
      code: 1,
      data: { amount: '0.00', nickname: 'Nick' },
    });
    const found = await operator.ask('GET', `/players/${encodeURIComponent('Ø 7/7')}`);
    const none = { day_stake: null, day_loss: null, session_minutes: null, excluded_until: null };
    expect(found.data).toEqual({
      ...{ player_id: 'Ø 7/7', nickname: 'Nick', currency: 'CNY' },
      ...{ balance: '0', debt: '0', open_stakes: '0', open_liability: '0' },
      own_limits: none,
      operator_limits: { ...none, stake_factor: 1_000 },
    });
  });

  it('ROLE-1 first sessions of a player at once create one player', async () => {
    const opened = await Promise.all([0, 1, 2, 3].map(() => open('at-once')));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ask(server.databaseUrl, "select 1 from operator_players where player_id = 'at-once'")).toHaveLength(1);
  });

  it('O4 C4 a second session ends the first with 604 where one is allowed', async () => {
    const [first, second] = [await open('twice'), await open('twice')];
    expect(await balanceOf(first.data['token'])).toMatchObject({ code: 604 });
    expect(await balanceOf(second.data['token'])).toMatchObject({ code: 1 });
  });

  it('O4 sessions ended by the operator answer 602', async () => {
    const opened = await open('ended');
    expect(await operator.ask('DELETE', '/sessions/ended')).toMatchObject({ status: 200, data: { ended: 1 } });
    expect(await balanceOf(opened.data['token'])).toMatchObject({ code: 602 });
    expect(await operator.ask('DELETE', '/sessions/ended')).toMatchObject({ status: 200, data: { ended: 0 } });
    expect(await operator.ask('DELETE', '/sessions/nobody')).toMatchObject({ status: 404 });
  });

  it('bad-input 264: an unknown currency is 422 with its field', async () => {
    for (const currency of ['XXX', 'cny', '', null, 1])
      expect(await open('p264', { currency })).toMatchObject({ status: 422, data: { field: 'currency' } });
  });

  it('bad-input 265: a player id that is empty, too long or has control characters is 422', async () => {
    for (const id of ['', 'x'.repeat(65), 'a\u0000b', 'a\nb', 'a\u200eb']) {
      const { status } = await open(id);
      // NUL is no plain JSON.
      expect([id, status]).toEqual([id, id.includes('\0') ? 400 : 422]);
    }
    expect(await open('x'.repeat(64))).toMatchObject({ status: 200 });
  });

  it('bad-input 266: a known player’s currency does not change', async () => {
    await open('p266');
    const answer = await open('p266', { currency: 'USD' });
    expect(answer).toMatchObject({ status: 409, data: { currency: 'CNY' } });
    expect(answer.type).toBe('application/problem+json');
  });

  it('S-M4 the demo sign-in is off as soon as there is a key', async () => {
    const answer = await server.call('hostSignIn', { username: 'ada', password: 'correct horse' });
    expect(answer).toMatchObject({ msg: 'wrong_credentials' });
  });
});

describe('transfers', () => {
  it('ROLE-1 BET-9 money moves once, with its ledger transaction, and the audit finds nothing', async () => {
    await open('money');
    expect(await transfer('money', '12345')).toMatchObject({ status: 200, data: { balance: '12345' } });
    const back = { kind: 'withdrawal' };
    expect(await transfer('money', '345', back)).toMatchObject({ status: 200, data: { balance: '12000' } });
    expect(await server.context.stores.wallets.verify()).toEqual([]);
    const rows = await ask(
      server.databaseUrl,
      "select sum(amount)::text as sum from ledger_entries where account = 'operator:clearing'",
    );
    expect(rows).toEqual([{ sum: '-12000' }]);
  });

  it('bad-input 267: an idempotency key repeats its answer, and another body with it is 409', async () => {
    await open('p267');
    const idempotencyKey = randomUUID();
    const more = { transfer_id: 'p267-1' };
    const first = await transfer('p267', '5', more, { idempotencyKey });
    const others = await Promise.all([0, 1, 2].map(() => transfer('p267', '5', more, { idempotencyKey })));
    for (const other of others) expect(other).toEqual(first);
    expect(await transfer('p267', '6', more, { idempotencyKey })).toMatchObject({ status: 409 });
    expect((await operator.ask('GET', '/players/p267')).data).toMatchObject({ balance: '5' });
    const [stored] = await ask(server.databaseUrl, 'select answer from operator_requests');
    expect(String(Object.values(stored ?? {})[0])).not.toContain('balance');
    expect(await open('p267', {}, { idempotencyKey: 'short' })).toMatchObject({ status: 400 });
  });

  it('bad-input 267: a transfer id under another idempotency key moves nothing', async () => {
    await open('again');
    const more = { transfer_id: 'again-1' };
    const first = await transfer('again', '5', more);
    expect(await transfer('again', '5', more)).toEqual(first);
    expect(await transfer('again', '6', more)).toMatchObject({ status: 409, data: { transfer_id: 'again-1' } });
    expect((await operator.ask('GET', '/players/again')).data).toMatchObject({ balance: '5' });
  });

  it('bad-input 268: a withdrawal beyond the balance is 409 with what is available, also at once', async () => {
    await open('p268');
    await transfer('p268', '100');
    const back = { kind: 'withdrawal' };
    expect(await transfer('p268', '101', back)).toMatchObject({ status: 409, data: { available: '100' } });
    const answers = await Promise.all([0, 1, 2, 3].map(() => transfer('p268', '60', back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('bad-input 269: an amount that is not whole minor units as text is 422', async () => {
    await open('p269');
    for (const amount of [1, 1.5, '1.5', '1e3', '-1', '0', '01', '', ' 1', '9'.repeat(31), null])
      expect(await transfer('p269', amount)).toMatchObject({ status: 422, data: { field: 'amount' } });
    expect(await transfer('p269', '9'.repeat(30))).toMatchObject({ status: 200 });
    expect(await transfer('p269', '1')).toMatchObject({ status: 409, data: { balance: '9'.repeat(30) } });
  });

  it('bad-input 266: a transfer in another currency, or of an unknown player, moves nothing', async () => {
    await open('yuan');
    expect(await transfer('yuan', '1', { currency: 'JPY' })).toMatchObject({ status: 409 });
    expect(await transfer('nobody', '1')).toMatchObject({ status: 404 });
    expect(await transfer('yuan', '1', { more: 1 })).toMatchObject({ status: 422, data: { field: 'more' } });
  });

  it('ROLE-1 with the internal wallet a balance cannot be reported', async () => {
    await open('kept');
    const refused = await operator.ask('POST', '/players/kept/balance', { body: { balance: '5' } });
    expect(refused).toMatchObject({ status: 409, data: { type: '/operator/v1/problems/internal-wallet' } });
    expect((await operator.ask('GET', '/players/kept')).data).toMatchObject({ balance: '0' });
  });
});
