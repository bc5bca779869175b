import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { inSlot } from './in-slot';

it('R27 runs five works together and the others in the order they came', async () => {
  const owner = {};
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await sleep(number % 3);
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => inSlot(owner, work(number))))).toEqual(numbers);
  expect([begun, most]).toEqual([numbers, 5]);
});

it('a work that fails fails alone and gives its slot back; another owner does not wait', async () => {
  const owner = {};
  const fail = () => Promise.reject(new Error('no'));
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => inSlot(owner, fail)));
  expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  const never = Array.from({ length: 5 }, () => inSlot(owner, () => new Promise(() => undefined)));
  expect(await Promise.race([inSlot({}, () => Promise.resolve(1)), ...never])).toBe(1);
  expect(await Promise.race([inSlot(owner, () => Promise.resolve(1)), sleep(20).then(() => 'waits')])).toBe('waits');
});
