import type { LiveState } from '@clutchline/contract';

import { isUnderWay } from './match-phase';
import { isMapOver } from './is-map-over';

export type MapOutlook = 'over' | 'now' | 'later' | 'not_needed';

interface MapOfMatch {
  readonly live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2'>;
  /** Maximum number of maps. */
  readonly bestOf: number;
  readonly round: number;
}

/**
 * State of a map (DETAIL-1); not needed: the match is decided before it. A match of two maps plays both.
 *
 * @param round 1 to 16.
 */
export function mapOutlook({ live, bestOf, round }: MapOfMatch): MapOutlook {
  if (isMapOver(live, round)) return 'over';
  const winsNeeded = Math.floor(bestOf / 2) + 1;
  if (Math.max(live.score_1, live.score_2) >= winsNeeded) return 'not_needed';
  return isUnderWay(live.status) && live.round === round ? 'now' : 'later';
}
