import { ROUND_TOPIC, type RoundGame, type RoundUpdate } from '@clutchline/contract';

import type { PushCounts } from './push-counts';
import { Stream } from './stream';

/** Topic `round`: the snapshot is the game with all events so far; every update is sent at once and none is replaced. */
export class RoundStream {
  readonly stream: Stream;
  #game: RoundGame | null = null;

  constructor(epoch: string, counts: PushCounts) {
    this.stream = new Stream(ROUND_TOPIC, epoch, () => this.#state(), counts);
  }

  /** @param game after the update. */
  publish(update: RoundUpdate, game: RoundGame): void {
    this.#game = game;
    this.stream.add({ type: 'round', update });
    this.stream.flush();
  }

  /** At the start of the process, unless an update came first. */
  load(game: RoundGame): void {
    this.#game ??= game;
  }

  #state() {
    return this.#game === null ? [] : [{ type: 'round' as const, update: { kind: 'game' as const, game: this.#game } }];
  }
}
