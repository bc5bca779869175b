import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

export function useRouteMessage(): RouteMessage {
  const { location } = useApp().env;
  const { search, state } = useSyncExternalStore(location.subscribe, location.read);
  return readMessage(state, search);
}

/** Characters. */
const MAX_LENGTH = 2_000;

/** Not sanitised; at most one is not null (NAV-3, S-L14). */
export interface RouteMessage {
  /** From the history step (ERR-2). */
  readonly own: string | null;
  /** From the query; the link's author controls it. */
  readonly linked: string | null;
}

const cut = (text: string | null): string | null => (text === null || text === '' ? null : text.slice(0, MAX_LENGTH));

function readMessage(state: unknown, search: string): RouteMessage {
  const passed = typeof state === 'object' && state !== null && 'message' in state ? state.message : null;
  const own = cut(typeof passed === 'string' ? passed : null);
  return { own, linked: own === null ? cut(new URLSearchParams(search).get('message')) : null };
}
