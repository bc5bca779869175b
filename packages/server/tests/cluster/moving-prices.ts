import { setTimeout as sleep } from 'node:timers/promises';

import { formatOdd } from '@clutchline/domain';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { FIRST_MATCH, type ChaosSetup } from '../chaos/chaos-setup';
import { PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';

const EVERY_MS = 200;
/** Repeat after 80 s. */
const PRICES = 400;

/** Five times a second; records when. */
export class MovingPrices {
  readonly #begun = new Map<string, number>();
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(setup: ChaosSetup, matches: number) {
    this.#running = this.#run(setup, matches);
  }

  static pointOf(gameId: number): number {
    return pointOf(gameId, PLAY.winner, 1);
  }

  /** No subscriber receives it earlier. */
  begunAt(odd: string): number {
    return this.#begun.get(odd) ?? -Infinity;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #run({ context }: ChaosSetup, matches: number): Promise<void> {
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
