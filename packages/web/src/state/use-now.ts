import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from './app-context';

const SECOND = 1_000;

/** Server time in ms, updated once a second (USER-7). */
export function useNow(): number {
  const app = useApp();
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, SECOND);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => Math.floor((app.env.now() + app.freshness.getState().clockOffset) / SECOND) * SECOND,
  );
}
