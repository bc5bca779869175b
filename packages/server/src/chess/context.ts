import type { OutboxStore } from '../bus';
import type { WalletStore } from '../ledger';
import type { PlacementStore } from '../placement';
import type { ServerContext } from '../platform/context';
import type { ChessStore } from './chess-store';

export interface Stores {
  readonly chess: ChessStore;
  readonly outbox: OutboxStore;
  readonly placements: PlacementStore;
  readonly wallets: WalletStore;
}

export type Context = ServerContext<Stores>;
