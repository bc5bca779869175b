import type { ServerContext } from '../platform/context';
import type { AccountStore } from './account-store';
import type { SessionStore } from './session-store';
import type { TicketStore } from './push-ticket-store';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly wallets: WalletStore;
  readonly tickets: TicketStore;
}

export type Context = ServerContext<Stores>;
