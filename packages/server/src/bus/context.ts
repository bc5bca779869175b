import type { ServerContext } from '../platform/context';
import type { OutboxStore } from './outbox-store';

export interface Stores {
  readonly outbox: OutboxStore;
}

export type Context = ServerContext<Stores>;
