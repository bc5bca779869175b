export type Freshness =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** Nothing was heard since `since` (ms since 1970, this machine's clock): show the time, lock the prices. */
  | { readonly state: 'stale'; readonly since: number };

/** Whether prices are live. */
export function useFreshness(): Freshness {
  throw new Error('pending');
}
