import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { yieldToEventLoop } from './yield-to-event-loop';

const busyFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('R27 callers resume in order, each in a separate iteration of the event loop', async () => {
  const begun: number[] = [];
  const loopOf: number[] = [];
  let loop = 0;
  let isOver = false;
  const countLoops = (): void => {
    loop += 1;
    if (!isOver) setImmediate(countLoops);
  };
  setImmediate(countLoops);
  const step = async (number: number): Promise<void> => {
    await yieldToEventLoop();
    begun.push(number);
    loopOf.push(loop);
  };
  const numbers = Array.from({ length: 10 }, (_, number) => number);
  await Promise.all(numbers.map(step));
  isOver = true;
  expect(begun).toEqual(numbers);
  expect(new Set(loopOf).size).toBe(numbers.length);
});

it('R27 a new connection is accepted between two steps of tasks that are due together', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  let left = 20;
  let leftWhenTaken = 0;
  server.on('connection', (socket) => {
    leftWhenTaken = left;
    socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  const steps = Array.from({ length: 20 }, async () => {
    await yieldToEventLoop();
    busyFor(5);
    left -= 1;
  });
  connect(port, '127.0.0.1').on('error', () => undefined);
  await Promise.all(steps);
  expect(leftWhenTaken).toBeGreaterThan(10);
  server.close();
});

it('S-H2 S28 a step of a placement goes before the steps of lists that wait', async () => {
  const begun: string[] = [];
  const step = async (rank: 'bet' | 'list', name: string): Promise<void> => {
    await yieldToEventLoop(rank);
    begun.push(name);
  };
  const lists = Array.from({ length: 5 }, (_, n) => step('list', `list ${n}`));
  await Promise.all([...lists, step('bet', 'bet 0'), step('bet', 'bet 1')]);
  expect(begun).toEqual(['bet 0', 'bet 1', 'list 0', 'list 1', 'list 2', 'list 3', 'list 4']);
});
