import type { MapScore } from '@clutchline/contract';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

/** Finished maps; `initial` until newer ones arrive. */
export function useMapScores(gameId: number, initial: readonly MapScore[]): readonly MapScore[] {
  const { odds } = useApp();
  const subscribe = useCallback((listener: () => void) => odds.subscribe([`game:${gameId}`], listener), [odds, gameId]);
  return useSyncExternalStore(subscribe, () => odds.game(gameId)?.maps) ?? initial;
}
