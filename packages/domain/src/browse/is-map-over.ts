import type { LiveState } from '@clutchline/contract';

/** Whether a map (1 to 16) has been played: maps are won one after the other, and one that was drawn has a later one after it. */
export function isMapOver(live: Pick<LiveState, 'round' | 'score_1' | 'score_2'>, round: number): boolean {
  return round <= live.score_1 + live.score_2 || (live.round > 0 && round < live.round);
}
