import type { ServerContext } from '../platform/context';
import type { AccountStore, ProtectionStore, SessionStore, TicketStore } from './player-store';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly wallets: WalletStore;
  readonly tickets: TicketStore;
  readonly protections: ProtectionStore;
}

export type Context = ServerContext<Stores>;
