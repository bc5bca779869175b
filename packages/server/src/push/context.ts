import type { ServerContext } from '../platform/context';
import type { Stores as CatalogueStores } from '../catalogue';
import type { BetStore } from '../history';
import type { WalletStore } from '../ledger';

export interface Stores extends CatalogueStores {
  readonly bets: BetStore;
  readonly wallets: WalletStore;
}

export type Context = ServerContext<Stores>;
