import { expect, it } from 'vitest';

import { retryConflicts } from './retry-conflicts';

const failing = (times: number, code: string) => {
  let calls = 0;
  const work = (): Promise<number> => {
    calls += 1;
    return calls <= times ? Promise.reject(Object.assign(new Error('conflict'), { code })) : Promise.resolve(calls);
  };
  return { work, calls: () => calls };
};

it.each(['40001', '40P01'])('R22 runs the work again after %s', async (code) => {
  await expect(retryConflicts(failing(4, code).work)).resolves.toBe(5);
});

it('R22 gives up after five attempts', async () => {
  const { work, calls } = failing(5, '40001');
  await expect(retryConflicts(work)).rejects.toThrow('conflict');
  expect(calls()).toBe(5);
});

it('R22 does not repeat what will fail again', async () => {
  const { work, calls } = failing(5, '23505');
  await expect(retryConflicts(work)).rejects.toThrow('conflict');
  expect(calls()).toBe(1);
});
