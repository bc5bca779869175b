import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { readMessage, type RouteMessage } from '../route/read-message';

/** What a failure screen is to show, as it came: it is cleaned where it is shown (NAV-3). */
export function useRouteMessage(): RouteMessage {
  const { location } = useApp().env;
  const { search, state } = useSyncExternalStore(location.subscribe, location.read);
  return readMessage(state, search);
}
