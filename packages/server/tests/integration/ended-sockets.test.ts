import { CALLS, PUSH_CLOSE } from '@clutchline/contract';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { expect, it } from 'vitest';

import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { OperatorClient } from './operator-client';

it('O4 sockets of a session that the operator ended or another one replaced close within a second', async () => {
  const database = await createTestDatabase();
  const operatorApi = { host: '127.0.0.1', port: 0 };
  const server = await startTicking(database.url, { operatorApi, sessionsPerAccount: 1 });
  try {
    const key = await new OperatorKeys(database.url).create('test');
    const operator = new OperatorClient(server.operatorUrl ?? '', key ?? { id: '', secret: '' });
    const open = () => operator.ask('POST', '/sessions', { body: { player_id: 'p', currency: 'CNY' } });
    const connect = async (): Promise<PushClient> => {
      const headers = { 'content-type': 'application/json', token: String((await open()).data['token']) };
      const reply = envelopeOf(await send(server.url, CALLS.getPushTicket.path, { headers, body: '{"lang":2}' }));
      const { ticket } = CALLS.getPushTicket.response.parse(reply.data);
      const client = await PushClient.connect(server.url);
      client.send({ type: 'auth', ticket });
      await client.next('auth-ok');
      return client;
    };
    for (const end of [open, () => operator.ask('DELETE', '/sessions/p')]) {
      const client = await connect();
      const began = performance.now();
      await end();
      expect(await client.closed).toBe(PUSH_CLOSE.signInAgain);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  } finally {
    await server.close();
    await database.drop();
  }
});
