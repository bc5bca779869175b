import { createStore, type StoreApi } from 'zustand/vanilla';

export interface FavoritesState {
  /** While signed out (GAMES-7). */
  readonly local: readonly number[];
  /** While signed in, since the rows were fetched. */
  readonly changed: ReadonlyMap<number, boolean>;
}

export type FavoritesStore = StoreApi<FavoritesState>;

export const createFavoritesStore = (local: readonly number[]): FavoritesStore =>
  createStore(() => ({ local, changed: new Map() }));
