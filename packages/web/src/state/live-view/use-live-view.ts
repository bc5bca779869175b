import { useState, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { LiveViewFeed, type LiveViewState } from './live-view-feed';

export interface LiveViewView extends LiveViewState {
  readonly reload: () => void;
}

/** Of one match for the life of the component; only for a match whose score is not hidden (SPOIL-2). */
export function useLiveView(gameId: number): LiveViewView {
  const app = useApp();
  const [feed] = useState(() => new LiveViewFeed(app, gameId));
  const state = useSyncExternalStore(feed.subscribe, feed.read);
  return { ...state, reload: feed.reload };
}
