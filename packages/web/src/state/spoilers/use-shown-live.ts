import type { LiveState, Match } from '@clutchline/contract';
import { isMapBreak, isUnderWay } from '@clutchline/domain';

import { useApp } from '../app-context';
import { isHidden, type SpoilerMatch } from './spoiler-store';
import { useStore } from '../use-snapshot';

/** Of the first and the second team. */
export type Pair = readonly [number, number];

export interface ShownLive {
  /** Maps won. */
  readonly maps: Pair;
  /** Kills or rounds of the current map; null between maps and while none is played. */
  readonly points: Pair | null;
  /** 0 before the first and after the last map. */
  readonly round: number;
  /** Of the current map, seconds; null if the game has none. */
  readonly clock: number | null;
  readonly isBreak: boolean;
}

export function useIsHidden(match: SpoilerMatch): boolean {
  return useStore(useApp().spoilers, (spoilers) => isHidden(spoilers, match));
}

/** Null if the player does not want to see it (SPOIL-2). Screens read scores only so (SPOIL-5). */
export function useShownLive(match: SpoilerMatch & Pick<Match, 'game_type_id'>, live: LiveState): ShownLive | null {
  return useIsHidden(match) ? null : shownLiveOf(match, live);
}

export function shownLiveOf({ game_type_id }: Pick<Match, 'game_type_id'>, live: LiveState): ShownLive {
  const { round, clock_s, round_score_1, round_score_2 } = live;
  const isBreak = isMapBreak(game_type_id, live);
  return {
    maps: [live.score_1, live.score_2],
    points: isUnderWay(live.status) && round > 0 && !isBreak ? [round_score_1, round_score_2] : null,
    round,
    clock: clock_s,
    isBreak,
  };
}
