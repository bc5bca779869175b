import { setTimeout as sleep } from 'node:timers/promises';

/** Real time; ends early if `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

export const NEVER_RESTS = AbortSignal.abort();

/** Rests as long as the work took, so that requests find a processor; no longer than until `signal` is aborted. */
export async function workAndRest<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const began = performance.now();
  const value = await work();
  await pause(performance.now() - began, signal);
  return value;
}

/** The work continues after the timeout. */
export function withTimeout<Value, Late>(
  work: Promise<Value>,
  ms: number,
  onTimeout: () => Late,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(Promise.resolve().then(onTimeout)), ms);
    const end =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        clearTimeout(timer);
        settle(outcome);
      };
    work.then(end(resolve), end(reject));
  });
}

/** Repeated work takes at most a tenth of the time. */
const PAUSE_PER_WORK = 10;

interface PauseBounds {
  readonly leastMs: number;
  /** Default: none. */
  readonly mostMs?: number | undefined;
}

/** Ms until work that took `workMs` may be repeated. */
export const pauseAfterWork = (workMs: number, { leastMs, mostMs = Infinity }: PauseBounds): number =>
  Math.max(Math.min(PAUSE_PER_WORK * workMs, mostMs), leastMs);
