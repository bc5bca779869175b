import type { ServerContext } from '../platform/context';
import type { PlacementStore } from './placement-store';
import type { ProtectionStore, RegionStore } from '../players';

export interface Stores {
  readonly placements: PlacementStore;
  readonly regions: RegionStore;
  readonly protections: ProtectionStore;
}

export type Context = ServerContext<Stores>;
