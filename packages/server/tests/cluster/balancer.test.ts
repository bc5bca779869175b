import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { freePort } from '../../../../tools/cluster/free-port';
import { hasHaproxy, startHaproxy } from './haproxy-for-tests';

const SLOW_MS = 5_000;

/** Answers calls with its name, slow ones late. */
async function startStub(name: string, port: number) {
  const state = { isReady: true };
  const server: Server = createServer((request, response) => {
    if (request.url === '/ready') response.writeHead(state.isReady ? 200 : 503).end();
    else setTimeout(() => response.end(name), request.url === '/slow' ? SLOW_MS : 0);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { state, server };
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

it.skipIf(!hasHaproxy())(
  'R17 a process that is not ready gets no new calls, and its running call is finished; a missing one is passed over',
  async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    const [port = 0, ...servers] = ports;
    const stubs = await Promise.all(servers.map((own, index) => startStub(`process ${index}`, own)));
    const balancer = await startHaproxy({ host: '127.0.0.1', port, servers });
    const url = `http://127.0.0.1:${port}`;
    const callTwentyTimes = async (): Promise<string[]> => [
      ...new Set(await Promise.all(Array.from({ length: 20 }, () => textOf(`${url}/call`)))),
    ];
    const slow = [0, 1].map(() => textOf(`${url}/slow`));
    await sleep(200);
    const [draining] = stubs;
    if (draining !== undefined) draining.state.isReady = false;
    await expect.poll(callTwentyTimes, { timeout: 20_000 }).toEqual(['process 1']);
    expect((await Promise.all(slow)).sort()).toEqual(['process 0', 'process 1']);

    draining?.server.close();
    draining?.server.closeAllConnections();
    if (draining !== undefined) draining.state.isReady = true;
    await expect.poll(callTwentyTimes, { timeout: 20_000 }).toEqual(['process 1']);
    await balancer.stop();
    for (const { server } of stubs) {
      server.closeAllConnections();
      server.close();
    }
  },
);

/** '' if refused. */
function firstLine(port: number, localAddress: string, path = '/call'): Promise<{ line: string; socket: Socket }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk: Buffer) => resolve({ line: chunk.toString().split('\r\n')[0] ?? '', socket }));
    socket.once('close', () => resolve({ line: '', socket }));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  });
}

it.skipIf(!hasHaproxy())(
  'S-H1 S-L2 the balancer bounds the connections of one address, and shows the state of a process under no spelling',
  async () => {
    const [port, own] = [await freePort(), await freePort()];
    const { server } = await startStub('process 0', own);
    const limit = 12;
    const balancer = await startHaproxy({ host: '127.0.0.1', port, servers: [own], connectionsPerAddress: limit });
    await expect.poll(async () => (await firstLine(port, '127.0.0.9')).line).toBe('HTTP/1.1 200 OK');
    const held = await Promise.all(Array.from({ length: limit }, () => firstLine(port, '127.0.0.2')));
    expect(held.map(({ line }) => line)).toEqual(Array.from({ length: limit }, () => 'HTTP/1.1 200 OK'));
    expect((await firstLine(port, '127.0.0.2')).line).toBe('');
    expect((await firstLine(port, '127.0.0.3')).line).toBe('HTTP/1.1 200 OK');
    for (const { socket } of held) socket.destroy();
    await expect.poll(async () => (await firstLine(port, '127.0.0.2')).line).toBe('HTTP/1.1 200 OK');
    for (const path of ['/ready', '/%72eady', '/health', '/%68ealth', '/metrics', '/metric%73', '/ready?x'])
      expect([path, (await firstLine(port, '127.0.0.4', path)).line]).toEqual([path, 'HTTP/1.1 404 Not Found']);
    await balancer.stop();
    server.closeAllConnections();
    server.close();
  },
);
