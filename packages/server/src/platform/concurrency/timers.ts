import { setTimeout as sleep } from 'node:timers/promises';

/** Real time; ends early if `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/** The work continues after the timeout. */
export async function withTimeout<Value, Late>(work: Promise<Value>, ms: number, onTimeout: () => Late) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return await Promise.race([work, late.then(onTimeout)]).finally(() => clearTimeout(timer));
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
