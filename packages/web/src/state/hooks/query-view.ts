/** What a screen draws of data that is fetched: three of its five faces (the other two are "empty" and "signed out"). */
export type QueryView<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'ready'; readonly data: Data };
