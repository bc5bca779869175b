import type { Fetched } from './use-fetched';

/** What a screen draws of data that is fetched: three of its five faces (the other two are "empty" and "signed out"). */
export type QueryView<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'ready'; readonly data: Data };

/** Data that is there is shown, even where fetching it again failed. */
export function queryView<Data>({ data, failed, reload }: Fetched<Data>): QueryView<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return failed ? { status: 'failed', reload } : { status: 'loading' };
}

/** The same view of other data. */
export function mapView<From, To>(view: QueryView<From>, map: (data: From) => To): QueryView<To> {
  return view.status === 'ready' ? { status: 'ready', data: map(view.data) } : view;
}
