import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const CONNECTIONS = 150;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedHops: 1, rates: {} });
});
afterAll(() => server.close());

/** Accepted by the server. */
async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(requestFrom('192.0.2.1'));
  await once(socket, 'data');
  return socket;
}

function requestFrom(address: string, path = '/health'): string {
  const head = [`GET ${path} HTTP/1.1`, `Host: ${new URL(server.url).host}`, `X-Forwarded-For: ${address}`];
  return `${head.join('\r\n')}\r\n\r\n`;
}

it('S-H1 S-H3 R37 a request is answered after a few of the many that another address sent at the same moment', async () => {
  const crowd = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const player = await open();
  let answered = 0;
  for (const socket of crowd) socket.once('data', () => (answered += 1));
  const answer = once(player, 'data');
  for (const socket of crowd) socket.write(requestFrom('198.51.100.1'));
  player.write(requestFrom('203.0.113.9'));
  await answer;
  expect(answered).toBeLessThan(CONNECTIONS / 3);
  await expect.poll(() => answered).toBe(CONNECTIONS);
  for (const socket of [...crowd, player]) socket.destroy();
});

it('R37 pipelined requests are answered in their order', async () => {
  const socket = await open();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const paths = ['/health', '/one', '/health', '/two'];
  socket.write(paths.map((path) => requestFrom('203.0.113.9', path)).join(''));
  await expect
    .poll(() => text.match(/HTTP\/1\.1 \d+/g))
    .toEqual([200, 404, 200, 404].map((status) => `HTTP/1.1 ${status}`));
  socket.destroy();
});
