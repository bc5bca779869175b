import type { ServerContext } from '../platform/context';
import type { BoardStore, FavouriteStore } from './board-store';

export interface Stores {
  readonly board: BoardStore;
  readonly favourites: FavouriteStore;
}

export type Context = ServerContext<Stores>;
