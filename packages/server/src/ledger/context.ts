import type { ServerContext } from '../platform/context';
import type { SealStore } from './seal-store';

export interface Stores {
  readonly seals: SealStore;
}

export type Context = ServerContext<Stores>;
