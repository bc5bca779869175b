import type { Clock } from '../../packages/server/src/ports/clock';
import type { BurstFeed } from './burst-feed';

/** Time that goes on to the next moment of a feed as soon as the one before is being stored: as fast as it goes. */
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

  /** The feed with the clock in its hands. */
  pace(feed: BurstFeed): BurstFeed {
    this.#moments = feed.moments;
    return {
      ...feed,
      lookEveryMs: 0,
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
