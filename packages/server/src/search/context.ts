import type { ServerContext } from '../platform/context';
import type { SearchStore } from './search-store';

export interface Stores {
  readonly search: SearchStore;
}

export type Context = ServerContext<Stores>;
