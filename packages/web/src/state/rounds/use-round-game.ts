import { useCallback, useState, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { businessNow, type RoundClock, RoundFeed, type RoundFeedState } from './round-feed';

export interface RoundGameView extends RoundFeedState {
  readonly reload: () => void;
}

/** Speed LOL for the life of the component (ROUND-1). */
export function useRoundGame(): RoundGameView {
  const app = useApp();
  const [feed] = useState(() => new RoundFeed(app));
  const state = useSyncExternalStore(feed.subscribe, feed.read);
  return { ...state, reload: feed.reload };
}

const EVERY_MS = 250;

/** Business ms of the server, rounded down to `step` (bad input row 138). */
export function useBusinessNow(clock: RoundClock, step = EVERY_MS): number {
  return useByBusinessNow(clock, (now) => Math.floor(now / step) * step);
}

/** Value that `read` derives from the business ms of the server. Renders again only when that value changes. */
export function useByBusinessNow<Value>(clock: RoundClock, read: (now: number) => Value): Value {
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => read(businessNow(clock)));
}
