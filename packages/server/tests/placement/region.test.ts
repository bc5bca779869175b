import { CALLS, LANGUAGES, type CallName } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshId, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { send } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

import { openCountryOf, type RegionRules } from '../../src/players/countries';

/** Blocked; allowed. */
const JAPAN = '133.11.0.1';
const NETHERLANDS = '193.0.6.139';

let server: TestServer;
let region: RegionRules;
let token: string;
beforeAll(async () => {
  region = { countryOf: await openCountryOf(), blockedCountries: new Set(['JP']), everyoneFrom: null };
  server = await startTestServer({ trustedHops: 1, region });
  token = await server.signIn();
});
afterAll(() => server.close());

const from = (...addresses: string[]) => ({ token, 'x-forwarded-for': addresses.join(', ') });
const bet = () => singleRequest({ gameId: 1 }, '5');

async function decisionsOf(requestId: string, on = server) {
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      'select host(network) || $2 || masklen(network) as network, country, allowed, account_id from region_decisions where request_id = $1',
      [requestId, '/'],
    );
    return rows;
  } finally {
    await client.end();
  }
}

describe('a bet from a blocked country', () => {
  it('ROLE-1 ERR-5 bad-input 58: is answered with 451 and its notice, in every language', async () => {
    const messages = await Promise.all(
      LANGUAGES.map(async ({ id }) => {
        const envelope = await server.call('playMore', { ...bet(), lang: id }, from(JAPAN));
        expect(envelope).toMatchObject({ code: 451, data: null, error_code: 0, msg: 'region_blocked' });
        return envelope.message;
      }),
    );
    expect(new Set(messages).size).toBe(LANGUAGES.length);
  });

  it('ERR-5 is answered with HTTP 200, so that the page shows its notice', async () => {
    const headers = { 'content-type': 'application/json', ...from(JAPAN) };
    const answer = await send(server.url, CALLS.playMore.path, { headers, body: JSON.stringify(bet()) });
    expect(answer.status).toBe(200);
  });

  it('S15 is recorded as refused, and nothing of it reaches the bets', async () => {
    const request = bet();
    await server.call('playMore', request, from(JAPAN));
    expect(await decisionsOf(request.request_id)).toMatchObject([
      { country: 'JP', allowed: false, network: '133.11.0.0/24' },
    ]);
    expect(await server.call('getBetByRequestId', { request_id: request.request_id }, { token })).toMatchObject({
      code: 1,
      data: { found: 0 },
    });
  });

  it('S15 BET-8 is recorded each time it is asked for; what was answered once is answered the same from anywhere', async () => {
    const request = bet();
    const answers = [];
    for (const address of [JAPAN, NETHERLANDS, JAPAN])
      answers.push(await server.call('playMore', request, from(address)));
    expect(answers.map(({ code }) => code)).toEqual([451, 1, 1]);
    expect(answers[2]).toEqual(answers[1]);
    const rows = await decisionsOf(request.request_id);
    expect(rows.map(({ allowed }) => allowed)).toEqual([false, true, false]);
    expect(new Set(rows.map(({ account_id }) => account_id)).size).toBe(1);
  });
});

describe('a bet from elsewhere', () => {
  it('S15 is validated as usual, and the decision is recorded', async () => {
    const request = bet();
    expect(await server.call('playMore', request, from(NETHERLANDS))).toMatchObject({ code: 1 });
    expect(await decisionsOf(request.request_id)).toMatchObject([
      { country: 'NL', allowed: true, network: '193.0.6.0/24' },
    ]);
  });

  it('ROLE-1 a private address has no country and is let through', async () => {
    const request = bet();
    expect(await server.call('playMore', request, from('192.168.1.20'))).toMatchObject({ code: 1 });
    const network = '192.168.1.0/24';
    expect(await decisionsOf(request.request_id)).toMatchObject([{ country: null, allowed: true, network }]);
  });

  it('S15 the record holds networks, never an address', async () => {
    const request = bet();
    await server.call('playMore', request, from('2400:2000:1:2:3:4:5:6'));
    expect(await decisionsOf(request.request_id)).toMatchObject([{ network: '2400:2000:1::/48', country: 'JP' }]);
  });

  it('S15 many at once are all recorded, each once', async () => {
    const requests = Array.from({ length: 40 }, bet);
    await Promise.all(requests.map((request) => server.call('playMore', request, from(NETHERLANDS))));
    const found = await Promise.all(requests.map(({ request_id }) => decisionsOf(request_id)));
    expect(found.map((rows) => rows.length)).toEqual(requests.map(() => 1));
  });
});

describe('an address that cannot be read', () => {
  const UNREADABLE = ['unknown', '', 'garbage', '1.2.3.4.5', '2002:7f00:1::1', '64:ff9b::10.0.0.1'];

  it('S-L4 is refused for bets, swaps and sign-in as soon as a country is blocked, and the refusal is on record', async () => {
    const signIn = { username: 'ada', password: 'correct horse' };
    for (const address of UNREADABLE) {
      const request = bet();
      expect(await server.call('playMore', request, from(address)), address).toMatchObject({ code: 451 });
      expect(await decisionsOf(request.request_id)).toMatchObject([{ country: null, allowed: false, network: null }]);
      const swap = { request_id: freshId(), order_no: '0'.repeat(26) };
      expect(await server.call('swapTeam', swap, from(address)), address).toMatchObject({ code: 451 });
      expect(await server.call('hostSignIn', signIn, from(address)), address).toMatchObject({ code: 451 });
    }
  });

  it('S-L4 6to4 and NAT64 addresses are in the country of the IPv4 address they carry', async () => {
    for (const address of ['2002:850b:1::1', '64:ff9b::133.11.0.1', '[64:ff9b::850b:1]:443'])
      expect(await server.call('playMore', bet(), from(address)), address).toMatchObject({ code: 451 });
    const request = bet();
    expect(await server.call('playMore', request, from('64:ff9b::193.0.6.139'))).toMatchObject({ code: 1 });
    expect(await decisionsOf(request.request_id)).toMatchObject([{ country: 'NL', network: '193.0.6.0/24' }]);
  });

  it('S-L4 fewer entries of X-Forwarded-For than trusted hops are an unknown address; without a block it is let through', async () => {
    const body = { username: 'ada', password: 'correct horse' };
    const behindTwo = await startTestServer({ trustedHops: 2, region });
    const open = await startTestServer({ trustedHops: 2 });
    try {
      for (const address of [NETHERLANDS, JAPAN])
        expect(await behindTwo.call('hostSignIn', body, { 'x-forwarded-for': address })).toMatchObject({ code: 451 });
      const both = { 'x-forwarded-for': `${NETHERLANDS}, 10.0.0.1` };
      expect(await behindTwo.call('hostSignIn', body, both)).toMatchObject({ code: 1 });
      expect(await open.call('hostSignIn', body, { 'x-forwarded-for': JAPAN })).toMatchObject({ code: 1 });
    } finally {
      await behindTwo.close();
      await open.close();
    }
  });
});

describe('which calls check the region', () => {
  it('ROLE-1 BET-5 S15 S-L1 a swap is a bet: a refused one is on record, of an unknown ticket nothing else is', async () => {
    const request = { request_id: freshId(), order_no: '0'.repeat(26) };
    expect(await server.call('swapTeam', request, from(JAPAN))).toMatchObject({ code: 451, data: null });
    expect(await server.call('swapTeam', request, from(NETHERLANDS))).toMatchObject({ code: 2, msg: 'no_order' });
    const rows = await decisionsOf(request.request_id);
    expect(rows.map(({ allowed }) => allowed)).toEqual([false]);
  });

  it('ROLE-1 signing in is refused from a blocked country', async () => {
    const body = { username: 'ada', password: 'correct horse' };
    expect(await server.call('hostSignIn', body, { 'x-forwarded-for': JAPAN })).toMatchObject({
      code: 451,
      data: null,
    });
    expect(await server.call('hostSignIn', body, { 'x-forwarded-for': NETHERLANDS })).toMatchObject({ code: 1 });
  });

  it('C15 ROLE-1 looking around, one’s own bets and protecting oneself stay possible from anywhere', async () => {
    const calls: [CallName, object][] = [
      ['getGameTypeDict', {}],
      ['balance', {}],
      ['getUserHistory', { days: 7, state: 'all', page: 1, page_size: 10 }],
      ['getBetByRequestId', { request_id: freshId() }],
      ['getPlayerLimits', {}],
      ['setPlayerLimit', { limit: { kind: 'session_minutes', value: 60 } }],
      ['takeBreak', { pause: { kind: 'time_out', hours: 1 } }],
      ['hostSignOut', {}],
    ];
    const guest = await server.signIn('bob');
    for (const [name, body] of calls)
      expect(await server.call(name, body, { token: guest, 'x-forwarded-for': JAPAN }), name).toMatchObject({
        code: 1,
      });
  });

  it('bad-input 23: without a session a bet is refused as such, from any region, and nothing is recorded', async () => {
    const request = bet();
    expect(await server.call('playMore', request, { 'x-forwarded-for': JAPAN })).toMatchObject({ code: 14 });
    expect(await decisionsOf(request.request_id)).toEqual([]);
  });
});

describe('whose word counts', () => {
  it('bad-input 21: only what the proxies of one’s own wrote; what the client wrote before it does not', async () => {
    expect(await server.call('playMore', bet(), from('127.0.0.1', NETHERLANDS, JAPAN))).toMatchObject({ code: 451 });
    expect(await server.call('playMore', bet(), from(JAPAN, NETHERLANDS))).toMatchObject({ code: 1 });
  });

  it('bad-input 21: an IPv4 address in an IPv6 cover is the same address', async () => {
    expect(await server.call('playMore', bet(), from(`::ffff:${JAPAN}`))).toMatchObject({ code: 451 });
    expect(await server.call('playMore', bet(), from('::ffff:850b:1'))).toMatchObject({ code: 451 });
  });

  it('bad-input 21: without a proxy the header is ignored; ROLE-1 a demonstration replaces the address of all clients', async () => {
    const direct = await startTestServer({ region });
    const elsewhere = await startTestServer({ region: { ...region, everyoneFrom: JAPAN } });
    try {
      const signedIn = { token: await direct.signIn(), 'x-forwarded-for': JAPAN };
      expect(await direct.call('playMore', bet(), signedIn)).toMatchObject({ code: 1 });
      const body = { username: 'ada', password: 'correct horse' };
      const lied = { 'x-forwarded-for': NETHERLANDS };
      expect(await elsewhere.call('hostSignIn', body, lied)).toMatchObject({ code: 451 });
    } finally {
      await direct.close();
      await elsewhere.close();
    }
  });
});

it('S21 if the decision cannot be recorded, no bet is accepted', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('alter table region_decisions add constraint nothing_fits check (false) not valid');
  const request = bet();
  const envelope = await server.call('playMore', request, from(NETHERLANDS));
  await client.query('alter table region_decisions drop constraint nothing_fits');
  await client.end();
  expect(envelope).toMatchObject({ code: 2, error_code: 1202 });
  expect(await server.context.stores.placements.find(1, request.request_id)).toBeNull();
});
