import type { ServerContext } from '../platform/context';
import type { BoardStore } from '../catalogue';
import type { FeedStore } from './feed-store';
import type { OutboxStore } from '../bus';
import type { QuarantineStore } from './quarantine-store';

export interface Stores {
  readonly board: BoardStore;
  readonly feed: FeedStore;
  readonly quarantine: QuarantineStore;
  readonly outbox: OutboxStore;
}

export type Context = ServerContext<Stores>;
