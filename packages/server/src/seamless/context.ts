import type { SeamlessStore } from './seamless-store';
import type { Stores as AcceptanceStores } from '../acceptance';
import type { Stores as PlacementStores } from '../placement';
import type { ServerContext } from '../platform/context';

export interface Stores extends AcceptanceStores, PlacementStores {
  readonly seamless: SeamlessStore;
}

export type Context = ServerContext<Stores>;
