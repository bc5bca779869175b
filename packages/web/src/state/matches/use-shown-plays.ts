import type { Play } from '@clutchline/contract';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { playStateOf } from '../prices/odds-state';
import type { OddsKey } from '../prices/odds-store';

/** Renders only when a play is hidden or shown (PUSH-3). */
export function useShownPlays(gameId: number, plays: readonly Play[]): readonly Play[] {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.map((play): OddsKey => `play:${play.play_info_id}`);
      return odds.subscribe([`game:${gameId}`, ...keys], listener);
    },
    [odds, gameId, plays],
  );
  const isShown = (play: Play): boolean => playStateOf(odds, play) !== 'hidden';
  const marks = useSyncExternalStore(subscribe, () => plays.map((play) => (isShown(play) ? '1' : '0')).join(''));
  return plays.filter((_play, index) => marks[index] === '1');
}
