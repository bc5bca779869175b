import type { LiveState } from '@clutchline/contract';

/** Maps 1 to 16. A drawn map is over as soon as a later map is in play. */
export function isMapOver(live: Pick<LiveState, 'round' | 'score_1' | 'score_2'>, round: number): boolean {
  return round <= live.score_1 + live.score_2 || (live.round > 0 && round < live.round);
}
