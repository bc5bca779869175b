import type { LiveState, MapScore, Match } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import { useMapScores } from '../matches/use-match-plays';
import type { SpoilerMatch } from './spoiler-store';
import { useIsHidden } from './use-shown-live';

export interface ShownMap {
  readonly round: number;
  /** Side of the winner; null if unknown. */
  readonly won: 1 | 2 | null;
  /** Kills or rounds of the sides; null if unknown. */
  readonly points: readonly [number | null, number | null];
  readonly isNow: boolean;
}

/** Finished maps and the one under way; null if the player does not want to see them (SPOIL-2). */
export function useShownMaps(
  match: SpoilerMatch & Pick<Match, 'team_id_2'>,
  live: LiveState,
  initial: readonly MapScore[],
): readonly ShownMap[] | null {
  const isHidden = useIsHidden(match);
  const maps = useMapScores(match.game_id, initial);
  return isHidden ? null : shownMapsOf(match, live, maps);
}

export function shownMapsOf(
  { team_id_2 }: Pick<Match, 'team_id_2'>,
  live: LiveState,
  maps: readonly MapScore[],
): readonly ShownMap[] {
  const runs = isUnderWay(live.status) && live.round > 0;
  const over = maps
    .filter(({ round }) => !runs || round !== live.round)
    .map(({ round, winner, score_1, score_2 }): ShownMap => {
      const won = winner === null ? null : winner === team_id_2 ? 2 : 1;
      return { round, won, points: [score_1, score_2], isNow: false };
    });
  const { round, round_score_1, round_score_2 } = live;
  return runs ? [...over, { round, won: null, points: [round_score_1, round_score_2], isNow: true }] : over;
}
