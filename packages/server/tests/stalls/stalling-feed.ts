import type { FeedEvent } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';

import { live, matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';

/** In play. */
export const MATCH = 1;
const POINT = pointOf(MATCH, PLAY.winner, 1);

/** Business time; then reversed. */
const STEP_MS = 100;
const STEPS = 1_200;
const PERIOD_MS = 2 * STEPS * STEP_MS;
const LOWEST = 1_500;

/** Even rising, odd falling: encodes its time. */
export function oddAt(at: number): number {
  const step = Math.floor((at % PERIOD_MS) / STEP_MS);
  return step < STEPS ? LOWEST + 2 * step : LOWEST + 1 + 2 * (2 * STEPS - 1 - step);
}

/** Business time. */
export function ageOfOdd(odd: number, at: number): number {
  const rise = odd - LOWEST;
  const step = rise % 2 === 0 ? rise / 2 : 2 * STEPS - 1 - (rise - 1) / 2;
  const passed = (((at - (step + 1) * STEP_MS) % PERIOD_MS) + PERIOD_MS) % PERIOD_MS;
  // Or about to be.
  return passed > PERIOD_MS - 1_000 ? 0 : passed;
}

export class StallingFeed implements Feed {
  readonly name = 'simulator';
  readonly fingerprint = 'stalling';
  readonly skipped = [];
  readonly firstRunAt = null;
  /** Business time. */
  known = (now: number): number => now;

  knownUntil(now: number): number {
    return this.known(now);
  }

  snapshot(at: number): FeedEvent[] {
    const events = matchEvents(MATCH, { gameTypeId: 3, startTime: at + 3_600_000, odd: oddAt(at) });
    return [...events, live(MATCH, { status: 2, round: 1 }), price(MATCH, POINT, oddAt(at))];
  }

  between(from: number, to: number): FeedEvent[] {
    const isSame = Math.floor(from / STEP_MS) === Math.floor(to / STEP_MS);
    return isSame ? [] : [price(MATCH, POINT, oddAt(to))];
  }
}
