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

it('a work that fails fails alone and gives its slot back', async () => {
  const owner = {};
  const fail = () => Promise.reject(new Error('no'));
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => inSlot(owner, fail)));
  expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect(await inSlot(owner, () => Promise.resolve(1))).toBe(1);
});

it('R27 works that stand still hold up another owner not at all, and their own for a second', async () => {
  const owner = {};
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const still = Array.from({ length: 5 }, () => inSlot(owner, () => gate));
  const began = performance.now();
  const waited = (): Promise<number> => Promise.resolve(performance.now() - began);
  expect(await inSlot({}, waited)).toBeLessThan(500);
  expect(await inSlot(owner, waited)).toBeGreaterThan(900);
  letGo();
  await Promise.all(still);
  const later = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => inSlot(owner, waited)));
  expect(performance.now() - later).toBeLessThan(500);
});
