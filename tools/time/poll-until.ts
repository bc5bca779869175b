import { setTimeout as sleep } from 'node:timers/promises';

export interface PollOptions {
  /** In ms of wall-clock time. */
  readonly withinMs?: number;
  readonly everyMs?: number;
}

/** @throws an error that names the condition. */
export async function pollUntil(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
  { withinMs = 30_000, everyMs = 20 }: PollOptions = {},
): Promise<void> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > withinMs) throw new Error(`${condition}: not within ${withinMs} ms`);
    await sleep(everyMs);
  }
}
