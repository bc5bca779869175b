import { MATCH_STATUS, type LiveState, type Match } from '@clutchline/contract';
import { isOver, mapOutlook } from '@clutchline/domain';

/** The keys of `match-detail.` that say why there is nothing to bet on. */
export type EmptyReason =
  'cancelled' | 'ended' | 'map_over' | 'map_not_needed' | 'map_later' | 'map_now' | 'hidden' | 'no_plays';

interface EmptyPlace {
  readonly match: Pick<Match, 'best_of'>;
  readonly live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2'>;
  /** 0: the whole match. */
  readonly round: number;
  /** Whether there are plays that are hidden for the moment. */
  readonly hasHidden: boolean;
}

const BY_OUTLOOK = { over: 'map_over', not_needed: 'map_not_needed', later: 'map_later', now: 'map_now' } as const;

/** Why a map has nothing to bet on; what is for good comes before what passes (DETAIL-1). */
export function emptyReason({ match, live, round, hasHidden }: EmptyPlace): EmptyReason {
  if (live.status === MATCH_STATUS.cancelled) return 'cancelled';
  if (isOver(live.status)) return 'ended';
  const outlook = round === 0 ? 'now' : mapOutlook({ live, bestOf: match.best_of, round });
  if (hasHidden && (outlook === 'now' || outlook === 'later')) return 'hidden';
  return round === 0 ? 'no_plays' : BY_OUTLOOK[outlook];
}
