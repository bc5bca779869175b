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
  const at = (now: number): number => Math.floor(now / step) * step;
  return useSyncExternalStore(
    subscribe,
    () => at(app.env.now() + app.freshness.getState().clockOffset),
    () => at(app.rendered?.now ?? 0),
  );
}
