import type { ServerContext } from '../platform/context';
import type { ViewStore } from './view-store';

export interface Stores {
  readonly views: ViewStore;
}

export type Context = ServerContext<Stores>;
