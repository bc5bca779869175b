import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { gatherBatches, gatherReads } from './gather-batches';

type Outcomes = readonly (string | Promise<string>)[];

interface Running {
  readonly items: readonly number[];
  readonly resolve: (outcomes: Outcomes, until?: Promise<void>) => void;
  readonly reject: (cause: Error) => void;
}

function slowRun(limits: Partial<Parameters<typeof gatherBatches>[1]> = {}) {
  const runs: Running[] = [];
  const run = (items: readonly number[]) =>
    new Promise<{ outcomes: Outcomes; until: Promise<void> | null }>((resolve, reject) => {
      runs.push({ items, resolve: (outcomes, until) => resolve({ outcomes, until: until ?? null }), reject });
    });
  const add = gatherBatches(run, { most: 3, atOnce: 1, slowMs: null, joined: null, ...limits });
  const batches = (): (readonly number[])[] => runs.map(({ items }) => items);
  return { runs, batches, add };
}

const nextLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const textOf = (outcome: Promise<string>): Promise<string> => outcome.catch((cause: unknown) => String(cause));

it('P5 a lone item begins at once', async () => {
  const { runs, batches, add } = slowRun();
  const outcome = add(1);
  await Promise.resolve();
  expect(batches()).toEqual([[1]]);
  runs[0]?.resolve(['one']);
  expect(await outcome).toBe('one');
});

it('P5 who joins before a batch begins shares it, also the first one', async () => {
  const { batches, add } = slowRun({ joined: nextLoop });
  void add(1);
  await Promise.resolve();
  void add(2);
  expect(batches()).toEqual([]);
  await nextLoop();
  await nextLoop();
  expect(batches()).toEqual([[1, 2]]);
});

it('P5 what arrives during a batch shares the next ones, in its order and up to their size', async () => {
  const { runs, batches, add } = slowRun();
  const outcomes = [add(1)];
  await nextLoop();
  outcomes.push(...[2, 3, 4, 5].map(add));
  await nextLoop();
  expect(batches()).toEqual([[1]]);
  runs[0]?.resolve(['1']);
  await nextLoop();
  runs[1]?.resolve(['2', '3', '4']);
  await nextLoop();
  runs[2]?.resolve(['5']);
  expect(batches()).toEqual([[1], [2, 3, 4], [5]]);
  expect(await Promise.all(outcomes)).toEqual(['1', '2', '3', '4', '5']);
});

it('P5 runs as many batches at once as allowed', async () => {
  const { batches, add } = slowRun({ atOnce: 2 });
  for (const item of [1, 2, 3]) {
    void add(item);
    await nextLoop();
  }
  expect(batches()).toEqual([[1], [2]]);
});

it('P5 R35 nothing waits for a batch that takes long', async () => {
  const { runs, batches, add } = slowRun({ slowMs: 5 });
  const slow = add(1);
  await nextLoop();
  const next = add(2);
  await sleep(30);
  expect(batches()).toEqual([[1], [2]]);
  runs[1]?.resolve(['two']);
  expect(await next).toBe('two');
  runs[0]?.resolve(['one']);
  expect(await slow).toBe('one');
});

it('P5 each item has its own outcome: one that goes on without its batch delays no other', async () => {
  const { runs, batches, add } = slowRun();
  const outcomes = [add(1), add(2)].map(textOf);
  await nextLoop();
  const next = add(3);
  runs[0]?.resolve([new Promise((_, reject) => setTimeout(() => reject(new Error('alone')), 5)), 'two']);
  expect(await outcomes[1]).toBe('two');
  await nextLoop();
  expect(batches()).toEqual([[1, 2], [3]]);
  runs[1]?.resolve(['three']);
  expect(await next).toBe('three');
  expect(await outcomes[0]).toBe('Error: alone');
});

it('P5 a batch that is counted for longer answers at once; what arrives until it ends shares the next one', async () => {
  const { runs, batches, add } = slowRun();
  const outcome = add(1);
  await nextLoop();
  let end: () => void = () => undefined;
  runs[0]?.resolve(['one'], new Promise((resolve) => (end = resolve)));
  expect(await outcome).toBe('one');
  void add(2);
  await nextLoop();
  void add(3);
  await nextLoop();
  expect(batches()).toEqual([[1]]);
  end();
  await nextLoop();
  expect(batches()).toEqual([[1], [2, 3]]);
});

it('P5 a batch that fails fails for its items alone, as does one without an outcome', async () => {
  const { runs, add } = slowRun();
  const failing = [add(1), add(2)].map(textOf);
  await nextLoop();
  const short = [add(3), add(4)].map(textOf);
  runs[0]?.reject(new Error('the disk is full'));
  expect(await Promise.all(failing)).toEqual(['Error: the disk is full', 'Error: the disk is full']);
  await nextLoop();
  runs[1]?.resolve(['three']);
  expect(await Promise.all(short)).toEqual(['three', 'Error: A batch returned too few outcomes.']);
});

it('P5 reads that begin simultaneously share a statement, and each caller gets the row of its key', async () => {
  const read = vi.fn((keys: readonly number[]) => Promise.resolve(keys.map((key) => key * 10)));
  const find = gatherReads(read);
  expect(await Promise.all([3, 1, 2].map(find))).toEqual([30, 10, 20]);
  expect(read.mock.calls).toEqual([[[3, 1, 2]]]);
  await expect(gatherReads(() => Promise.reject<number[]>(new Error('down')))(1)).rejects.toThrow('down');
});
