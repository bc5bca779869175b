import { sql, type Kysely } from 'kysely';

import type { LedgerFault } from '../wallet-store';
import type { Schema } from '../../database/tables/schema';
import { SEAL_CHECKS } from '../postgres/seal-checks';
import { BET_CHECKS, SUM_CHECKS } from './bet-checks';
import { EVIDENCE_CHECKS } from './evidence-checks';
import { RECORD_CHECKS } from './record-checks';
import { POOL_CHECKS, SETTLEMENT_CHECKS } from './settlement-checks';
import { TICKET_CHECKS } from './state-checks';

export const LEDGER_CHECKS = [...SUM_CHECKS, ...BET_CHECKS, ...SETTLEMENT_CHECKS, ...POOL_CHECKS, ...TICKET_CHECKS];

export const ALL_CHECKS = [...LEDGER_CHECKS, ...EVIDENCE_CHECKS, ...RECORD_CHECKS, ...SEAL_CHECKS];

/** In one snapshot. */
export async function verifyLedger(db: Kysely<Schema>): Promise<LedgerFault[]> {
  const faults = ALL_CHECKS.map(
    ({ invariant, description, broken }) =>
      sql`select ${invariant}::text as invariant, ${description}::text || ': ' || coalesce(what, 'a row without its key') as detail from (${broken}) as broken`,
  );
  const { rows } = await sql<LedgerFault>`${sql.join(faults, sql` union all `)} order by 1, 2`.execute(db);
  return rows;
}
