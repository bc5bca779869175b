import type { ServerContext } from '../platform/context';
import type { HouseTermsStore } from './limits/limit-store';
import type { PlacementStore } from './placement-store';
import type { OfferStore } from './offers/offer-store';
import type { OutboxStore } from '../bus';
import type { ProtectionStore, RegionStore } from '../players';

export interface Stores {
  readonly placements: PlacementStore;
  readonly regions: RegionStore;
  readonly protections: ProtectionStore;
  readonly offers: OfferStore;
}

export interface TermsStores {
  readonly houseTerms: HouseTermsStore;
}

export interface OfferStores {
  readonly offers: OfferStore;
  readonly outbox: OutboxStore;
}

export type Context = ServerContext<Stores>;
export type TermsContext = ServerContext<TermsStores>;
export type OfferContext = ServerContext<OfferStores>;
