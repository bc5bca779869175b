import type { LiveState } from '@clutchline/contract';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

/** `initial` until a newer state arrives. */
export function useLive(gameId: number, initial: LiveState): LiveState {
  const { odds } = useApp();
  const subscribe = useCallback((listener: () => void) => odds.subscribe([`game:${gameId}`], listener), [odds, gameId]);
  const game = useSyncExternalStore(subscribe, () => odds.game(gameId));
  const live = game?.live ?? initial;
  const status = game?.status ?? live.status;
  const isHide = game?.is_hide ?? live.is_hide;
  return status === live.status && isHide === live.is_hide ? live : { ...live, status, is_hide: isHide };
}
