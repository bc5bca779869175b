import type { MapScore } from '@clutchline/contract';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

/** The maps of a match that are over. `initial` stands until something newer came. */
export function useMapScores(gameId: number, initial: readonly MapScore[]): readonly MapScore[] {
  const { odds } = useApp();
  const subscribe = useCallback((listener: () => void) => odds.subscribe([`game:${gameId}`], listener), [odds, gameId]);
  return useSyncExternalStore(subscribe, () => odds.game(gameId)?.maps) ?? initial;
}
