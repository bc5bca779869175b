import { setTimeout as sleep } from 'node:timers/promises';

const SLICE_MS = 10;

export async function burn(seconds: number, share: number): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  const busyMs = SLICE_MS * Math.min(1, share);
  while (performance.now() < until) {
    const sliceEnd = performance.now() + busyMs;
    while (performance.now() < sliceEnd);
    await sleep(SLICE_MS - busyMs);
  }
}
