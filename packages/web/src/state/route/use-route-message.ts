import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { readMessage, type RouteMessage } from './read-message';

/** Not sanitised; the screen does that (NAV-3). */
export function useRouteMessage(): RouteMessage {
  const { location } = useApp().env;
  const { search, state } = useSyncExternalStore(location.subscribe, location.read);
  return readMessage(state, search);
}
