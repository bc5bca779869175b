import type { Play } from '@clutchline/contract';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { playStateOf, type OddsState } from './odds-state';

export function usePlayState(play: Play): OddsState {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => odds.subscribe([`play:${play.play_info_id}`, `game:${play.game_id}`], listener),
    [odds, play.play_info_id, play.game_id],
  );
  return useSyncExternalStore(subscribe, () => playStateOf(odds, play));
}
