import { MATCH_STATUS, type LiveState } from '@clutchline/contract';
import { isOver } from '@clutchline/domain';

/** The keys of `match-detail.` that say why there is nothing to bet on. */
export type EmptyReason = 'cancelled' | 'ended' | 'map_over' | 'map_later' | 'no_plays';

/** Why a map (0: the whole match) has nothing to bet on. */
export function emptyReason(live: Pick<LiveState, 'status' | 'score_1' | 'score_2'>, round: number): EmptyReason {
  if (live.status === MATCH_STATUS.cancelled) return 'cancelled';
  if (isOver(live.status)) return 'ended';
  if (round === 0) return 'no_plays';
  const mapsOver = live.score_1 + live.score_2;
  return round <= mapsOver ? 'map_over' : 'map_later';
}
