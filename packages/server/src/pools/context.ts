import type { ServerContext } from '../platform/context';
import type { BoardStore } from '../catalogue';
import type { OutboxStore } from '../bus';
import type { PlacementStore } from '../placement';
import type { PoolStore } from './pool-store';
import type { RegionStore } from '../players';
import type { SwapStore } from './swap-store';
import type { WalletStore } from '../ledger';

export interface ClosingStores {
  readonly pools: PoolStore;
  readonly wallets: WalletStore;
}

export interface Stores extends ClosingStores {
  readonly outbox: OutboxStore;
  readonly board: BoardStore;
  readonly swaps: SwapStore;
  readonly placements: PlacementStore;
  readonly regions: RegionStore;
}

export type ClosingContext = ServerContext<ClosingStores>;
export type Context = ServerContext<Stores>;
