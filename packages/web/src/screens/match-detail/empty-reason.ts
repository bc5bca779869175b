import { MATCH_STATUS, type LiveState, type Match } from '@clutchline/contract';
import { isOver, mapOutlook } from '@clutchline/domain';

export type EmptyReason =
  'cancelled' | 'ended' | 'map_over' | 'map_not_needed' | 'map_later' | 'map_now' | 'hidden' | 'no_plays';

interface EmptyPlace {
  readonly match: Pick<Match, 'best_of'>;
  readonly live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2'>;
  /** 0: the whole match. */
  readonly round: number;
  /** Whether some plays are temporarily hidden. */
  readonly hasHidden: boolean;
}

const BY_OUTLOOK = { over: 'map_over', not_needed: 'map_not_needed', later: 'map_later', now: 'map_now' } as const;

/** Reason why a map has no bets; permanent reasons before temporary ones (DETAIL-1). */
export function emptyReason({ match, live, round, hasHidden }: EmptyPlace): EmptyReason {
  if (live.status === MATCH_STATUS.cancelled) return 'cancelled';
  if (isOver(live.status)) return 'ended';
  const outlook = round === 0 ? 'now' : mapOutlook({ live, bestOf: match.best_of, round });
  if (hasHidden && (outlook === 'now' || outlook === 'later')) return 'hidden';
  return round === 0 ? 'no_plays' : BY_OUTLOOK[outlook];
}
