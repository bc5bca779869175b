import { CALLS } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CALL_RATES } from '../../src/http/guards/call-rates';
import { send } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

/** Without the refill, which depends on the speed of the machine. */
const { burst: BURST } = CALL_RATES.search ?? { burst: 0 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rates: { search: { burst: BURST, perSecond: 0.01 } } });
});
afterAll(() => server.close());

const headers = { 'content-type': 'application/json' };
const body = (query: unknown): string => JSON.stringify({ lang: 2, query, game_type_id: 0, followed: [] });
const statusOf = async (text: string): Promise<number> =>
  (await send(server.url, CALLS.search.path, { headers, body: text })).status;

it('bad-input 169 more than 64 characters, NUL and lone surrogates are refused', async () => {
  expect(await statusOf(body('x'.repeat(64)))).toBe(200);
  for (const query of ['x'.repeat(65), '\u0301'.repeat(10_000), 'a\u0000b', 7, null])
    expect(await statusOf(body(query)), String(query).slice(0, 5)).toBe(400);
  expect(await statusOf('{"lang":2,"query":"a\\ud800","game_type_id":0,"followed":[]}')).toBe(400);
  const followed = Array.from({ length: 201 }, (_, i) => i + 1);
  expect(await statusOf(JSON.stringify({ lang: 2, query: 'x', game_type_id: 0, followed }))).toBe(400);
});

it('bad-input 171 200 searches of one client at once are answered with 429 beyond the limit', async () => {
  const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf(body('jade'))));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(200 - BURST);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
