import type { Feed } from '@clutchline/feeds';

import { matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';

/** Its price encodes its time. */
export const MARKER = pointOf(1, PLAY.winner, 1);
export const QUIET_POINT = pointOf(2, PLAY.winner, 1);
const QUIET_ODDS = [1_600, 1_700] as const;

const STEP_MS = 10;
const STEPS = 400;
const FIRST_ODD = 1_500;
const START = { startTime: Date.UTC(2099, 0, 1) };

const markerAt = (at: number): number => FIRST_ODD + (Math.floor(at / STEP_MS) % STEPS);

export function ageOf(odd: number, now: number): number {
  const wrap = STEPS * STEP_MS;
  const age = (now - (odd - FIRST_ODD) * STEP_MS) % wrap;
  return age > 3_500 ? age - wrap : age;
}

export interface FeedPlan {
  readonly matches: number;
  readonly moves: number;
}

export class FaultFeed implements Feed {
  readonly name = 'simulator';
  readonly fingerprint = 'faults';
  readonly skipped = [];
  readonly firstRunAt = null;
  isStill = false;
  isQuietMoved = false;
  #step = 0;

  constructor(private readonly plan: FeedPlan) {}

  snapshot(at: number) {
    const games = Array.from({ length: this.plan.matches }, (_, index) => index + 1);
    return [...games.flatMap((gameId) => matchEvents(gameId, START)), ...this.#prices(at)];
  }

  between(_from: number, to: number) {
    return this.isStill ? [] : this.#prices(to);
  }

  #prices(at: number) {
    const moved = Array.from({ length: this.plan.moves }, () => {
      this.#step += 1;
      const gameId = 3 + (this.#step % Math.max(1, this.plan.matches - 2));
      return price(gameId, pointOf(gameId, PLAY.winner, 1), FIRST_ODD + ((this.#step * 7) % STEPS));
    });
    const quiet = QUIET_ODDS[this.isQuietMoved ? 1 : 0];
    return [price(1, MARKER, markerAt(at)), price(2, QUIET_POINT, quiet), ...moved];
  }
}
