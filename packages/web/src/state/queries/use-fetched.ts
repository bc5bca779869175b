import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { Query, QueryState } from './query';

export interface Fetched<Data> extends QueryState<Data> {
  readonly reload: () => void;
}

const notWatched = () => () => undefined;

/** Watches the query while mounted. */
export function useFetched<Data>(query: Query<Data>): Fetched<Data> {
  const entry = useApp().queries.entry(query);
  const state = useSyncExternalStore(query.enabled === false ? notWatched : entry.watch, entry.read);
  return { ...state, reload: entry.reload };
}
