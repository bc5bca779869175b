import { isOver } from '@clutchline/domain';

import { DAY } from '../platform/time/durations';
import type { Context } from './context';
import type { MatchChange } from '../platform/records';
import { liveChange, mapScoresChange, stateOfPlay, stopChange } from './changes-by-match';
import { groupBy } from '../platform/group-by';

export interface MatchState {
  readonly gameId: number;
  readonly changes: readonly MatchChange[];
}

/** Business time after the start for which finished matches are included. */
const RECENT_MS = DAY;

/** PUSH-5. */
export async function readBoardState({ stores, clock }: Pick<Context, 'stores' | 'clock'>): Promise<MatchState[]> {
  const matches = await stores.board.recentMatches(clock.now() - RECENT_MS);
  const gameIds = matches.map(({ match }) => match.game_id);
  const plays = groupBy(await stores.board.plays(gameIds, 'all'), ({ play }) => play.game_id);
  const maps = groupBy(await stores.board.mapScores(gameIds), ({ gameId }) => gameId);
  const stopped = new Set(await stores.board.stoppedGameTypes());
  return matches.map(({ match: { game_id, game_type_id }, live }) => ({
    gameId: game_id,
    changes: [
      liveChange(game_id, live),
      ...(stopped.has(game_type_id) && !isOver(live.status) ? [stopChange(game_type_id, true)] : []),
      ...(maps.get(game_id) ?? []).map(mapScoresChange),
      ...(plays.get(game_id) ?? []).flatMap(stateOfPlay),
    ],
  }));
}
