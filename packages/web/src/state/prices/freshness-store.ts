import { createStore, type StoreApi } from 'zustand/vanilla';

export type Freshness =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** Last message at `since` (ms since 1970, this machine's clock): show the time, lock the prices. */
  | { readonly state: 'stale'; readonly since: number };

export interface FreshnessState {
  readonly freshness: Freshness;
  /** Server clock minus this machine's, in ms. */
  readonly clockOffset: number;
}

export type FreshnessStore = StoreApi<FreshnessState>;

export const createFreshnessStore = (): FreshnessStore =>
  createStore(() => ({ freshness: { state: 'connecting' }, clockOffset: 0 }));
