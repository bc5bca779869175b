import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { exportJWK, generateKeyPair, exportPKCS8 } from 'jose';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { type OperatorApi, serveOperatorApi } from '../../src/http/operator/serve-operator-api';
import { openTokenVerifier } from '../../src/integration/open-token-verifier';
import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { openWalletClient } from '../../src/seamless/wallet-client';
import { secretText } from '../../src/webhooks/postgres-webhook-targets';
import { WebhookSender } from '../../src/webhooks/webhook-sender';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/integration.md'), 'utf8');

/** The code block of the guide whose first line is the comment with this name, as written. */
function snippetOf(name: string): string {
  const [, code] = new RegExp(`\`\`\`js\\n(// ${name}\\n[^]*?)\`\`\``).exec(GUIDE) ?? [];
  if (code === undefined) throw new Error(`The guide has no ${name}.`);
  return code;
}

const caller = z.object({
  callOperator: z.custom<(method: string, path: string, body?: object) => Promise<unknown>>(),
});
const reader = z.object({ readAll: z.custom<(path: string, cursor?: string | null) => Promise<unknown>>() });
const signer = z.object({ signToken: z.custom<(player: object) => Promise<string>>() });

let folder: string;
let server: TestServer;
let api: OperatorApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-guide-'));
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwks = join(folder, 'jwks.json');
  await writeFile(jwks, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'main', alg: 'ES256' }] }));
  await writeFile(join(folder, 'private-key.pem'), await exportPKCS8(privateKey));
  const tokens = { jwks, issuer: 'https://casino.example', audience: 'clutchline' };
  server = await startTestServer({ verifyToken: await openTokenVerifier(tokens) });
  api = await serveOperatorApi({ host: '127.0.0.1', port: 0 }, server.context);
  const key = await new OperatorKeys(server.databaseUrl).create('guide');
  process.env['CLUTCHLINE_URL'] = api.url;
  process.env['CLUTCHLINE_KEY'] = key?.id;
  process.env['CLUTCHLINE_SECRET'] = key?.secret;
  process.env['SIGNING_KEY'] = join(folder, 'private-key.pem');
  for (const name of ['operator-client.mjs', 'read-all.mjs', 'sign-token.mjs', 'wallet.mjs', 'webhook-receiver.mjs'])
    await writeFile(join(folder, name), snippetOf(name));
});
afterAll(async () => {
  await api.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const load = async <Shape>(name: string, schema: z.core.$ZodType<Shape>): Promise<Shape> => {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
  return z.parse(schema, { ...(typeof module === 'object' ? module : {}) });
};

it('O7 the client of the guide opens a session, moves money, limits a player and reads the ledger', async () => {
  const { callOperator } = await load('operator-client.mjs', caller);
  const session = await callOperator('POST', '/sessions', { player_id: 'guide/1', currency: 'CNY' });
  expect(session).toMatchObject({ token: expect.any(String) });
  const transfer = { transfer_id: 't1', player_id: 'guide/1', kind: 'deposit', amount: '500', currency: 'CNY' };
  expect(await callOperator('POST', '/transfers', transfer)).toMatchObject({ balance: '500' });
  const limits = await callOperator('PUT', `/players/${encodeURIComponent('guide/1')}/limits`, { stake_factor: 500 });
  expect(limits).toMatchObject({ operator_limits: { stake_factor: 500 } });
  await expect(callOperator('POST', '/transfers', { ...transfer, amount: '1' })).rejects.toThrow('Another transfer');
  const { readAll } = await load('read-all.mjs', reader);
  await expect
    .poll(() => readAll('/transactions'), { timeout: 10_000 })
    .toMatchObject({ items: [{ transfer_id: 't1' }] });
});

it('O7 a token that is signed as in the guide opens a session', async () => {
  const { signToken } = await load('sign-token.mjs', signer);
  const token = await signToken({ id: 'guide 2', currency: 'CNY' });
  expect(await server.call('exchangeToken', { token })).toMatchObject({ code: 1 });
});

it('O7 the wallet of the guide moves money once, and declines a debit after its rollback', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'wallet.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const client = openWalletClient(
    { url: `http://127.0.0.1:${port}`, keyId: process.env['CLUTCHLINE_KEY'] ?? '' },
    { log, secretOf: (id) => server.context.stores.integration.secretOf(id), now: () => Date.now() },
  );
  try {
    await once(child.stdout, 'data');
    const money = { player_id: 'user-1024', currency: 'CNY', amount: '20000' };
    const debit = (id: string) => client.call('debit', { transaction_id: id, bet_id: id, kind: 'stake', ...money });
    const answered = (transaction_id: string, status: string, balance: string) => ({
      kind: 'answered',
      answer: { transaction_id, status, balance },
    });
    expect(await debit('a')).toEqual(answered('a', 'done', '30000'));
    expect(await debit('a')).toEqual(answered('a', 'done', '30000'));
    expect(await client.call('rollback', { transaction_id: 'b', ...money })).toEqual(answered('b', 'done', '30000'));
    expect(await debit('b')).toEqual(answered('b', 'declined', '30000'));
    const credit = { transaction_id: 'c', bet_id: 'a', ...money };
    expect(await client.call('credit', credit)).toEqual(answered('c', 'done', '50000'));
    expect(await client.call('rollback', { transaction_id: 'a', ...money })).toEqual(answered('a', 'done', '70000'));
    const list = await client.call('listMovements', { from: 0, to: Date.now() });
    expect(list).toMatchObject({ answer: { items: [{ status: 'rolled_back' }, { kind: 'credit' }], next: null } });
  } finally {
    client.close();
    child.kill();
  }
});

it('O7 the receiver of the guide takes a webhook once, and none with a wrong signature', async () => {
  const port = await freePort();
  const secret = Buffer.alloc(32, 7);
  const child = spawn(process.execPath, [join(folder, 'webhook-receiver.mjs')], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secretText(secret) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const sender = new WebhookSender();
  const send = (id: string, key: Buffer) =>
    sender.send(
      { id: 'a', url: `http://127.0.0.1:${port}/`, secret: key, allowsPrivate: true },
      { event: 1, id, type: 'bet.placed', data: { order_no: `order ${id}` }, at: 0, attempts: 0 },
      new AbortController().signal,
    );
  try {
    await expect.poll(() => printed).toContain('receiver is ready');
    expect(await send('one', Buffer.alloc(32, 8))).toBe('status 401');
    for (const id of ['one', 'one', 'two']) expect(await send(id, secret)).toBeNull();
    await expect
      .poll(() => printed.trim().split('\n'))
      .toEqual(['receiver is ready', 'bet.placed order one', 'bet.placed order two']);
  } finally {
    sender.close();
    child.kill();
  }
});

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
