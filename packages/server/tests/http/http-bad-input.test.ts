import { connect } from 'node:net';

import { CALLS } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { envelopeOf, exchange, send, type Sent } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const BALANCE = '/api/game/user/balance';
const LIST = CALLS.getGameListByGameTypeId.path;
const JSON_HEADERS = { 'content-type': 'application/json' };
const BODY = JSON.stringify({ lang: 2 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    allowOrigins: ['https://host.example'],
    ownHosts: ['bets.example'],
    rates: { hostSignIn: { burst: 3, perSecond: 0.01 } },
  });
});
afterAll(() => server.close());

const ask = (sent: Sent, path = BALANCE) => send(server.url, path, { headers: JSON_HEADERS, body: BODY, ...sent });

async function expectFailure(status: number, sent: Sent, path?: string): Promise<void> {
  const answer = await ask(sent, path);
  expect({ status: answer.status, sent: String(sent.body).slice(0, 80) }).toMatchObject({ status });
  const envelope = envelopeOf(answer);
  expect(envelope).toMatchObject({ code: 2, data: null });
  expect([1201, 1203]).toContain(envelope.error_code);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toMatch(/fastify|node|stack|at \//i);
}

async function expectStillUp(): Promise<void> {
  expect(await server.call('balance')).toMatchObject({ code: 14 });
}

describe('bad input on the HTTP layer', () => {
  it('bad-input 1: GET on a call is 405', async () => {
    const answer = await send(server.url, BALANCE, { method: 'GET' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } });
    expect(envelopeOf(answer).msg).toBe('method_not_allowed');
  });

  it('bad-input 2: an empty body is 400', async () => {
    await expectFailure(400, { body: '' });
    await expectFailure(400, { body: '  ' });
  });

  it('bad-input 3: truncated JSON is 400', () => expectFailure(400, { body: '{"lang":2' }));

  it('bad-input 4: null, an array, a string or a number as the body is 400', async () => {
    for (const body of ['null', '[]', '"x"', '5', '[{"lang":2}]']) await expectFailure(400, { body });
  });

  it('bad-input 5: a form or text body is 415', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      await expectFailure(415, { headers: { 'content-type': type } });
  });

  it('bad-input 6: a missing, doubled or misspelled content type is 415', async () => {
    await expectFailure(415, { headers: {} });
    const twice = ['content-type', 'application/json', 'content-type', 'application/json', 'content-length', '10'];
    await expectFailure(415, { headers: [...twice, 'host', 'localhost'] });
    for (const type of ['application/jsonx', 'application/ json', 'application/json; charset=utf-16', 'json', ''])
      await expectFailure(415, { headers: { 'content-type': type } });
    expect((await ask({ headers: { 'content-type': 'Application/JSON; charset=UTF-8' } })).status).toBe(200);
  });

  it('bad-input 7: one byte more than 64 KB is 413 and closes the connection', async () => {
    const fill = (size: number) => `{"lang":2,"x":"${'a'.repeat(size - 17)}"}`;
    const answer = await ask({ body: fill(65_537) });
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
    expect(envelopeOf(answer).msg).toBe('too_large');
    expect((await ask({ body: fill(65_536) })).status).toBe(400);
    const chunked = { ...JSON_HEADERS, 'transfer-encoding': 'chunked' };
    await expectFailure(413, { headers: chunked, body: fill(70_000) });
  });

  it('bad-input 8: a compressed body is 415', async () => {
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, identity'])
      await expectFailure(415, { headers: { ...JSON_HEADERS, 'content-encoding': encoding } });
  });

  it('bad-input 9: 30,000 levels of nesting are 400 within 50 ms', async () => {
    const began = performance.now();
    await expectFailure(400, { body: '['.repeat(30_000) });
    await expectFailure(413, { body: '['.repeat(100_000) });
    expect(performance.now() - began).toBeLessThan(100);
  });

  it('bad-input 10: very many keys or a very long key are refused', async () => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join()}}`;
    await expectFailure(400, { body: keys(5_000) });
    await expectFailure(413, { body: keys(100_000) });
    await expectFailure(413, { body: `{"${'k'.repeat(1_000_000)}":1}` });
  });

  it('bad-input 11: poisonous keys at any depth are 400', async () => {
    for (const body of [
      '{"lang":2,"__proto__":{"x":1}}',
      '{"lang":2,"constructor":{"prototype":{"x":1}}}',
      '{"lang":2,"event_ids":[{"prototype":1}]}',
    ])
      await expectFailure(400, { body });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('bad-input 12: a key that comes twice is 400', async () => {
    await expectFailure(400, { body: '{"stake":"1","stake":"100"}' });
    await expectFailure(400, { body: '{"lang":2,"la\\u006eg":2}' });
  });

  it('bad-input 13: invalid UTF-8, a lone surrogate or NUL is 400', async () => {
    await expectFailure(400, { body: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]) });
    await expectFailure(400, { body: '{"lang":2,"x":"\\ud800"}' });
    await expectFailure(400, { body: '{"lang":2,"x":"\\u0000"}' });
  });

  it('bad-input 14: a byte order mark changes nothing, on any call', async () => {
    expect((await ask({ body: `\ufeff${BODY}` })).status).toBe(200);
    expect((await ask({ body: `\ufeff${BODY}` }, CALLS.hostSignOut.path)).status).toBe(200);
  });

  it('bad-input 15: a sender of one byte now and then is cut off within 15 s', async () => {
    const { hostname, port } = new URL(server.url);
    const drip = (start: string) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const socket = connect(Number(port), hostname, () => socket.write(start));
        const timer = setInterval(() => socket.write('x'), 1_000);
        socket.on('data', () => undefined);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(timer);
          resolve(performance.now() - began);
        });
      });
    const head = `POST ${BALANCE} HTTP/1.1\r\nHost: localhost\r\n`;
    const times = await Promise.all([
      drip(`${head}X-Slow: `),
      drip(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`),
    ]);
    for (const ms of times) expect(ms).toBeLessThan(15_000);
    await expectStillUp();
  });

  it('bad-input 16: headers over 16 KB or 200 of them are 431', async () => {
    const large = await exchange(
      server.url,
      `POST ${BALANCE} HTTP/1.1\r\nHost: localhost\r\ntoken: ${'t'.repeat(17_000)}\r\n\r\n`,
    );
    expect(large.text).toMatch(/^HTTP\/1\.1 431 /);
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-${index}`, '1']));
    await expectFailure(431, { headers: { ...JSON_HEADERS, ...many } });
  });

  it('bad-input 17: what could smuggle a second request is 400 and closes', async () => {
    const head = `POST ${BALANCE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    for (const bytes of [
      `${head}Content-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${head}X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`,
      `${head}Content-Length : 2\r\n\r\n{}`,
      `${head.replaceAll('\r\n', '\n')}\n{}`,
      `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
    ]) {
      const { text } = await exchange(server.url, bytes);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
      expect(text).toContain('"msg":"bad_request"');
    }
    await expectStillUp();
  });

  it('bad-input 18: only the two spellings of a path are known', async () => {
    expect((await ask({}, BALANCE)).status).toBe(200);
    expect((await ask({}, `${BALANCE}/`)).status).toBe(200);
    for (const path of [
      '//api//game/../user/balance',
      '/api//game/user/balance',
      '/api/game/x/../user/balance',
      '/api/game/%2e%2e/game/user/balance',
      '/api/game/user/%62alance',
      '/api/game/user/balance%00',
      '/api/game/user/balance//',
      '/API/game/user/balance',
      '/api/game/user/Balance',
      '/api/game/user/balance;x',
      '/api/game/user/%E0%A4%A',
    ])
      await expectFailure(404, {}, path);
  });

  it('bad-input 19: an unknown path of the API is a 404 envelope, never a page', async () => {
    for (const method of ['GET', 'POST', 'PUT']) {
      const answer = await send(server.url, '/api/nothing', { method, headers: { accept: 'text/html' } });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(envelopeOf(answer).msg).toBe('not_found');
    }
  });

  it('bad-input 20: a foreign origin gets 403 and no permission, a listed one is let in', async () => {
    const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'POST']) {
      const body = method === 'POST' ? BODY : '';
      const answer = await ask({ method, body, headers: { ...JSON_HEADERS, ...foreign } });
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await ask({
      method: 'OPTIONS',
      body: '',
      headers: { ...foreign, origin: 'https://host.example' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': 'https://host.example',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, token',
      },
    });
    const actual = await ask({ headers: { ...JSON_HEADERS, origin: 'https://host.example' } });
    expect(actual).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': 'https://host.example' } });
  });

  it('bad-input 21: an invented X-Forwarded-For does not make another client', async () => {
    const body = { username: 'nobody', password: 'x' };
    const codes: number[] = [];
    for (const address of ['127.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])
      codes.push((await server.call('hostSignIn', body, { 'x-forwarded-for': address })).error_code);
    expect(codes).toEqual([1104, 1104, 1104, 1203, 1203]);
  });

  it('bad-input 22: HEAD, PUT, DELETE, PATCH and TRACE are 405, CONNECT too', async () => {
    for (const method of ['HEAD', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
      expect(await send(server.url, BALANCE, { method })).toMatchObject({ status: 405 });
    const { text } = await exchange(server.url, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('S-L3 clients that abort their bodies leave no line in the log, and the server continues', async () => {
    const { hostname, port } = new URL(server.url);
    const before = server.logged.length;
    const head = `POST ${BALANCE} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`;
    const breakOff = (how: 'destroy' | 'resetAndDestroy') =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () =>
          socket.write(head, () => setTimeout(() => socket[how](), 20)),
        );
        socket.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => breakOff(index % 2 ? 'destroy' : 'resetAndDestroy')));
    await expectStillUp();
    expect(server.logged.slice(before)).toEqual([]);
  });

  it('S-L10 another host name is 421, with or without its own origin; two Host headers are 400', async () => {
    const named = (host: string, headers: object = {}) => ask({ headers: { ...JSON_HEADERS, ...headers, host } });
    for (const origin of [{}, { origin: 'http://evil.example' }]) {
      const answer = await named('evil.example', origin);
      expect([answer.status, envelopeOf(answer).msg]).toEqual([421, 'unknown_host']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await send(server.url, '/', { method: 'GET', headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await named('bets.example')).status).toBe(200);
    expect((await named('bets.example', { origin: 'https://bets.example' })).status).toBe(200);
    expect((await named('localhost:1', { origin: 'http://localhost:1' })).status).toBe(200);
    expect((await send(server.url, '/health', { method: 'GET', headers: { host: 'server-1' } })).status).toBe(200);
    const head = `POST ${BALANCE} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n`;
    const { text } = await exchange(
      server.url,
      `${head}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"lang":2}`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    const warned = server.logged.filter(({ message }) => message.startsWith('unknown Host header'));
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain('evil');
  });

  it('bad-input 29: no call accepts an unknown language', async () => {
    for (const lang of [0, 9, -1, 2.5, '2', null, 1e9, 'en-US', {}]) {
      await expectFailure(400, { body: JSON.stringify({ lang }) });
      await expectFailure(
        400,
        { body: JSON.stringify({ lang, game_type_id: 0, handicap_code: 'today', event_ids: [] }) },
        LIST,
      );
    }
    await expectFailure(400, { body: '{}' });
  });

  it('accepts no field that the call does not have', async () => {
    await expectFailure(400, { body: JSON.stringify({ lang: 2, is_admin: true }) });
  });
});
