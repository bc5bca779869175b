import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 20;

export async function waitUntil(what: string, isSo: () => boolean, withinMs = 30_000): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > withinMs) throw new Error(`${what}: not within ${String(withinMs)} ms`);
    await sleep(LOOK_MS);
  }
}
