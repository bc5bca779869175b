import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { startLater } from './start-later';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ERR-6 a source whose code did not load is loaded again, and the host is notified once', async () => {
  const { app, events } = createTestApp();
  const stopSource = vi.fn();
  const start = vi.fn(() => stopSource);
  const load = vi
    .fn(() => Promise.resolve(start))
    .mockRejectedValueOnce(new TypeError())
    .mockRejectedValueOnce(new TypeError());
  const stop = startLater(app, load);
  await vi.advanceTimersByTimeAsync(0);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(start).toHaveBeenCalledOnce();
  expect(events).toEqual([{ name: 'error', event: { kind: 'network', message: 'unreachable' } }]);
  stop();
  expect(stopSource).toHaveBeenCalledOnce();
});

it('ERR-6 nothing is loaded or started for an app that is gone', async () => {
  const { app } = createTestApp();
  const start = vi.fn(() => () => undefined);
  const load = vi.fn(() => Promise.resolve(start)).mockRejectedValueOnce(new TypeError());
  const stop = startLater(app, load);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  startLater(app, load)();
  await vi.advanceTimersByTimeAsync(0);
  expect(start).not.toHaveBeenCalled();
});
