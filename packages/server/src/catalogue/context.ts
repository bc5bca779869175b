import type { ServerContext } from '../platform/context';
import type { BoardStore, FavoriteStore } from './board-store';

export interface Stores {
  readonly board: BoardStore;
  readonly favorites: FavoriteStore;
}

export type Context = ServerContext<Stores>;
