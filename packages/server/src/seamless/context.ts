import type { SeamlessStore } from './seamless-store';
import type { Stores as AcceptanceStores } from '../acceptance';
import type { FundingStores } from '../placement';
import type { ServerContext } from '../platform/context';

export interface Stores extends AcceptanceStores, FundingStores {
  readonly seamless: SeamlessStore;
}

export type Context = ServerContext<Stores>;
