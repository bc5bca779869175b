import type { AccountStore } from './account-store';
import type { BetStore } from './bet-store';
import type { BoardStore } from './board-store';
import type { FavouriteStore } from './favourite-store';
import type { FeedStateStore } from './feed-state-store';
import type { FeedStore } from './feed-store';
import type { PlacementStore } from './placement-store';
import type { SessionStore } from './session-store';
import type { SettlementStore } from './settlement-store';
import type { WalletStore } from './wallet-store';

/** Everything that is kept. Outside a transaction each call stands alone. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly wallets: WalletStore;
  readonly board: BoardStore;
  readonly feed: FeedStore;
  readonly feedState: FeedStateStore;
  readonly favourites: FavouriteStore;
  readonly placements: PlacementStore;
  readonly bets: BetStore;
  readonly settlements: SettlementStore;
}

/**
 * Runs the work in one database transaction: all of it or nothing. Deadlocks and serialisation failures are run again
 * from the start, so the work must touch nothing but the stores it is given.
 */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
