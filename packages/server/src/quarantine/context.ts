import type { ApprovedProposalStore } from './approved-proposal-store';
import type { ServerContext } from '../platform/context';
import type { QuarantineStore } from '../feed';
import type { Stores as SettlementStores } from '../settlement';

export interface Stores extends SettlementStores {
  readonly quarantine: QuarantineStore;
  readonly approvedProposals: ApprovedProposalStore;
}

export type Context = ServerContext<Stores>;
