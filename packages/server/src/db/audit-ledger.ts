import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { Seal } from '../ports/seal-store';
import type { LedgerFault } from '../ports/wallet-store';
import { columnTypes } from './column-types';
import type { Schema } from './schema';
import { verifyLedger } from './verify-ledger';

/** What the books of one database say at one moment. */
export interface LedgerAudit {
  readonly faults: readonly LedgerFault[];
  readonly transactions: number;
  readonly bets: number;
  /** Transactions after the last seal. */
  readonly unsealed: number;
  /** The last seal of each day, the newest first. */
  readonly days: readonly Seal[];
  /** Whether the database keeps the times of commits, without which I7 cannot be told. */
  readonly knowsCommits: boolean;
}

/** Most days whose last heads are told. */
const DAYS = 7;

/** Reads and checks the books in one snapshot that writes nothing; null where the database has none of this version. */
export async function auditLedger(databaseUrl: string): Promise<LedgerAudit | null> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, types: columnTypes() });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute(async (transaction) => {
      const { rows } = await sql<{ has: boolean }>`select to_regclass('pool_totals') is not null as has`.execute(
        transaction,
      );
      return rows[0]?.has === true ? await audit(transaction) : null;
    });
  } finally {
    await db.destroy();
  }
}

async function audit(db: Kysely<Schema>): Promise<LedgerAudit> {
  const { rows: days } = await sql<Seal>`
    select number, to_char(day, 'YYYY-MM-DD') as day, transactions, encode(head, 'hex') as head from (
      select distinct on (day) * from ledger_seals order by day desc, number desc
    ) s order by number desc limit ${DAYS}`.execute(db);
  const { rows: counts } = await sql<Pick<LedgerAudit, 'transactions' | 'bets' | 'unsealed' | 'knowsCommits'>>`
    select (select count(*) from ledger_transactions) as transactions, (select count(*) from bets) as bets,
      (select count(*) from ledger_transactions) - (select coalesce(sum(transactions), 0)::bigint from ledger_seals) as unsealed,
      current_setting('track_commit_timestamp') = 'on' as "knowsCommits"`.execute(db);
  const [count = { transactions: 0, bets: 0, unsealed: 0, knowsCommits: false }] = counts;
  return { ...count, days, faults: await verifyLedger(db) };
}
