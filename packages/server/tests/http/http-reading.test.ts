import { CALLS, type CallName } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { entriesOf, HOUSE_DEMO_CREDIT, playerAccount } from '../../src/ledger/ledger-accounts';
import { freshId, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const GAMES = Array.from({ length: 520 }, (_, index) => index + 1);
const HISTORY = { days: 7, state: 'all', page: 1, page_size: 10 };
const LIST = { game_type_id: 0, handicap_code: 'early', event_ids: [] };

let server: TestServer;
let ada: string;
let bob: string;
beforeAll(async () => {
  server = await startTestServer({ rates: {} });
  ada = await server.signIn('ada');
  bob = await server.signIn('bob');
  const startTime = Date.now() + 50 * 3_600_000;
  await ingestFeedEvents(
    server.context,
    GAMES.flatMap((gameId) => matchEvents(gameId, { startTime })),
  );
  await server.context.inTransaction(async ({ accounts, wallets }) => {
    const { accountId = 0 } = (await accounts.byUsername('ada')) ?? {};
    const entries = entriesOf(1, [
      [playerAccount(accountId), 100_000n],
      [HOUSE_DEMO_CREDIT, -100_000n],
    ]);
    await wallets.post([{ kind: 'demo-credit', orderNo: null, at: Date.now(), entries }]);
  });
});
afterAll(() => server.close());

async function statusOf(name: CallName, body: object, token = ada): Promise<number> {
  const headers = { 'content-type': 'application/json', token };
  const answer = await send(server.url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) });
  expect(Object.keys(envelopeOf(answer)).sort()).toEqual(['code', 'data', 'error_code', 'message', 'msg']);
  return answer.status;
}

async function expectAllRefused(name: CallName, bodies: readonly object[]): Promise<void> {
  for (const body of bodies) expect(await statusOf(name, body), JSON.stringify(body)).toBe(400);
}

describe('history', () => {
  it('bad-input 63: an invalid page or page size is 400', async () => {
    for (const page of [-1, 0, 1e9, 1.5, '1', null, [1]])
      await expectAllRefused('getUserHistory', [{ ...HISTORY, page }]);
    for (const page_size of [1e6, 101, 0, -1, '10', null])
      await expectAllRefused('getUserHistory', [{ ...HISTORY, page_size }]);
    expect(await statusOf('getUserHistory', { ...HISTORY, page: 10_000, page_size: 100 })).toBe(200);
  });

  it('bad-input 64: only 7 and 30 days are a range; dates of one’s own are no fields of the call', async () => {
    for (const days of [0, -7, 31, 36_500, 7.5, '7', null])
      await expectAllRefused('getUserHistory', [{ ...HISTORY, days }]);
    await expectAllRefused('getUserHistory', [
      { ...HISTORY, from: '2026-02-30', to: '2026-01-01' },
      { ...HISTORY, from: 1, to: 2 },
      { ...HISTORY, time_zone: 'Mars/Olympus' },
    ]);
    for (const days of [7, 30]) expect(await statusOf('getUserHistory', { ...HISTORY, days })).toBe(200);
  });

  it('bad-input 65: an order of another player is answered as an unknown one, in text and in time', async () => {
    const placed = await server.call('playMore', singleRequest({ gameId: 1 }, '5'), { token: ada });
    const { results } = z.parse(CALLS.playMore.response, placed.data);
    const foreign = results[0]?.order_no ?? '';
    expect(foreign).toMatch(/^\w{26}$/);
    const ask = (order_no: string) => server.call('swapTeam', { request_id: freshId(), order_no }, { token: bob });
    const unknown = foreign.replace(/.{10}$/, '0000000000');
    expect(await ask(foreign)).toEqual(await ask(unknown));
    expect(await ask(foreign)).toMatchObject({ code: 2, error_code: 1102, msg: 'no_order', data: null });
    const time = async (orderNo: string): Promise<number> => {
      const began = performance.now();
      await ask(orderNo);
      return performance.now() - began;
    };
    const times: { foreign: number; unknown: number }[] = [];
    for (let round = 0; round < 60; round += 1)
      times.push({ foreign: await time(foreign), unknown: await time(unknown) });
    const middle = (list: number[]): number => list.sort((left, right) => left - right)[30] ?? 0;
    const ratio = middle(times.map((pair) => pair.foreign)) / middle(times.map((pair) => pair.unknown));
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('bad-input 65: a request id of another player finds nothing', async () => {
    const request = singleRequest({ gameId: 2 }, '5');
    await server.call('playMore', request, { token: ada });
    const ask = (token: string) => server.call('getBetByRequestId', { request_id: request.request_id }, { token });
    expect(await ask(bob)).toMatchObject({ code: 1, data: { found: 0 } });
    expect(await ask(ada)).toMatchObject({ code: 1, data: { found: 1 } });
    expect(await server.call('getUserHistory', HISTORY, { token: bob })).toMatchObject({
      data: { items: [], total: 0 },
    });
  });
});

describe('lists and matches', () => {
  it('bad-input 66: an unknown match is reported, an unknown category or event is an empty list', async () => {
    const refusal = { code: 2, error_code: 1101, msg: 'no_match', data: null };
    for (const game_id of [4_711, Number.MAX_SAFE_INTEGER])
      expect(await server.call('getPointsListSplit', { game_id })).toMatchObject(refusal);
    for (const body of [
      { ...LIST, game_type_id: 9_999 },
      { ...LIST, event_ids: [4_711] },
      { ...LIST, event_ids: Array.from({ length: 200 }, (_, index) => 900_000 + index) },
    ])
      expect(await server.call('getGameListByGameTypeId', body)).toMatchObject({ code: 1, data: { rows: [] } });
    expect(await server.call('getPointsByIds', { shop_ids: [4_711] })).toMatchObject({ code: 1, data: { items: [] } });
  });

  it('bad-input 66: an invalid id is 400', async () => {
    for (const id of [0, -1, 1.5, 2 ** 53, '1', "1' or '1'='1", null, [1], {}])
      for (const [name, body] of [
        ['getPointsListSplit', { game_id: id }],
        ['getPointsByIds', { shop_ids: [id] }],
        ['getOrdinaryLimitInfo', { shop_ids: [id] }],
        ['getParlayLimitInfo', { shop_ids: [id] }],
        ['getGameListByGameTypeId', { ...LIST, event_ids: [id] }],
        ['addFavorite', { game_id: id, favorite: 1 }],
      ] as const)
        await expectAllRefused(name, [body]);
  });

  it('bad-input 66: limits of unknown points are those of the currency, more points than a bet can have are 400', async () => {
    expect(await server.call('getOrdinaryLimitInfo', { shop_ids: [4_711] }, { token: ada })).toMatchObject({
      code: 1,
      data: { points: [] },
    });
    const many = (count: number) => ({ shop_ids: Array.from({ length: count }, (_, index) => index + 1) });
    await expectAllRefused('getOrdinaryLimitInfo', [many(11), many(0)]);
    await expectAllRefused('getParlayLimitInfo', [many(16), many(0)]);
  });

  it('bad-input 67: no call has a text to search for', async () => {
    for (const search of ['x'.repeat(10_240), '(a+)+$', '%', '_', '😀', '\u202eabc', 'a\u200db'])
      await expectAllRefused('getGameListByGameTypeId', [{ ...LIST, search }]);
  });
});

describe('favourites', () => {
  const mark = (game_id: number, favorite: 0 | 1 = 1) =>
    server.call('addFavorite', { game_id, favorite }, { token: ada });

  it('bad-input 68: an unknown match is refused, twice is once', async () => {
    expect(await mark(4_711)).toMatchObject({ code: 2, error_code: 1101, msg: 'no_match' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(1)));
    expect(answers.every(({ code }) => code === 1)).toBe(true);
    expect(await mark(1, 0)).toMatchObject({ code: 1 });
    expect(await mark(1, 0)).toMatchObject({ code: 1 });
    expect(await mark(4_711, 0)).toMatchObject({ code: 1 });
  });

  it('bad-input 68: five hundred are the limit, also for many calls at once', async () => {
    const { accountId = 0 } = (await server.context.stores.accounts.byUsername('ada')) ?? {};
    for (const gameId of GAMES.slice(0, 495))
      await server.context.inTransaction(({ favorites }) => favorites.add(accountId, gameId, 500));
    const answers = await Promise.all(GAMES.slice(495, 515).map((gameId) => mark(gameId)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(5);
    expect(answers.filter(({ error_code }) => error_code === 1103)).toHaveLength(15);
    expect((await server.context.stores.favorites.of(accountId)).size).toBe(500);
    expect(await mark(3)).toMatchObject({ code: 1 });
  });
});

const withTexts = (): [CallName, object][] => [
  ['hostSignIn', { username: 'nobody', password: 'secret' }],
  ['getGameListByGameTypeId', LIST],
  ['getUserHistory', HISTORY],
  ['getBetByRequestId', { request_id: freshId() }],
  ['getBetReceipt', { order_no: '0'.repeat(26) }],
  ['playMore', { ...singleRequest({ gameId: 5 }, '5') }],
  ['swapTeam', { request_id: freshId(), order_no: '0'.repeat(26) }],
  ['setPlayerLimit', { limit: { kind: 'day_stake', value: '50000' } }],
  ['takeBreak', { pause: { kind: 'time_out', hours: 1 } }],
];

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table bets; --",
  '{"$gt":""}',
  '$(reboot)',
  '${7*7}',
  '%00',
  '../../etc/passwd',
  'a\r\nset-cookie: x=1',
  'line\n{"level":"error","msg":"forged"}',
  '<script>alert(1)</script>',
];

/** One copy per text field. */
function replaced(value: unknown, by: string): unknown[] {
  if (typeof value === 'string') return [by];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => replaced(item, by).map((other) => items.with(index, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    replaced(part, by).map((other) => ({ ...value, [key]: other })),
  );
}

describe('texts', () => {
  it('bad-input 69: a text that looks like SQL, code, a header or a log line is text in every field of every call', async () => {
    let sent = 0;
    for (const [name, sound] of withTexts())
      for (const injection of INJECTIONS)
        for (const body of replaced(sound, injection)) {
          const answer = await send(server.url, CALLS[name].path, {
            headers: { 'content-type': 'application/json', token: bob },
            body: JSON.stringify({ lang: 2, ...(typeof body === 'object' ? body : {}) }),
          });
          expect([200, 400], `${name} ${JSON.stringify(body)}`).toContain(answer.status);
          expect(envelopeOf(answer).code).toBe(2);
          expect(answer.text).not.toContain(injection);
          expect(answer.headers['set-cookie']).toBeUndefined();
          sent += 1;
        }
    expect(sent).toBeGreaterThan(100);
    // Security events without client text.
    const injected = server.logged.filter(({ message, fields }) =>
      INJECTIONS.some((text) => message.includes(text) || JSON.stringify(fields).includes(JSON.stringify(text))),
    );
    expect(injected).toEqual([]);
    expect(server.logged.filter(({ message }) => message !== 'sign-in failed')).toEqual([]);
    expect(await server.call('balance', {}, { token: ada })).toMatchObject({ code: 1, data: { amount: '990.00' } });
    expect(await server.call('getPlayerLimits', {}, { token: bob })).toMatchObject({ data: { break: null } });
  });

  it('bad-input 69: a token of such texts is no token', async () => {
    for (const token of INJECTIONS.filter((text) => !/[\r\n]/.test(text)))
      expect(await server.call('balance', {}, { token })).toMatchObject({ code: 602, data: null });
  });

  it('bad-input 69: a nickname of such texts is returned unchanged', async () => {
    for (const [index, nickname] of INJECTIONS.entries()) {
      const account = { username: `odd-${index}`, passwordHash: '-', currencyId: 1, lang: 2, timeZone: 'UTC' } as const;
      const id = await server.context.stores.accounts.create({ ...account, nickname }, 0);
      expect(await server.context.stores.wallets.read(id ?? 0)).toMatchObject({ nickname });
    }
  });
});
