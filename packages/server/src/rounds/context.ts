import type { ServerContext } from '../platform/context';
import type { RoundStore } from './round-store';

export interface Stores {
  readonly rounds: RoundStore;
}

export type Context = ServerContext<Stores>;
