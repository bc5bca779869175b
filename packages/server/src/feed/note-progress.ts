import type { Stores } from './context';

/** `from` is null for the first. */
export interface FeedStretch {
  readonly from: number | null;
  readonly until: number;
  /** Database time in ms at which the source was complete up to `until`. */
  readonly fedAt: number;
}

/**
 * Runs in the transaction that stores the events, so that each stretch is applied once even if the leader changes.
 * Fails if the stored progress is not `from`.
 */
export async function noteProgress({ feed }: Pick<Stores, 'feed'>, { from, until, fedAt }: FeedStretch): Promise<void> {
  if (!(await feed.advance(from, until, fedAt)))
    throw new Error('what the feed said is stored up to another moment already');
}
