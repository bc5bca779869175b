import type { BoardStore } from '../catalogue';
import type { FeedStateStore, FeedStore } from '../feed';
import type { ServerContext } from '../platform/context';
import type { RoundStore } from './round-store';

export interface Stores {
  readonly board: BoardStore;
  readonly feed: FeedStore;
  readonly feedState: FeedStateStore;
  readonly rounds: RoundStore;
}

export type Context = ServerContext<Stores>;
