import type { ServerContext } from '../platform/context';
import type { AccountStore, SessionStore, TicketStore } from './player-store';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly wallets: WalletStore;
  readonly tickets: TicketStore;
}

export type Context = ServerContext<Stores>;
