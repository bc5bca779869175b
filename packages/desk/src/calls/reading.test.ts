import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeDesk } from '../../testing/fake-desk';
import { DeskCalls } from './desk-calls';
import { Reading } from './reading';
import { createSendCall } from './send-call';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EVERY_MS = 1_000;

function start() {
  const fake = new FakeDesk();
  const send = createSendCall({ fetch: fake.fetch, takeActivity: () => true, onServerTime: () => undefined });
  const calls = new DeskCalls({ send, stepUp: () => Promise.resolve(false), onSignedOut: () => undefined });
  const reading = new Reading(calls, 'locks', '{}', EVERY_MS);
  return { reading, asked: () => fake.bodiesOf('locks').length };
}

it('DESK-16 asks again while it has a subscriber', async () => {
  const { reading, asked } = start();
  const stop = reading.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS + 1);
  expect(asked()).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(asked()).toBe(3);
});

it('DESK-4 DESK-16 asked once more after its screen was left, it does not go on asking', async () => {
  const { reading, asked } = start();
  await reading.again();
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(asked()).toBe(1);
});
