import type { RawBuilder } from 'kysely';

import type { LedgerFault } from '../../ports/wallet-store';

/** One way in which an invariant can be broken. */
export interface Check {
  readonly invariant: LedgerFault['invariant'];
  readonly says: string;
  /** Selects the things that break it, as `what`. */
  readonly broken: RawBuilder<{ what: string }>;
}
