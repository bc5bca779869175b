/** What a screen draws of data that is fetched: three of its five faces (the other two are "empty" and "signed out"). */
export type QueryView<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'ready'; readonly data: Data };

interface FetchedData<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Data that is there is shown, even where fetching it again failed. */
export function queryView<Data>({ data, isError, refetch }: FetchedData<Data>): QueryView<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return isError ? { status: 'failed', reload: () => void refetch() } : { status: 'loading' };
}

/** The same view of other data. */
export function mapView<From, To>(view: QueryView<From>, map: (data: From) => To): QueryView<To> {
  return view.status === 'ready' ? { status: 'ready', data: map(view.data) } : view;
}
