import { POINT_STATUS, type LiveState, type Match, type Play } from '@clutchline/contract';
import { playReason, type PlayReason } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

interface PlayOfMatch {
  readonly match: Pick<Match, 'game_id' | 'game_type_id'>;
  readonly play: Play;
  /** As fetched; later updates have precedence. */
  readonly live: LiveState;
}

/** Why a play accepts no bets, or only singles (GAMES-8, SLIP-6); null if it accepts all. */
export function usePlayReason({ match, play, live }: PlayOfMatch): PlayReason | null {
  const { odds } = useApp();
  const { game_id: gameId, game_type_id: typeId } = match;
  const subscribe = useCallback(
    (listener: () => void) =>
      odds.subscribe([`play:${play.play_info_id}`, `game:${gameId}`, `type:${typeId}`], listener),
    [odds, play.play_info_id, gameId, typeId],
  );
  return useSyncExternalStore(subscribe, () => {
    const game = odds.game(gameId);
    const heard = game?.live ?? live;
    return playReason({
      play: { ...play, ...odds.play(play.play_info_id) },
      live: { ...heard, status: game?.status ?? heard.status },
      isGameStopped: odds.gameType(typeId) === POINT_STATUS.closed,
    });
  });
}
