import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { OutcomeUnknown } from '../errors';
import { answerInTime } from './answer-in-time';
import type { Outcome } from '../calls';

const logged: string[] = [];
const write = (_fields: unknown, message: string): void => void logged.push(message);
const LOG = { info: write, warn: write, error: write };
const LATE: Outcome<number> = { kind: 'refused', refusal: 'still_deciding' };

it('BET-8 a decision in time is the answer', async () => {
  await expect(answerInTime(LOG, () => Promise.resolve({ kind: 'ok', data: 7 }))).resolves.toEqual({
    kind: 'ok',
    data: 7,
  });
});

it('BET-8 a request not decided in time is still deciding, and continues', async () => {
  let isDone = false;
  const work = async (): Promise<Outcome<number>> => {
    await sleep(60);
    isDone = true;
    return { kind: 'ok', data: 7 };
  };
  const began = performance.now();
  await expect(answerInTime(LOG, work, {}, 20)).resolves.toEqual(LATE);
  expect(performance.now() - began).toBeLessThan(50);
  expect(isDone).toBe(false);
  await sleep(80);
  expect(isDone).toBe(true);
});

it('S-M1 the deadline counts from the arrival of the request, not from the beginning of the work', async () => {
  const began = performance.now();
  const work = async (): Promise<Outcome<number>> => {
    await sleep(500);
    return { kind: 'ok', data: 7 };
  };
  await expect(answerInTime(LOG, work, { waitedMs: 4_490 })).resolves.toEqual(LATE);
  expect(performance.now() - began).toBeLessThan(400);
});

it('R20 a lost connection is still deciding, never a failure', async () => {
  const work = (): Promise<Outcome<number>> => Promise.reject(new OutcomeUnknown('ECONNRESET'));
  await expect(answerInTime(LOG, work)).resolves.toEqual(LATE);
});

it('R20 what is known to have failed has failed', async () => {
  const failed = new Error('disk full');
  await expect(answerInTime(LOG, () => Promise.reject(failed))).rejects.toBe(failed);
});

it('BET-8 a failure after the answer is logged and has no other effect', async () => {
  logged.length = 0;
  const work = async (): Promise<Outcome<number>> => {
    await sleep(30);
    throw new Error('disk full');
  };
  await expect(answerInTime(LOG, work, {}, 10)).resolves.toEqual(LATE);
  await sleep(50);
  expect(logged).toEqual(['placement failed after still_deciding was answered']);
});
