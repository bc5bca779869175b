import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from './app-context';

const SECOND = 1_000;

/** Server ms, rounded down to `step` (USER-7). */
export function useNow(step = SECOND): number {
  const app = useApp();
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, SECOND);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => Math.floor((app.env.now() + app.freshness.getState().clockOffset) / step) * step,
  );
}
