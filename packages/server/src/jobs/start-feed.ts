import type { Feed } from '@clutchline/feeds';

import type { Context } from '../context';

export interface FeedJob {
  /** Resolves when the feed's whole image is stored. */
  readonly ready: Promise<void>;
  /** Resolves when the tick under way has ended. */
  stop(): Promise<void>;
}

/** Drives a feed with the business clock: its image first, then what happens, every 250 ms of real time. */
export function startFeed(_context: Context, _feed: Feed, _wakeSettlement: () => void): FeedJob {
  throw new Error('not written yet');
}
