import type { ServerContext } from '../platform/context';
import type { AccountStore, ProtectionStore, SessionStore, TicketStore } from './player-store';
import type { OutboxEvent } from '../platform/records';
import type { WalletStore } from '../ledger';

export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  /** Part of the store of `bus`, which is on a higher floor. */
  readonly outbox: { add(events: readonly OutboxEvent[]): Promise<void> };
  readonly wallets: WalletStore;
  readonly tickets: TicketStore;
  readonly protections: ProtectionStore;
}

export type Context = ServerContext<Stores>;
