import type { ServerContext } from '../platform/context';
import type { SpoilerStore } from './spoiler-store';

export interface Stores {
  readonly spoilers: SpoilerStore;
}

export type Context = ServerContext<Stores>;
