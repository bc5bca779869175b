import type { ServerContext } from '../platform/context';
import type { BoardStore } from '../catalogue';
import type { FeedStore, QuarantineStore } from '../feed';
import type { OutboxStore } from '../bus';
import type { PoolStore } from '../pools';
import type { ResultStore } from './result-store';
import type { SettlementStore } from './settlement-store';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly results: ResultStore;
  readonly settlements: SettlementStore;
  readonly outbox: OutboxStore;
  readonly board: BoardStore;
  readonly pools: PoolStore;
  readonly wallets: WalletStore;
  readonly feed: FeedStore;
  readonly quarantine: QuarantineStore;
}

export type Context = ServerContext<Stores>;
