import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CALL_RATES } from '../../src/http/guards/call-rates';

/** Without the refill, which depends on the speed of the machine. */
const { burst: BURST } = CALL_RATES.followTeam ?? { burst: 0 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rates: { followTeam: { burst: BURST, perSecond: 0.01 } } });
});
afterAll(() => server.close());

it('bad-input 174 of 100 follows of one account at once those beyond the limit are 429, another account goes on', async () => {
  const [ada, bob] = [await server.signIn('ada'), await server.signIn('bob')];
  const follow = async (token: string): Promise<number> =>
    (await server.call('followTeam', { changes: [], skips_unknown: 0 }, { token })).code;
  const codes = await Promise.all(Array.from({ length: 100 }, () => follow(ada)));
  expect(codes.filter((code) => code === 1)).toHaveLength(BURST);
  expect(await follow(bob)).toBe(1);
});
