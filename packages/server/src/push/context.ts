import type { ServerContext } from '../platform/context';
import type { Stores as CatalogueStores } from '../catalogue';
import type { Stores as ChessStores } from '../chess';
import type { BetStore } from '../history';
import type { WalletStore } from '../ledger';
import type { Stores as RoundStores } from '../rounds';
import type { Stores as ViewStores } from '../views';

export interface Stores extends CatalogueStores, Pick<ChessStores, 'chess' | 'placements'>, RoundStores, ViewStores {
  readonly bets: BetStore;
  readonly wallets: WalletStore;
}

export type Context = ServerContext<Stores>;
