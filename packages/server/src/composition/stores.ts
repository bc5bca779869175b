import type { AccountStore } from '../players/account-store';
import type { BetStore } from '../history/bet-store';
import type { BoardStore } from '../catalogue/board-store';
import type { FavouriteStore } from '../players/favourite-store';
import type { FeedStateStore } from '../feed/feed-state-store';
import type { FeedStore } from '../feed/feed-store';
import type { HeldBetStore } from '../acceptance/held-bet-store';
import type { OutboxStore } from '../bus/outbox-store';
import type { PlacementStore } from '../placement/placement-store';
import type { PoolStore } from '../pools/pool-store';
import type { ProtectionStore } from '../players/protection-store';
import type { QuarantineStore } from '../feed/quarantine-store';
import type { RegionStore } from '../players/region-store';
import type { ResultStore } from '../settlement/result-store';
import type { SealStore } from '../ledger/seal-store';
import type { SessionStore } from '../players/session-store';
import type { SettlementStore } from '../settlement/settlement-store';
import type { SwapStore } from '../pools/swap-store';
import type { TermStore } from '../leading/term-store';
import type { TicketStore } from '../players/push-ticket-store';
import type { WalletStore } from '../ledger/wallet-store';

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
