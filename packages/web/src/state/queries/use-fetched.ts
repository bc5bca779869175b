import { useApp } from '../app-context';
import { useSnapshot } from '../use-snapshot';
import type { Query, QueryState } from './query-entry';

interface Fetched<Data> extends QueryState<Data> {
  readonly reload: () => void;
}

const notWatched = () => () => undefined;

export function useFetched<Data>(query: Query<Data>): Fetched<Data> {
  const entry = useApp().queries.entry(query);
  const state = useSnapshot(query.enabled === false ? notWatched : entry.watch, entry.read);
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
