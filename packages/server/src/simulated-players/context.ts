import type { AccountStore, ProtectionStore, RegionStore } from '../players';
import type { OfferStore, PlacementStore } from '../placement';
import type { ServerContext } from '../platform/context';
import type { SimulatedPlayerStore } from './simulated-player-store';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly accounts: AccountStore;
  readonly wallets: WalletStore;
  readonly offers: OfferStore;
  readonly placements: PlacementStore;
  readonly regions: RegionStore;
  readonly protections: ProtectionStore;
  readonly simulated: SimulatedPlayerStore;
}

export type Context = ServerContext<Stores>;
