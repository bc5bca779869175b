import { setTimeout as sleep } from 'node:timers/promises';

/** Real time; ends early if `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/** Repeats `work` until `signal` is aborted, `everyMs` of real time after it ended. `work` handles its own failures. */
export async function poll(everyMs: number, signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await pause(everyMs, signal);
  }
}

/** After `ms` of real time the result is that of `onTimeout`; the work continues. */
export async function withTimeout<Value, Late>(work: Promise<Value>, ms: number, onTimeout: () => Late) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return await Promise.race([work, late.then(onTimeout)]).finally(() => clearTimeout(timer));
}
