import type { ServerContext } from '../platform/context';
import type { HeldBetStore } from './held-bet-store';
import type { OutboxStore } from '../bus';
import type { OfferStore } from '../placement';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly heldBets: HeldBetStore;
  readonly offers: OfferStore;
  readonly outbox: OutboxStore;
  readonly wallets: WalletStore;
}

export type Context = ServerContext<Stores>;
