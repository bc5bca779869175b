import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { serveOperatorApi } from '../../src/http/operator/serve-operator-api';
import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { OperatorClient } from './operator-client';

export interface OperatorBooks {
  readonly context: TestContext;
  readonly operator: OperatorClient;
  /** Opens a session of an operator's player and pays in, minor units. */
  fund(playerId: string, amount: string): Promise<Awaited<ReturnType<TestContext['player']>>>;
  close(): Promise<void>;
}

/** The operator API of a test context; the business time is fixed. */
export async function openOperatorBooks(): Promise<OperatorBooks> {
  const context = await openTestContext();
  const wallClock = { now: () => Date.now() };
  const api = await serveOperatorApi({ host: '127.0.0.1', port: 0 }, { ...context, wallClock });
  const key = await new OperatorKeys(context.databaseUrl).create('test');
  if (key === null) throw new Error('no key');
  const operator = new OperatorClient(api.url, key);
  return {
    context,
    operator,
    async fund(playerId, amount) {
      await operator.ask('POST', '/sessions', { body: { player_id: playerId, currency: 'CNY' } });
      const body = {
        transfer_id: `first of ${playerId}`,
        player_id: playerId,
        kind: 'deposit',
        amount,
        currency: 'CNY',
      };
      await operator.ask('POST', '/transfers', { body });
      const accountId = (await context.stores.integration.accountOf(playerId)) ?? 0;
      const caller = {
        accountId,
        currencyId: 1,
        lang: 2,
        timeZone: 'UTC',
        sessionStartedAt: context.clock.now(),
      } as const;
      return { lang: 2, caller };
    },
    async close() {
      await api.close();
      await context.close();
    },
  };
}
