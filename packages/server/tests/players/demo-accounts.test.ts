import { CALLS, type CallName, type Envelope } from '@clutchline/contract';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const PUBLISHED = [
  ['demo', 'demo-2026'],
  ['mika', 'mika-2026'],
  ['linh', 'linh-2026'],
] as const;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function call(url: string, name: CallName, body: object = {}, token = ''): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { token }) };
  return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
}

const signIn = (url: string, [username, password]: readonly [string, string]) =>
  call(url, 'hostSignIn', { username, password });

function tokenIn({ data }: Envelope): string {
  if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
  throw new Error('the sign-in was refused');
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

it('S-M8 a fresh --database-url database has no account, and the published sign-ins are refused', async () => {
  const running = await startTicking(database.url, { demo: false });
  expect(await query('select username from accounts')).toEqual([]);
  for (const pair of PUBLISHED)
    expect(await signIn(running.url, pair)).toMatchObject({ code: 2, msg: 'wrong_credentials', data: null });
  await running.close();
});

it('S-M8 demo accounts that exist cannot sign in without --demo, their sessions end, and other accounts can', async () => {
  const demo = await startTicking(database.url, { demo: true });
  const token = tokenIn(await signIn(demo.url, PUBLISHED[0]));
  await demo.close();
  // Changed before migration 0025: not published.
  await query('alter table accounts disable trigger immutable_identity');
  await query(`update accounts set password_hash = $1 where username = 'mika'`, [
    await hash('changed by the operator'),
  ]);
  await query('alter table accounts enable trigger immutable_identity');
  const plain = await startTicking(database.url, { demo: false });
  for (const pair of PUBLISHED) expect(await signIn(plain.url, pair)).toMatchObject({ msg: 'wrong_credentials' });
  expect(await call(plain.url, 'balance', {}, token)).not.toMatchObject({ code: 1 });
  expect(tokenIn(await signIn(plain.url, ['mika', 'changed by the operator']))).not.toBe('');
  await plain.close();
  const again = await startTicking(database.url, { demo: true });
  expect(tokenIn(await signIn(again.url, PUBLISHED[0]))).not.toBe('');
  await again.close();
});
