import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_SLEEP_MS = 2;

export class Pacer {
  #next = performance.now();

  constructor(private readonly perSecond: number) {}

  async pass(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + 1_000 / this.perSecond;
    if (at - now > LEAST_SLEEP_MS) await sleep(at - now);
  }
}
