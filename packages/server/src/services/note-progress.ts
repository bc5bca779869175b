import type { Stores } from '../ports/stores';

/** A stretch of business time whose feed events are stored together; `from` is null for the first of all. */
export interface FeedStretch {
  readonly from: number | null;
  readonly until: number;
  /** Real time by the database's clock, in ms, at which the source was complete up to `until`. */
  readonly fedAt: number;
}

/**
 * Moves the mark of what is stored from one end of the stretch to the other, within the transaction that stores it: so
 * each stretch is applied once, whoever leads. Fails where the mark is elsewhere.
 */
export async function noteProgress({ feed }: Pick<Stores, 'feed'>, { from, until, fedAt }: FeedStretch): Promise<void> {
  if (!(await feed.advance(from, until, fedAt)))
    throw new Error('what the feed said is stored up to another moment already');
}
