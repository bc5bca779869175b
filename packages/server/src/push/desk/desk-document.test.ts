import { READ_KEY } from '@clutchline/contract/desk';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { LiveTable } from '../../desk';
import { PushCounts } from '../push-counts';
import { DeskDocument } from './desk-document';

let reads = 0;
let table: LiveTable = new Map();
let readMs = 0;
let fails = false;
const failures: unknown[] = [];
const stopping: AbortController[] = [];
beforeEach(() => {
  [reads, table, readMs, fails] = [0, new Map([['a', { n: 1 }]]), 0, false];
  failures.length = 0;
});
afterEach(() => stopping.splice(0).forEach((each) => each.abort()));

function open(everyMs = 20, longestPauseMs?: number): DeskDocument {
  const document = new DeskDocument({
    topic: 'overview',
    epoch: 'epoch-of-a-test',
    source: {
      everyMs,
      ...(longestPauseMs !== undefined && { longestPauseMs }),
      read: async () => {
        reads += 1;
        if (readMs > 0) await sleep(readMs);
        if (fails) throw new Error('no database');
        return table;
      },
    },
    wallClock: { now: () => reads },
    counts: new PushCounts(),
    onFailure: (error) => failures.push(error),
  });
  const stop = new AbortController();
  stopping.push(stop);
  void document.follow(stop.signal);
  return document;
}

function watch(document: DeskDocument): unknown[] {
  const received: unknown[] = [];
  document.stream.listeners.add({ deliver: (_, text) => received.push(JSON.parse(text)) });
  return received;
}

it('DESK-16 twenty desks read a topic once, and without a subscriber it is not read', async () => {
  const document = open();
  await sleep(100);
  expect(reads).toBe(0);
  const all = Array.from({ length: 20 }, () => watch(document));
  await expect.poll(() => Math.min(...all.map(({ length }) => length))).toBeGreaterThan(3);
  for (const received of all) expect(received.length).toBe(all[0]?.length);
  expect(reads).toBeLessThanOrEqual((all[0]?.length ?? 0) + 1);
});

it('DESK-16 a reading that takes long is made for a tenth of the time', async () => {
  readMs = 30;
  const document = open(1);
  watch(document);
  const began = performance.now();
  await expect.poll(() => reads, { timeout: 10_000 }).toBe(3);
  // Two pauses of ten readings each.
  expect(performance.now() - began).toBeGreaterThan(600);
});

it('DESK-12 DESK-16 a topic by which people decide within seconds is read again soon, however long a reading takes', async () => {
  readMs = 100;
  const document = open(1, 50);
  const received = watch(document);
  await expect.poll(() => reads, { timeout: 10_000 }).toBe(3);
  const read = { key: READ_KEY, value: { at: 2, next_ms: 50 } };
  expect(received.at(-1)).toHaveProperty('changes', [read]);
});

it('DESK-16 sends what differs, what is gone, and when it was read', async () => {
  const document = open();
  await document.refresh();
  const received = watch(document);
  table = new Map<string, unknown>([
    ['b', 2],
    ['c', { n: 3 }],
  ]);
  await document.refresh();
  const first = { type: 'delta', prev: 1, seq: 2 };
  expect(received[0]).toMatchObject(first);
  expect(received[0]).toHaveProperty('changes', [
    { key: 'a', value: null },
    { key: 'b', value: 2 },
    { key: 'c', value: { n: 3 } },
    { key: READ_KEY, value: { at: 2, next_ms: expect.any(Number) } },
  ]);
  await document.refresh();
  expect(received.at(-1)).toHaveProperty('changes', [
    { key: READ_KEY, value: { at: reads, next_ms: expect.any(Number) } },
  ]);
});

it('DESK-16 a failed reading leaves what was shown, is reported once, and is tried again', async () => {
  const document = open();
  await document.refresh();
  const received = watch(document);
  fails = true;
  await document.refresh();
  await document.refresh();
  expect(failures).toHaveLength(1);
  expect(received.filter((message) => JSON.stringify(message).includes('"a"'))).toEqual([]);
  fails = false;
  await document.refresh();
  expect(received.at(-1)).toHaveProperty('changes', [
    { key: READ_KEY, value: { at: reads, next_ms: expect.any(Number) } },
  ]);
});
