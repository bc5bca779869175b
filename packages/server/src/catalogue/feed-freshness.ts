import { MATCH_STATUS, type MatchStatus } from '@clutchline/contract';

import { MINUTE, SECOND } from '../platform/time/durations';

/** For bets, real time (R38). */
export const MAX_FEED_AGE_MS = { inPlay: 3 * SECOND, announced: MINUTE } as const;

export const maxFeedAgeOf = ({ matchStatus }: { readonly matchStatus: MatchStatus }): number =>
  matchStatus === MATCH_STATUS.notStarted ? MAX_FEED_AGE_MS.announced : MAX_FEED_AGE_MS.inPlay;

/** Null: no feed yet. */
export const isFeedYoungerThan = (feedAgeMs: number | null, maxAgeMs: number): boolean =>
  feedAgeMs !== null && feedAgeMs <= maxAgeMs;
