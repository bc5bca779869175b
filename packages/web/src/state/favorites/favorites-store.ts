import { createStore, type StoreApi } from 'zustand/vanilla';

export interface FavoritesState {
  /** Favourites of a signed-out player, stored on this machine (GAMES-7). */
  readonly local: readonly number[];
  /** Changes by a signed-in player since the rows were fetched. */
  readonly changed: ReadonlyMap<number, boolean>;
}

export type FavoritesStore = StoreApi<FavoritesState>;

export const createFavoritesStore = (local: readonly number[]): FavoritesStore =>
  createStore(() => ({ local, changed: new Map() }));
