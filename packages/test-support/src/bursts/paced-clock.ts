import type { Clock } from '../../../server/src/platform/time/clock';
import type { BurstFeed } from './burst-feed';

/** Advances to the next event while the previous batch is stored: maximum speed. */
export class PacedClock implements Clock {
  #now: number;
  #moments: readonly number[] = [];
  #next = 0;
  #isRunning = false;

  constructor(begin: number) {
    this.#now = begin;
  }

  now(): number {
    return this.#now;
  }

  run(): void {
    this.#isRunning = true;
    this.#advance();
  }

  pace(feed: BurstFeed): BurstFeed {
    this.#moments = feed.moments;
    return {
      ...feed,
      pollIntervalMs: 0,
      between: (from, to) => {
        while ((this.#moments[this.#next] ?? Infinity) <= to) this.#next += 1;
        this.#advance();
        return feed.between(from, to);
      },
    };
  }

  #advance(): void {
    if (this.#isRunning) this.#now = Math.max(this.#now, this.#moments[this.#next] ?? 0);
  }
}
