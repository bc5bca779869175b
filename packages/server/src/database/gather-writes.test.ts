import { expect, it } from 'vitest';

import { gatherWrites } from './gather-writes';

function slowWrite() {
  const batches: (readonly number[])[] = [];
  const ends: { resolve: () => void; reject: (cause: Error) => void }[] = [];
  const write = (rows: readonly number[]): Promise<void> => {
    batches.push(rows);
    return new Promise((resolve, reject) => void ends.push({ resolve, reject }));
  };
  return { batches, ends, record: gatherWrites(write) };
}

const nextLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('a lone write does not wait for others', async () => {
  const { batches, ends, record } = slowWrite();
  const done = record(1);
  await nextLoop();
  expect(batches).toEqual([[1]]);
  ends[0]?.resolve();
  await done;
});

it('what comes while a batch is written goes out together, in its order, and each once', async () => {
  const { batches, ends, record } = slowWrite();
  const first = record(1);
  await nextLoop();
  const rest = [record(2), record(3), record(4)];
  await nextLoop();
  expect(batches).toEqual([[1]]);
  ends[0]?.resolve();
  await first;
  await nextLoop();
  expect(batches).toEqual([[1], [2, 3, 4]]);
  ends[1]?.resolve();
  await Promise.all(rest);
});

it('S21 a batch that fails fails for all of its callers and no other', async () => {
  const { batches, ends, record } = slowWrite();
  const failing = [record(1), record(2)].map((done) => done.then(String, (cause: unknown) => String(cause)));
  await nextLoop();
  const next = record(3);
  ends[0]?.reject(new Error('the disk is full'));
  expect(await Promise.all(failing)).toEqual(['Error: the disk is full', 'Error: the disk is full']);
  await nextLoop();
  ends[1]?.resolve();
  await next;
  expect(batches).toEqual([[1, 2], [3]]);
});
