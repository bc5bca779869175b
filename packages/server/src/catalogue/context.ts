import type { ServerContext } from '../platform/context';
import type { BoardStore } from './board-store';
import type { FavouriteStore } from './favourite-store';

export interface Stores {
  readonly board: BoardStore;
  readonly favourites: FavouriteStore;
}

export type Context = ServerContext<Stores>;
