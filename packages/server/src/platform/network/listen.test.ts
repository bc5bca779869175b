import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, createServer as createSocketServer } from 'node:net';

import { expect, it } from 'vitest';

import { listen } from './listen';

const CONNECTIONS = 160;

async function open() {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => responses.push(response));
  const app = {
    server,
    listen: async (options: { readonly host: string; readonly port: number }) => {
      server.listen(options);
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    },
  };
  const { url, stopAccepting } = await listen(app, { host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await stopAccepting();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { server, responses, port: Number(new URL(url).port), stopAccepting, close };
}

it.runIf(process.platform === 'linux')(
  'R27 accepts several new connections in each iteration of a busy event loop',
  async () => {
    const { server, port, close } = await open();
    let iterations = 0;
    let accepted = 0;
    const done = new Promise<void>((resolve) =>
      server.on('connection', () => {
        accepted += 1;
        if (accepted === CONNECTIONS) resolve();
      }),
    );
    const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    let isOver = false;
    const work = (): void => {
      iterations += 1;
      if (!isOver) setImmediate(work);
    };
    // The kernel has completed them before the first is accepted.
    const until = performance.now() + 100;
    while (performance.now() < until);
    setImmediate(work);
    await done;
    isOver = true;
    for (const socket of sockets) socket.destroy();
    expect(iterations).toBeLessThan(CONNECTIONS / 4);
    await close();
  },
);

it('S-L12 after it stops accepting, requests that arrived before are answered and new connections are refused', async () => {
  const { server, responses, port, stopAccepting } = await open();
  const sockets = Array.from({ length: 32 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  while (responses.length < sockets.length) await once(server, 'request');
  const closed = once(server, 'close');
  await stopAccepting();
  server.close();
  const late = Array.from({ length: 32 }, () => once(connect(port, '127.0.0.1'), 'error'));
  for (const [cause] of await Promise.all(late)) expect(cause).toMatchObject({ code: 'ECONNREFUSED' });
  const answers = sockets.map((socket) => once(socket, 'data'));
  for (const response of responses) response.end('done');
  for (const [answer] of await Promise.all(answers)) expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  await closed;
});

it('a port that another server listens on is in use, also if that one shares it', async () => {
  const first = await open();
  const second = { server: createServer(), listen: () => Promise.resolve('') };
  await expect(listen(second, { host: '127.0.0.1', port: first.port })).rejects.toThrow(
    `Port ${first.port} on 127.0.0.1 is in use`,
  );
  await first.close();
  const other = createSocketServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow('is in use');
  other.close();
});
