import { type DemoOperator, openDemoOperator, Wallet } from '@clutchline/demo-operator';
import { CALLS } from '@clutchline/contract';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { WebhookTargets } from '../../src/webhooks/postgres-webhook-targets';

const report = z.object({
  movements: z.array(z.object({ id: z.string(), kind: z.string(), status: z.string() })),
  webhooks: z.array(z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })),
});

let operator: DemoOperator;
let server: Awaited<ReturnType<typeof startTicking>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const wallet = new Wallet(null);
beforeAll(async () => {
  database = await createTestDatabase();
  const key = await new OperatorKeys(database.url).create('wallet');
  if (key === null) throw new Error('no key');
  wallet.fund('mika', 'CNY', 12_345n);
  // Its port has to be known before: the server calls it, and it calls the server.
  const place = await openDemoOperator({
    ...{ port: 0, key, wallet, product: null, webhookSecret: null, hasTestDoor: false },
  });
  await place.close();
  const target = { url: `${place.url}/webhooks`, types: null, allowsPrivate: true };
  const { secret } = await new WebhookTargets(database.url).add(target);
  server = await startTicking(database.url, {
    ...{ demo: false, simulatedPlayers: 0, operatorApi: { host: '127.0.0.1', port: 0 } },
    wallet: { url: `${place.url}/wallet`, keyId: key.id },
  });
  operator = await openDemoOperator({
    ...{ port: Number(new URL(place.url).port), key, wallet, webhookSecret: secret, hasTestDoor: true },
    product: { url: server.url, operatorUrl: server.operatorUrl ?? '' },
  });
});
afterAll(async () => {
  await server.close();
  await operator.close();
  await database.drop();
});

const readReport = async () => z.parse(report, await (await fetch(`${operator.url}/test/report`)).json());

it('ROLE-1 the demo operator signs its player in, and the product shows the balance of its wallet', async () => {
  const body = JSON.stringify({ player_id: 'mika' });
  const session = await fetch(`${operator.url}/session`, { method: 'POST', body });
  const { token } = z.parse(z.object({ token: z.string() }), await session.json());
  const headers = { 'content-type': 'application/json', token };
  const balance = async (): Promise<unknown> =>
    await (
      await fetch(server.url + CALLS.balance.path, { method: 'POST', headers, body: JSON.stringify({ lang: 2 }) })
    ).json();
  await expect.poll(balance, { timeout: 10_000 }).toMatchObject({ code: 1, data: { amount: '123.45' } });
  const limit = { kind: 'day_stake', value: '20' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ lang: 2, limit }) };
  expect(await (await fetch(server.url + CALLS.setPlayerLimit.path, asked)).json()).toMatchObject({ code: 1 });
  const data = { player_id: 'mika', currency: 'CNY', set_by: 'player', limit: 'day_stake', value: '2000' };
  await expect
    .poll(async () => (await readReport()).webhooks, { timeout: 10_000 })
    .toMatchObject([{ type: 'player.limit_changed', data }]);
});

it('ROLE-1 the demo operator refuses webhooks and wallet calls without a valid signature', async () => {
  const webhook = { type: 'bet.settled', timestamp: '2026-01-01T00:00:00.000Z', data: {} };
  const forged = { 'webhook-id': 'a', 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)) };
  for (const signature of ['', 'v1,', `v1,${Buffer.alloc(32).toString('base64')}`]) {
    const headers = { ...forged, 'webhook-signature': signature };
    const options = { method: 'POST', headers, body: JSON.stringify(webhook) };
    expect((await fetch(`${operator.url}/webhooks`, options)).status).toBe(401);
  }
  const body = JSON.stringify({ player_id: 'mika', currency: 'CNY' });
  expect((await fetch(`${operator.url}/wallet/balance`, { method: 'POST', body })).status).toBe(401);
  const { webhooks } = await readReport();
  expect(webhooks.filter(({ type }) => type === 'bet.settled')).toEqual([]);
});

it('EMBED-1 the demo operator has a page for each way to embed the app', async () => {
  const read = async (path: string): Promise<string> => await (await fetch(operator.url + path)).text();
  expect(await read('/')).toContain('12345 CNY');
  const scripts = { mount: 'mount.js', element: 'element.js', frame: 'frame.js' };
  for (const [way, script] of Object.entries(scripts))
    expect(await read(`/play?player=mika&way=${way}`)).toContain(`${server.url}/embed/${script}`);
  expect((await fetch(`${operator.url}/play?player=${encodeURIComponent('<b>')}&way=mount`)).status).toBe(404);
});
