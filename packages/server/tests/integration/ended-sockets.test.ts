import { CALLS, PUSH_CLOSE } from '@clutchline/contract';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import type { RunningServer } from '../../src/start-server';
import { OperatorClient } from './operator-client';

const WITHIN_MS = 1_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nats: TestNats;
let servers: RunningServer[] = [];
let operators: OperatorClient[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  nats = await TestNats.start();
  const changes = { operatorApi: { host: '127.0.0.1', port: 0 }, sessionsPerAccount: 1, natsUrl: nats.url };
  servers = await Promise.all([0, 1].map(() => startTicking(database.url, changes)));
  const key = await new OperatorKeys(database.url).create('test');
  operators = servers.map(({ operatorUrl }) => new OperatorClient(operatorUrl ?? '', key ?? { id: '', secret: '' }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await nats.stop();
  await database.drop();
});

const open = async (at: number): Promise<string> => {
  const reply = await operators[at]?.ask('POST', '/sessions', { body: { player_id: 'p', currency: 'CNY' } });
  return String(reply?.data['token']);
};

const call = async (at: number, name: 'balance' | 'getPushTicket', token: string) => {
  const headers = { 'content-type': 'application/json', token };
  return envelopeOf(await send(servers[at]?.url ?? '', CALLS[name].path, { headers, body: '{"lang":2}' }));
};

async function connect(at: number, token: string): Promise<PushClient> {
  const { ticket } = CALLS.getPushTicket.response.parse((await call(at, 'getPushTicket', token)).data);
  const client = await PushClient.connect(servers[at]?.url ?? '');
  client.send({ type: 'auth', ticket });
  await client.next('auth-ok');
  return client;
}

const ENDS = [
  ['the operator ended', 602, (at: number) => operators[at]?.ask('DELETE', '/sessions/p')],
  ['another one replaced', 604, open],
] as const;

it.each(ENDS)('O4 a session that %s works on neither of two processes after a second', async (_how, code, end) => {
  for (const at of [0, 1]) {
    const token = await open(at);
    const clients = await Promise.all([0, 1].map((each) => connect(each, token)));
    expect((await call(1 - at, 'balance', token)).code).toBe(1);
    const began = performance.now();
    await end(at);
    expect(await Promise.all([0, 1].map(async (each) => (await call(each, 'balance', token)).code))).toEqual([
      code,
      code,
    ]);
    const closed = await Promise.all(clients.map((client) => client.closed));
    expect(closed).toEqual([PUSH_CLOSE.signInAgain, PUSH_CLOSE.signInAgain]);
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  }
});
