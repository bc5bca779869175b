import { createContext, use } from 'react';

import { useApp } from '../app-context';
import { useSnapshot } from '../use-snapshot';
import type { Query, QueryState } from './query-entry';

interface Fetched<Data> extends QueryState<Data> {
  readonly reload: () => void;
}

const notWatched = () => () => undefined;

/** Whether parts suspend until their data have loaded, in place of their skeletons (P13). */
export const SuspendsContext = createContext<boolean | null>(null);

export function useFetched<Data>(query: Query<Data>): Fetched<Data> {
  const entry = useApp().queries.entry(query);
  const isOn = query.enabled !== false;
  const state = useSnapshot(isOn ? entry.watch : notWatched, entry.read);
  if (use(SuspendsContext) && isOn) use(entry.ready());
  return { ...state, reload: entry.reload };
}

export type QueryView<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'ready'; readonly data: Data };

/** Data has precedence over a failure. */
export function queryView<Data>({ data, failed, reload }: Fetched<Data>): QueryView<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return failed ? { status: 'failed', reload } : { status: 'loading' };
}

export function mapView<From, To>(view: QueryView<From>, map: (data: From) => To): QueryView<To> {
  return view.status === 'ready' ? { status: 'ready', data: map(view.data) } : view;
}
