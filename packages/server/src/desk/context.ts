import type { AccessStore } from './access/access-store';
import type { SessionStore } from './access/session-store';
import type { ActionStore } from './audit/action-store';
import type { LockStore } from './locks/lock-store';
import type { ProposalStore, StakeReader } from './proposals/proposal-store';
import type { OutboxStore } from '../bus';
import type { BoardStore } from '../catalogue';
import type { ServerContext, StoreAccess } from '../platform/context';

export interface DeskStores {
  readonly access: AccessStore;
  readonly sessions: SessionStore;
  readonly actions: ActionStore;
  readonly locks: LockStore;
  readonly proposals: ProposalStore;
  readonly stakes: StakeReader;
  readonly board: BoardStore;
  readonly outbox: OutboxStore;
}

/** Where the page of the desk is opened: passkeys are valid for this origin alone. */
export interface DeskSite {
  readonly origin: string;
}

/** Connected with the role of the desk. */
export interface DeskContext
  extends StoreAccess<DeskStores>, Pick<ServerContext<DeskStores>, 'wallClock' | 'random' | 'log'> {
  readonly site: DeskSite;
}
