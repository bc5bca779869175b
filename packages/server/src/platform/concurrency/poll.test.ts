import { expect, it } from 'vitest';

import { pollUntilAborted, retryUntilAborted, startPolling } from './poll';

const fail = (): Promise<never> => Promise.reject(new Error('failed'));

it('polls again after failures, and separates the first of a row from the next ones', async () => {
  const stopping = new AbortController();
  const failures: boolean[] = [];
  const outcomes = [fail, fail, () => Promise.resolve(), fail];
  const run = async (): Promise<void> => {
    const next = outcomes.shift();
    if (next === undefined) stopping.abort();
    else await next();
  };
  const onFailure = (_error: unknown, isRepeated: boolean): void => void failures.push(isRepeated);
  await pollUntilAborted(run, { pauseMs: () => 1, onFailure }, stopping.signal);
  expect(failures).toEqual([false, true, false]);
});

it('stops after the current run', async () => {
  const log: string[] = [];
  const run = async (): Promise<void> => {
    log.push('begin');
    await new Promise((resolve) => setTimeout(resolve, 10));
    log.push('end');
  };
  const job = startPolling(run, { pauseMs: 60_000, onFailure: () => undefined });
  await job.stop();
  expect(log).toEqual(['begin', 'end']);
});

it('passes a signal to the run that is aborted by a stop', async () => {
  const seen: boolean[] = [];
  const run = async (stopping: AbortSignal): Promise<void> => {
    seen.push(stopping.aborted);
    await new Promise((resolve) => setTimeout(resolve, 10));
    seen.push(stopping.aborted);
  };
  await startPolling(run, { pauseMs: 60_000, onFailure: () => undefined }).stop();
  expect(seen).toEqual([false, true]);
});

it('retries until a success; null if aborted before', async () => {
  const stopping = new AbortController();
  const attempts = [fail, fail, () => Promise.resolve('done')];
  const attempt = (): Promise<string> => (attempts.shift() ?? fail)();
  const polling = { pauseMs: 1, onFailure: () => undefined };
  expect(await retryUntilAborted(attempt, polling, stopping.signal)).toBe('done');
  const aborting = { pauseMs: 1, onFailure: () => stopping.abort() };
  expect(await retryUntilAborted(attempt, aborting, stopping.signal)).toBeNull();
});
