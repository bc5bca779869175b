import type { AccountStore } from './account-store';
import type { BetStore } from './bet-store';
import type { BoardStore } from './board-store';
import type { FavouriteStore } from './favourite-store';
import type { FeedStateStore } from './feed-state-store';
import type { FeedStore } from './feed-store';
import type { HeldBetStore } from './held-bet-store';
import type { OutboxStore } from './outbox-store';
import type { PlacementStore } from './placement-store';
import type { PoolStore } from './pool-store';
import type { ProtectionStore } from './protection-store';
import type { QuarantineStore } from './quarantine-store';
import type { RegionStore } from './region-store';
import type { ResultStore } from './result-store';
import type { SealStore } from './seal-store';
import type { SessionStore } from './session-store';
import type { SettlementStore } from './settlement-store';
import type { SwapStore } from './swap-store';
import type { TermStore } from './term-store';
import type { TicketStore } from './ticket-store';
import type { WalletStore } from './wallet-store';

/** Outside a transaction each call commits separately. */
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
  readonly heldBets: HeldBetStore;
  readonly results: ResultStore;
  readonly settlements: SettlementStore;
  readonly pools: PoolStore;
  readonly swaps: SwapStore;
  readonly protections: ProtectionStore;
  readonly regions: RegionStore;
  readonly quarantine: QuarantineStore;
  readonly seals: SealStore;
  readonly outbox: OutboxStore;
  readonly terms: TermStore;
  readonly tickets: TicketStore;
}

/** Restarts on deadlocks and serialisation failures, so the work must have no side effects outside the given stores. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
