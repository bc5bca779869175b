import type { ApprovedVoidStore } from './approved-void-store';
import type { ServerContext } from '../platform/context';
import type { QuarantineStore } from '../feed';
import type { Stores as SettlementStores } from '../settlement';

export interface Stores extends SettlementStores {
  readonly quarantine: QuarantineStore;
  readonly approvedVoids: ApprovedVoidStore;
}

export type Context = ServerContext<Stores>;
