import { sql, type Kysely } from 'kysely';

import type { LedgerFault } from '../wallet-store';
import type { Schema } from '../../database/tables/schema';
import { SEAL_CHECKS } from '../postgres/seal-checks';
import { ADJUSTMENT_CHECKS, APPROVED_ADJUSTMENT_CHECKS } from './adjustment-checks';
import type { Check } from './check';
import { BET_CHECKS, SUM_CHECKS } from './bet-checks';
import { CHESS_CHECKS } from './chess-checks';
import { EVIDENCE_CHECKS } from './evidence-checks';
import { findWrongDraws } from './find-wrong-draws';
import { DESK_RECORD_CHECKS, RECORD_CHECKS } from './record-checks';
import { POOL_CHECKS, SETTLEMENT_CHECKS } from './settlement-checks';
import { TICKET_CHECKS } from './state-checks';
import { OPERATOR_WALLET_CHECKS } from './operator-wallet-checks';

export const LEDGER_CHECKS = [...SUM_CHECKS, ...BET_CHECKS, ...SETTLEMENT_CHECKS, ...POOL_CHECKS, ...TICKET_CHECKS];

/** With the rights of the server. */
export const SERVER_CHECKS = [
  ...LEDGER_CHECKS,
  ...EVIDENCE_CHECKS,
  ...CHESS_CHECKS,
  ...OPERATOR_WALLET_CHECKS,
  ...ADJUSTMENT_CHECKS,
  ...RECORD_CHECKS,
  ...SEAL_CHECKS,
];

/** With the rights of the owner. */
export const ALL_CHECKS = [...SERVER_CHECKS, ...DESK_RECORD_CHECKS, ...APPROVED_ADJUSTMENT_CHECKS];

/** For one snapshot, `db` has to be a transaction that has one. */
export async function verifyLedger(db: Kysely<Schema>, checks: readonly Check[] = ALL_CHECKS): Promise<LedgerFault[]> {
  const faults = checks.map(
    ({ invariant, description, broken }) =>
      sql`select ${invariant}::text as invariant, ${description}::text || ': ' || coalesce(what, 'a row without its key') as detail from (${broken}) as broken`,
  );
  const { rows } = await sql<LedgerFault>`${sql.join(faults, sql` union all `)} order by 1, 2`.execute(db);
  return [...rows, ...(await findWrongDraws(db))];
}
