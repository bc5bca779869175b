import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { withKeyedMutex } from './keyed-mutex';

it('runs tasks of one key one after the other, however long each lasts', async () => {
  const owner = {};
  const done: number[] = [];
  const work = (number: number, ms: number) => async () => {
    await sleep(ms);
    done.push(number);
  };
  await Promise.all([
    withKeyedMutex(owner, 1, work(1, 30)),
    withKeyedMutex(owner, 1, work(2, 1)),
    withKeyedMutex(owner, 2, work(3, 10)),
  ]);
  expect(done).toEqual([3, 1, 2]);
});

it('a work that fails fails alone', async () => {
  const owner = {};
  const failed = withKeyedMutex(owner, 1, () => Promise.reject(new Error('no')));
  const next = withKeyedMutex(owner, 1, () => Promise.resolve());
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBeUndefined();
});
