import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { expect, it } from 'vitest';

import { FairRequestQueue } from './fair-request-queue';

const iteration = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const responseOn = (socket: Socket): ServerResponse => new ServerResponse(new IncomingMessage(socket));

/** A comma separates iterations. */
async function handledIn(iterations: number, handled: string[]): Promise<string[]> {
  const each = [];
  for (let count = 0; count < iterations; count += 1) {
    await iteration();
    each.push(handled.splice(0).join(' '));
  }
  return each;
}

it('S-H1 S-H3 R37 each iteration of the event loop handles one request of every client, however many one client sends', async () => {
  const requests = new FairRequestQueue();
  const handled: string[] = [];
  const queue = (client: string, name: string) =>
    requests.queue(client, responseOn(new Socket()), () => handled.push(name));
  for (let count = 0; count < 300; count += 1) queue('attacker', 'attack');
  queue('player', 'bet');
  queue('other player', 'list');
  expect(handled).toEqual([]);
  expect(await handledIn(4, handled)).toEqual(['', 'attack bet list', 'attack', 'attack']);
  queue('player', 'bet');
  expect(await handledIn(3, handled)).toEqual(['attack', 'attack bet', 'attack']);
  expect(await handledIn(300, handled)).toEqual([...Array<string>(294).fill('attack'), ...Array<string>(6).fill('')]);
  queue('player', 'bet');
  expect(await handledIn(3, handled)).toEqual(['', 'bet', '']);
});

it('R27 what a request does at once, also in callbacks, ends before the next of the same iteration is handled', async () => {
  const requests = new FairRequestQueue();
  const handled: string[] = [];
  for (const name of ['a', 'b', 'c'])
    requests.queue(`client ${name}`, responseOn(new Socket()), () => {
      handled.push(`checks ${name}`);
      process.nextTick(() => void Promise.resolve().then(() => process.nextTick(() => handled.push(`enters ${name}`))));
    });
  expect(await handledIn(2, handled)).toEqual(['', 'checks a enters a checks b enters b checks c enters c']);
});

it('S-H1 R37 a pipelined request is handled once the one before it is answered, with its connection open', async () => {
  const requests = new FairRequestQueue();
  const handled: string[] = [];
  const socket = new Socket();
  const responses = [1, 2, 3].map((number) => {
    const response = responseOn(socket);
    requests.queue('client', response, () => handled.push(String(number)));
    return response;
  });
  requests.queue('client', responseOn(new Socket()), () => handled.push('other'));
  expect(await handledIn(4, handled)).toEqual(['', '1', 'other', '']);
  responses[0]?.emit('close');
  expect(await handledIn(3, handled)).toEqual(['', '2', '']);
  responses[1]?.emit('close');
  socket.destroy();
  expect(await handledIn(3, handled)).toEqual(['', '', '']);
});
