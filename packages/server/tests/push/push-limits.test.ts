import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';

import { PushClient } from '@clutchline/test-support/server/push-client';
import { inMatch, oddsOf } from '@clutchline/test-support/server/push-changes';
import { exchange } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { samplesOf } from '@clutchline/test-support/server/metrics-text';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    allowOrigins: ['https://host.example'],
    limits: { connectionsPerAccount: 2, connectionsPerAddress: 12, lagMs: 700 },
  });
  const games = Array.from({ length: 510 }, (_, index) => index + 1);
  server.hub.restart(games.map((gameId) => ({ gameId, changes: [inMatch(oddsOf(gameId, '1.500', 1))] })));
});
afterAll(() => server.close());

function refusal(headers: Record<string, string>, path = '/push'): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
}

/** Close 1002. */
const PROTOCOL_ERROR = '\x88\x02\x03\xea';

/** After a successful upgrade. */
async function afterUpgrade(bytes: string): Promise<string> {
  const upgrade = `GET /push HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  return (await exchange(server.url, `${upgrade}${bytes}`)).text;
}

describe('limits of the push socket', () => {
  it('bad-input 108: a foreign origin is refused with 403, the own and listed ones are not', async () => {
    expect(await refusal({ origin: 'https://evil.example' })).toBe(403);
    expect(await refusal({ origin: 'null' })).toBe(403);
    expect(await refusal({}, '/push/other')).toBe(404);
    for (const origin of ['https://host.example', server.url]) {
      const client = await PushClient.connect(server.url, { origin });
      client.close();
      await client.closed;
    }
  });

  it('S-L10 another host name is refused with 421, although it is the origin too', async () => {
    expect(await refusal({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await refusal({ host: 'evil.example' })).toBe(421);
  });

  it('S-H1 a client that is refused and leaves its side open is closed', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const ended = new Promise<void>((resolve) => {
      // Fails if closed, not if half-open.
      const timer = setInterval(() => socket.write('x'), 200);
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          clearInterval(timer);
          resolve();
        });
    });
    socket
      .resume()
      .write('GET /other HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    await ended;
  });

  it('bad-input 110: 500 topics a connection, then a refusal, then the end', async () => {
    const client = await PushClient.connect(server.url);
    for (let game = 1; game <= 502; game += 1) client.send({ type: 'subscribe', topic: `match:${game}`, cursor: null });
    expect(await client.next('error')).toMatchObject({ reason: 'too-many-topics', topic: 'match:501' });
    expect(await client.closed).toBe(1008);
    expect(client.received.filter(({ type }) => type === 'snapshot')).toHaveLength(500);
  });

  it('bad-input 110: unknown topics get an error and do not end the connection at once', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'match:999999', cursor: null });
    expect(await client.next('error')).toMatchObject({ reason: 'unknown-topic', topic: 'match:999999' });
    client.socket.send(JSON.stringify({ type: 'subscribe', topic: 'x'.repeat(65), cursor: null }));
    expect(await client.next('error')).toMatchObject({ reason: 'bad-message', topic: null });
    client.send({ type: 'subscribe', topic: 'match:1', cursor: null });
    await client.next('snapshot');
    client.close();
  });

  it('PUSH-5 bad-input 110: topics of a newer client get an error each, and its known ones go on', async () => {
    const client = await PushClient.connect(server.url);
    client.send({ type: 'subscribe', topic: 'match:1', cursor: null });
    await client.next('snapshot');
    for (const topic of ['score:1', 'weather', 'match:0', 'match:1x']) {
      client.send({ type: 'subscribe', topic, cursor: null });
      expect(await client.next('error')).toEqual({ type: 'error', reason: 'unknown-topic', topic });
      client.send({ type: 'unsubscribe', topic });
    }
    server.hub.publishMatch(1, [inMatch(oddsOf(1, '1.600', 2))]);
    expect(await client.next('delta')).toMatchObject({ topic: 'match:1' });
    client.close();
  });

  it('bad-input 111: too many messages close with 1008, too large ones with 1009, unmasked ones with 1002', async () => {
    const fast = await PushClient.connect(server.url);
    for (let sent = 0; sent < 1_000; sent += 1) fast.send({ type: 'unsubscribe', topic: 'list' });
    expect(await fast.closed).toBe(1008);
    const pinging = await PushClient.connect(server.url);
    for (let sent = 0; sent < 1_000; sent += 1) pinging.socket.ping();
    expect([1006, 1008]).toContain(await pinging.closed);
    const large = await PushClient.connect(server.url);
    large.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await large.closed).toBe(1009);
    const fragmented = await PushClient.connect(server.url);
    for (let sent = 0; sent < 1_000; sent += 1) fragmented.socket.send('x', { fin: false });
    expect([1006, 1008]).toContain(await fragmented.closed);
    expect(await afterUpgrade('\x81\x02{}')).toContain(PROTOCOL_ERROR);
  });

  it('bad-input 112: compression is never agreed on, and a compressed frame ends the connection unread', async () => {
    const client = await PushClient.connect(server.url);
    expect(client.socket.extensions).toBe('');
    client.close();
    expect(await afterUpgrade('\xc1\x82\0\0\0\0{}')).toContain(PROTOCOL_ERROR);
  });

  it('bad-input 113: connections are capped for each account and each address', async () => {
    const token = await server.signIn();
    const signedIn = async () => {
      const client = await PushClient.connect(server.url);
      const { data } = await server.call('getPushTicket', {}, { token });
      if (typeof data !== 'object' || data === null || !('ticket' in data)) throw new Error('no ticket');
      client.send({ type: 'auth', ticket: String(data.ticket) });
      return client;
    };
    const [first, second] = [await signedIn(), await signedIn()];
    // In any order.
    await Promise.all([first, second].map((client) => client.next('auth-ok')));
    const third = await signedIn();
    expect(await third.closed).toBe(1008);
    first.close();
    await first.closed;
    const fourth = await signedIn();
    await fourth.next('auth-ok');
    [second, fourth].forEach((client) => client.close());
    await Promise.all([second.closed, fourth.closed]);

    const many: PushClient[] = [];
    for (let count = 0; count < 12; count += 1) many.push(await PushClient.connect(server.url));
    expect(await refusal({})).toBe(429);
    many.forEach((client) => client.close());
    await Promise.all(many.map(({ closed }) => closed));
    const after = await PushClient.connect(server.url);
    after.close();
  });

  it('PUSH-5 a subscriber that stops reading is closed and costs the others nothing', async () => {
    const stuck = await PushClient.connect(server.url);
    const reader = await PushClient.connect(server.url);
    for (const client of [stuck, reader]) {
      client.send({ type: 'subscribe', topic: 'match:1', cursor: null });
      await client.next('snapshot');
    }
    stuck.socket.pause();
    let version = 2;
    const feed = setInterval(() => {
      for (let point = 0; point < 4_000; point += 1)
        server.hub.publishMatch(1, [inMatch(oddsOf(10_000 + point, '1.500', version))]);
      version += 1;
    }, 60);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    clearInterval(feed);
    stuck.socket.resume();
    expect([4008, 1006]).toContain(await stuck.closed);
    const dropped = async () =>
      (await samplesOf(server.hub.counts)).get('clutchline_push_connections_ended_total{end="too_slow"}');
    await expect.poll(dropped).toBe(1);
    const deltas = reader.received.flatMap((message) => (message.type === 'delta' ? [message] : []));
    expect(deltas.length).toBeGreaterThan(20);
    deltas.slice(1).forEach(({ prev }, index) => expect(prev).toBe(deltas[index]?.seq));
    reader.close();
  });
});
