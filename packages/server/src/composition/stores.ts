import type { AccountStore, ProtectionStore, RegionStore, SessionStore, TicketStore } from '../players';
import type { BetStore } from '../history';
import type { BoardStore, FavoriteStore } from '../catalogue';
import type { ContentStore } from '../content';
import type { FeedStateStore, FeedStore, QuarantineStore } from '../feed';
import type { HeldBetStore } from '../acceptance';
import type { OutboxStore } from '../bus';
import type { PlacementStore } from '../placement';
import type { PoolStore, SwapStore } from '../pools';
import type { ResultStore, SettlementStore } from '../settlement';
import type { SimulatedPlayerStore } from '../simulated-players';
import type { SealStore, WalletStore } from '../ledger';
import type { TermStore } from '../leading';

export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly wallets: WalletStore;
  readonly board: BoardStore;
  readonly feed: FeedStore;
  readonly feedState: FeedStateStore;
  readonly favorites: FavoriteStore;
  readonly placements: PlacementStore;
  readonly bets: BetStore;
  readonly content: ContentStore;
  readonly heldBets: HeldBetStore;
  readonly results: ResultStore;
  readonly settlements: SettlementStore;
  readonly pools: PoolStore;
  readonly simulated: SimulatedPlayerStore;
  readonly swaps: SwapStore;
  readonly protections: ProtectionStore;
  readonly regions: RegionStore;
  readonly quarantine: QuarantineStore;
  readonly seals: SealStore;
  readonly outbox: OutboxStore;
  readonly terms: TermStore;
  readonly tickets: TicketStore;
}
