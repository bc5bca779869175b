import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { playersOn } from '@clutchline/test-support/processes/players';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { RunningServer } from '../../src/start-server';
import { openPasskeyOperator } from './passkey-operator';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nats: TestNats;
let servers: RunningServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  nats = await TestNats.start();
  const desk = { host: '127.0.0.1', port: 0, origin: null, pageFolder: null };
  const first = await startTicking(database.url, { natsUrl: nats.url, desk });
  servers = [first, await startTicking(database.url, { natsUrl: nats.url })];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await nats.stop();
  await database.drop();
});

interface Try {
  readonly server: number;
  readonly sentAt: number;
  readonly isAccepted: boolean;
}

/** One bet after the other, until the end. */
async function bet(server: number, token: string, tries: Try[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const sentAt = Date.now();
    const body = JSON.stringify(singleRequest({ gameId: 1, odd: 1_500 }, '1', 'latest'));
    const headers = { 'content-type': 'application/json', token };
    const { data } = envelopeOf(await send(servers[server]?.url ?? '', CALLS.playMore.path, { headers, body }));
    const { results } = z.parse(CALLS.playMore.response, data);
    tries.push({ server, sentAt, isAccepted: results[0]?.order_no !== null && results[0]?.order_no !== undefined });
    await sleep(20);
  }
}

it('DESK-8 R11 after a panic no process accepts a bet, though both did until then', async () => {
  const desk = { databaseUrl: database.url, deskUrl: servers[0]?.deskUrl ?? '' };
  const { client: trader } = await openPasskeyOperator(desk, 'ann', ['trader']);
  const tokens = await playersOn(database.url, 4);
  const tries: Try[] = [];
  const over = new AbortController();
  const betting = tokens.map((token, index) => bet(index % 2, token, tries, over.signal));
  const acceptedBy = (server: number) => tries.some((each) => each.server === server && each.isAccepted);
  await expect.poll(() => acceptedBy(0) && acceptedBy(1), { timeout: 30_000 }).toBe(true);
  const pressedAt = Date.now();
  const answer = await trader.call('panic', { request_id: randomUUID(), reason: 'feed wrong everywhere' });
  const answeredAt = Date.now();
  expect(answer).toMatchObject({ status: 200, data: { remaining: [{ scope: 'all' }] } });
  const refusedBy = (server: number) => tries.some((each) => each.server === server && each.sentAt > answeredAt);
  await expect.poll(() => refusedBy(0) && refusedBy(1), { timeout: 30_000 }).toBe(true);
  over.abort();
  await Promise.all(betting);
  expect(tries.filter(({ sentAt, isAccepted }) => sentAt > answeredAt && isAccepted)).toEqual([]);
  const [last] = await ask<{ ms: number }>(
    database.url,
    "select extract(epoch from max(written_at))::float8 * 1000 as ms from ledger_transactions where kind = 'stake'",
  );
  expect(last?.ms).toBeLessThan(answeredAt);
  console.log(
    `panic answered after ${answeredAt - pressedAt} ms, last bet ${Math.round((last?.ms ?? 0) - pressedAt)} ms after the press`,
  );
});
