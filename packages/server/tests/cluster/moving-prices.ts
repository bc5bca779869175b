import { setTimeout as sleep } from 'node:timers/promises';

import { formatOdd } from '@clutchline/domain';

import { ingestFeedEvents } from '../../src/services/ingest-feed-events';
import { FIRST_MATCH, type Bench } from '../chaos/chaos-bench';
import { PLAY, pointOf, price } from '../feed-of-test';

const EVERY_MS = 200;
/** Prices come again after so many moves, that is after 80 s. */
const PRICES = 400;

/** Moves one price of each test match five times a second, and knows when each price was written. */
export class MovingPrices {
  readonly #begun = new Map<string, number>();
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(bench: Bench, matches: number) {
    this.#running = this.#run(bench, matches);
  }

  /** The point that moves in a match. */
  static pointOf(gameId: number): number {
    return pointOf(gameId, PLAY.winner, 1);
  }

  /** When the writing of this price began; before it nobody could hear it. */
  begunAt(odd: string): number {
    return this.#begun.get(odd) ?? -Infinity;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #run({ context }: Bench, matches: number): Promise<void> {
    for (let move = 0; !this.#isOver; move += 1) {
      const odd = 1_500 + (move % PRICES);
      const next = sleep(EVERY_MS);
      this.#begun.set(formatOdd(odd), performance.now());
      const games = Array.from({ length: matches }, (_, match) => FIRST_MATCH + match);
      const events = games.map((gameId) => price(gameId, MovingPrices.pointOf(gameId), odd));
      await ingestFeedEvents(context, events).catch(() => undefined);
      await next;
    }
  }
}
