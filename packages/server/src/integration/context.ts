import type { IntegrationStore } from './integration-store';
import type { ServerContext } from '../platform/context';
import type { Stores as PlayerStores } from '../players';

export interface Stores extends PlayerStores {
  readonly integration: IntegrationStore;
}

export type Context = ServerContext<Stores>;
