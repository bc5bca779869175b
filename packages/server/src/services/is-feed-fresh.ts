import type { Clock } from '../ports/clock';
import type { FeedStore } from '../ports/feed-store';

/** How far the stored feed may be behind, in ms of real time: as long as a new leader may take for its beginning. */
const FRESH_MS = 30_000;

interface Needs {
  readonly stores: { readonly feed: Pick<FeedStore, 'fedUntil'> };
  readonly clock: Clock;
}

/**
 * Whether a server that starts may serve what is stored until its feed has caught up: an image is stored, and somebody
 * fed it a moment ago. Where it is older, prices and results of that time are waited for.
 *
 * @param speed business time that passes in a unit of real time.
 */
export async function isFeedFresh({ stores, clock }: Needs, speed: number): Promise<boolean> {
  const until = await stores.feed.fedUntil();
  return until !== null && clock.now() - until <= FRESH_MS * speed;
}
