import type { FeedEvent } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';

import { live, matchEvents, PLAY, pointOf, price } from '../feed-of-test';

/** The match that is in play all the time, and its point whose price moves. */
export const MATCH = 1;
const POINT = pointOf(MATCH, PLAY.winner, 1);

/** A new price every so many ms of business time; after so many of them it goes down as many. */
const STEP_MS = 100;
const STEPS = 1_200;
const PERIOD_MS = 2 * STEPS * STEP_MS;
const LOWEST = 1_500;

/** The price at a business time, in thousandths: even on the way up and odd on the way down, so it tells when it was so. */
export function oddAt(at: number): number {
  const step = Math.floor((at % PERIOD_MS) / STEP_MS);
  return step < STEPS ? LOWEST + 2 * step : LOWEST + 1 + 2 * (2 * STEPS - 1 - step);
}

/** Business time that has passed, as seen at `at`, since such a price was last right. */
export function ageOfOdd(odd: number, at: number): number {
  const rise = odd - LOWEST;
  const step = rise % 2 === 0 ? rise / 2 : 2 * STEPS - 1 - (rise - 1) / 2;
  const passed = (((at - (step + 1) * STEP_MS) % PERIOD_MS) + PERIOD_MS) % PERIOD_MS;
  // It is right now, or will be in a moment.
  return passed > PERIOD_MS - 1_000 ? 0 : passed;
}

/** A source of one match in play whose price moves all the time, and which can be made slow or dead. */
export class StallingFeed implements Feed {
  readonly name = 'simulator';
  readonly fingerprint = 'stalling';
  readonly skipped = [];
  readonly firstRunAt = null;
  /** Up to which business time the source is complete; it always is unless a test changes it. */
  known = (now: number): number => now;

  knownUntil(now: number): number {
    return this.known(now);
  }

  image(at: number): FeedEvent[] {
    const events = matchEvents(MATCH, { gameTypeId: 3, startTime: at + 3_600_000, odd: oddAt(at) });
    return [...events, live(MATCH, { status: 2, round: 1 }), price(MATCH, POINT, oddAt(at))];
  }

  between(from: number, to: number): FeedEvent[] {
    const isSame = Math.floor(from / STEP_MS) === Math.floor(to / STEP_MS);
    return isSame ? [] : [price(MATCH, POINT, oddAt(to))];
  }
}
