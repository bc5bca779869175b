import type { ServerContext } from '../platform/context';
import type { ContentStore } from './content-store';

export interface Stores {
  readonly content: ContentStore;
}

export type Context = ServerContext<Stores>;
