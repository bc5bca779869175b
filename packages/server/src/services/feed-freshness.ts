import { MATCH_STATUS, type MatchStatus } from '@clutchline/contract';

/** Oldest feed at whose prices a bet is accepted or confirmed, in ms of real time whatever the speed of business time (R38). */
export const MAX_FEED_AGE_MS = { inPlay: 3_000, announced: 60_000 } as const;

/** The oldest feed at whose prices a point of such a match is bet on. */
export const maxFeedAgeOf = ({ matchStatus }: { readonly matchStatus: MatchStatus }): number =>
  matchStatus === MATCH_STATUS.notStarted ? MAX_FEED_AGE_MS.announced : MAX_FEED_AGE_MS.inPlay;

/** Whether a feed of this age may be bet at; null is a feed that has never reported. */
export const isFeedYoungerThan = (feedAgeMs: number | null, maxAgeMs: number): boolean =>
  feedAgeMs !== null && feedAgeMs <= maxAgeMs;
