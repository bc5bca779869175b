import type { Clock } from '../platform/time/clock';
import type { FeedStore } from './feed-store';

/** In ms of real time: a new leader may need this long to start. */
const FRESH_MS = 30_000;

interface Needs {
  readonly stores: { readonly feed: Pick<FeedStore, 'fedUntil'> };
  readonly clock: Clock;
}

/**
 * Whether a starting server may serve the stored state before its feed has caught up; otherwise it waits for newer
 * prices and results.
 *
 * @param speed business time per real time.
 */
export async function isFeedFresh({ stores, clock }: Needs, speed: number): Promise<boolean> {
  const until = await stores.feed.fedUntil();
  return until !== null && clock.now() - until <= FRESH_MS * speed;
}
