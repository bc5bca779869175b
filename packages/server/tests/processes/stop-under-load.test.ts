import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { freshId, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { RawConnection } from '../chaos/raw-connection';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const PLAYERS = ['demo', 'mika', 'linh'] as const;
const STAKES = { demo: '10', mika: '1000', linh: '20000' };
const LINES = 12;
const PAUSE_MS = 20;

const tokenAnswer = z.object({ token: z.string() });
const result = z.object({ results: z.array(z.object({ order_no: z.nullable(z.string()) })) });

async function signIn(url: string, username: (typeof PLAYERS)[number]): Promise<string> {
  const body = JSON.stringify({ lang: 2, username, password: `${username}-2026` });
  const answer = await send(url, CALLS.hostSignIn.path, { headers: { 'content-type': 'application/json' }, body });
  return z.parse(tokenAnswer, envelopeOf(answer).data).token;
}

interface Bettor {
  readonly url: URL;
  readonly token: string;
  readonly stake: string;
}

/** Until connecting fails; adds acknowledged orders. */
async function betUntilGone({ url, token, stake }: Bettor, answered: Set<string>): Promise<void> {
  for (let line = await RawConnection.open(url).catch(() => null); line !== null;) {
    const body = JSON.stringify({ ...singleRequest({ gameId: 1 }, stake, 'latest'), request_id: freshId() });
    const head = [
      `POST ${CALLS.playMore.path} HTTP/1.1`,
      `Host: ${url.host}`,
      'Content-Type: application/json',
      `Token: ${token}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const answer = await line.request(`${head.join('\r\n')}\r\n\r\n${body}`);
    if (answer.status === 200) {
      const parsed = z.safeParse(result, envelopeOf({ text: answer.body }).data);
      for (const { order_no } of parsed.data?.results ?? []) if (order_no !== null) answered.add(order_no);
    }
    await sleep(PAUSE_MS);
    if (!line.isFit) line = await RawConnection.open(url).catch(() => null);
  }
}

async function placedIn(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ order_no: string }>('select order_no from bets');
  await owner.end();
  return rows.map(({ order_no }) => order_no);
}

it('S-L12 a server that is stopped under load and without a balancer answers every bet it accepts', async () => {
  const database = await createTestDatabase();
  const server = await startTicking(database.url);
  const url = new URL(server.url);
  // Bets continue while push closes, two seconds.
  const readers = await Promise.all(Array.from({ length: 10 }, () => PushClient.connect(server.url)));
  const tokens = await Promise.all(PLAYERS.map((player) => signIn(server.url, player)));
  const answered = new Set<string>();
  const betting = Array.from({ length: LINES }, (_, index) => {
    const player = index % PLAYERS.length;
    const stake = STAKES[PLAYERS[player] ?? 'demo'];
    return betUntilGone({ url, token: tokens[player] ?? '', stake }, answered);
  });
  await expect.poll(() => answered.size, { timeout: 20_000 }).toBeGreaterThan(40);
  const before = answered.size;
  await server.drain();
  await server.close();
  await Promise.all(betting);
  expect(answered.size).toBeGreaterThan(before);
  const placed = await placedIn(database.url);
  expect(placed.filter((orderNo) => !answered.has(orderNo))).toEqual([]);
  expect(placed.length).toBe(answered.size);
  await Promise.all(readers.map(({ closed }) => closed));
  await database.drop();
});
