import type { RawBuilder } from 'kysely';

import type { LedgerFault } from '../wallet-store';

export interface Check {
  readonly invariant: LedgerFault['invariant'];
  readonly description: string;
  /** Violations. */
  readonly broken: RawBuilder<{ what: string }>;
}
