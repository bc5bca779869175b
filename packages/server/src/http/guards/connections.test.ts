import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';
import { samplesOf } from '@clutchline/test-support/server/metrics-text';

import { type ConnectionLimits, Connections, type ConnectionRefusal } from './connections';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

interface Running {
  readonly connections: Connections;
  readonly server: Server;
  readonly responses: ServerResponse[];
  readonly open: (from?: string) => Socket;
}

async function start(
  limits: Partial<ConnectionLimits> = {},
  { handle = () => undefined, clock = () => performance.now() }: Options = {},
): Promise<Running> {
  const connections = new Connections(limits, clock);
  const responses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (!connections.admit(request, response)) return;
    responses.push(response);
    handle(response);
  });
  connections.follow(server);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const open = (from = '127.0.0.1'): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => undefined);
    closers.push(() => socket.destroy());
    return socket;
  };
  return { connections, server, responses, open };
}

interface Options {
  readonly handle?: (response: ServerResponse) => void;
  readonly clock?: () => number;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  await closed(socket);
  return text;
}

const refusedBy = async (limit: ConnectionRefusal, connections: Connections): Promise<number | undefined> =>
  (await samplesOf(connections)).get(`clutchline_http_connections_refused_total{limit="${limit}"}`);

describe('bounds of connections', () => {
  it('S-H1 an address that connects again and again is refused beyond its rate, other addresses are served', async () => {
    const { connections, open } = await start({ arrivals: { burst: 20, perSecond: 0.001 } });
    for (let round = 0; round < 30; round += 1) {
      const socket = open();
      await once(socket, 'connect');
      socket.destroy();
    }
    await expect.poll(() => refusedBy('address', connections)).toBe(10);
    const other = open('127.0.0.2');
    other.write(GET);
    await expect.poll(() => connections.unanswered).toBe(1);
    expect(await refusedBy('address', connections)).toBe(10);
  });

  it('S-H1 R37 an address opens a hundred connections at once, and as many more as time passes', async () => {
    const time = { now: 0 };
    const { connections, open } = await start({}, { clock: () => time.now });
    for (let count = 0; count < 120; count += 1) await once(open(), 'connect');
    await expect.poll(async () => [connections.size, await refusedBy('address', connections)]).toEqual([100, 20]);
    time.now = 1_000;
    for (let count = 0; count < 60; count += 1) await once(open(), 'connect');
    await expect.poll(async () => [connections.size, await refusedBy('address', connections)]).toEqual([150, 30]);
  });

  it('S-H1 a closed connection ends every response of it, queued ones too, each once', async () => {
    const { connections, responses, open } = await start();
    const socket = open();
    socket.write(GET.repeat(4));
    await expect.poll(() => connections.unanswered).toBe(4);
    const ends = responses.map((response) => {
      const count = { events: 0 };
      response.on('close', () => (count.events += 1));
      return count;
    });
    socket.destroy();
    await expect.poll(() => connections.unanswered).toBe(0);
    await expect.poll(() => connections.size).toBe(0);
    expect(ends.map(({ events }) => events)).toEqual([1, 1, 1, 1]);
    expect(responses.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('S-H1 a connection with more than four unanswered requests is closed, and the rest is not handled', async () => {
    const { connections, responses, open } = await start();
    const socket = open();
    socket.write(GET.repeat(40));
    await closed(socket);
    expect(responses).toHaveLength(4);
    expect(await refusedBy('pipelined', connections)).toBe(1);
    await expect.poll(() => connections.unanswered).toBe(0);
  });

  it('answers any number of requests of a connection one after the other, and four at once', async () => {
    const { connections, open } = await start({}, { handle: (response) => response.end('ok') });
    const socket = open();
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    for (let round = 1; round <= 5; round += 1) {
      socket.write(GET.repeat(4));
      await expect.poll(() => text.match(/HTTP\/1\.1 200/g)).toHaveLength(4 * round);
    }
    expect(connections.unanswered).toBe(0);
    expect(socket.destroyed).toBe(false);
  });

  it('S-H1 idle connections of one address use up its share alone, and give it back', async () => {
    const { connections, responses, open } = await start({ perAddress: 12 }, { handle: (response) => response.end() });
    const idle = Array.from({ length: 12 }, () => open());
    await expect.poll(() => connections.size).toBe(12);
    const refused = open();
    refused.write(GET);
    await closed(refused);
    expect([responses.length, await refusedBy('address', connections)]).toEqual([0, 1]);
    const other = open('127.0.0.2');
    other.write(GET);
    await expect.poll(() => responses.length).toBe(1);
    idle[0]?.destroy();
    await expect.poll(() => connections.size).toBe(12);
    open().write(GET);
    await expect.poll(() => responses.length).toBe(2);
  });

  it('S-H1 behind a proxy the address of the connection is not limited', async () => {
    const { connections, open } = await start({ perAddress: null });
    for (let count = 0; count < 600; count += 1) open();
    await expect.poll(() => connections.size, { timeout: 10_000 }).toBe(600);
  });

  it('S-H1 a client that asks for more and leaves more than 1 MiB unread is closed', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024);
    const { connections, open } = await start({}, { handle: (response) => response.end(large) });
    const socket = open();
    socket.pause();
    socket.write(GET);
    await expect.poll(() => connections.unanswered).toBe(1);
    expect(await refusedBy('unread', connections)).toBe(0);
    socket.write(GET);
    await expect.poll(() => refusedBy('unread', connections)).toBe(1);
    await expect.poll(() => connections.unanswered).toBe(0);
  });

  it('S-H1 an answer that is not read at all, or too slowly, ends with its connection', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024);
    const time = { now: 0 };
    const stalled = await start({ stalledMs: 300 }, { handle: (response) => response.end(large) });
    const slow = await start({}, { handle: (response) => response.end(large), clock: () => time.now });
    for (const { open, responses } of [stalled, slow]) {
      const socket = open();
      socket.pause();
      socket.write(GET);
      await expect.poll(() => responses.length).toBe(1);
    }
    await expect.poll(() => stalled.connections.size, { timeout: 5_000 }).toBe(0);
    expect(slow.connections.unanswered).toBe(1);
    time.now = 121_000;
    await expect.poll(() => refusedBy('slow', slow.connections), { timeout: 5_000 }).toBe(1);
    await expect.poll(() => slow.connections.unanswered).toBe(0);
  });
});

describe('the end of connections', () => {
  it('S-L12 what was read is answered before the connection ends, pipelined requests too', async () => {
    const { connections, responses, open } = await start();
    const socket = open();
    const text = readAll(socket);
    socket.write(GET.repeat(3));
    await expect.poll(() => responses.length).toBe(3);
    const ending = connections.end(5_000);
    for (const [index, response] of responses.entries()) response.end(`answer ${index}`);
    await ending;
    expect((await text).match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2']);
    expect((await text).match(/connection: close/gi)).toHaveLength(1);
  });

  it('S-L12 without keep-alive new connections are served, a late request of an open one too; then none are accepted', async () => {
    const { connections, responses, open } = await start();
    const [early, idle] = [open(), open()];
    const [earlyText, idleText] = [readAll(early), readAll(idle)];
    early.write(GET);
    await expect.poll(() => connections.size).toBe(2);
    await expect.poll(() => responses.length).toBe(1);
    connections.stopKeepAlive();
    early.write(GET);
    idle.write(GET);
    const late = open();
    const lateText = readAll(late);
    late.write(GET);
    await expect.poll(() => responses.length).toBe(4);
    for (const response of responses) response.end('answer');
    for (const [text, answers] of [
      [await earlyText, 2],
      [await idleText, 1],
      [await lateText, 1],
    ] as const) {
      expect(text.match(/answer/g)).toHaveLength(answers);
      expect(text.match(/connection: close/gi)).toHaveLength(1);
    }
    await connections.end(5_000);
    const refused = open();
    await closed(refused);
    expect(refused.bytesRead).toBe(0);
  });

  it('S-L12 an answer that never comes holds the end up for the limit alone', async () => {
    const { connections, responses, open } = await start();
    const socket = open();
    socket.write(GET);
    await expect.poll(() => responses.length).toBe(1);
    const began = performance.now();
    await connections.end(200);
    expect(performance.now() - began).toBeGreaterThan(150);
    await closed(socket);
  });
});
