import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { Seal } from '../seal-store';
import type { LedgerFault } from '../wallet-store';
import { columnTypes } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { verifyLedger } from './verify-ledger';

export interface LoggedHead {
  readonly number: number;
  readonly head: string;
}

export interface LedgerAudit {
  readonly faults: readonly LedgerFault[];
  readonly transactions: number;
  readonly bets: number;
  readonly unsealed: number;
  /** UTC. */
  readonly unsealedSince: string | null;
  readonly foundHeads: readonly LoggedHead[];
  /** Newest first. */
  readonly days: readonly Seal[];
  readonly knowsCommits: boolean;
}

type Counts = Pick<LedgerAudit, 'transactions' | 'bets' | 'unsealed' | 'unsealedSince' | 'knowsCommits'>;
const NOTHING: Counts = { transactions: 0, bets: 0, unsealed: 0, unsealedSince: null, knowsCommits: false };

const DAYS = 7;

/** Null: another version. */
export async function auditLedger(databaseUrl: string, heads: readonly LoggedHead[] = []): Promise<LedgerAudit | null> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, types: columnTypes() });
  // A database that stops while the connection closes must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute(async (transaction) => {
      const { rows } = await sql<{ has: boolean }>`select to_regclass('record_changes') is not null as has`.execute(
        transaction,
      );
      return rows[0]?.has === true ? await audit(transaction, heads) : null;
    });
  } finally {
    await db.destroy();
  }
}

async function audit(db: Kysely<Schema>, heads: readonly LoggedHead[]): Promise<LedgerAudit> {
  const { rows: days } = await sql<Seal>`
    select number, to_char(day, 'YYYY-MM-DD') as day, transactions, encode(head, 'hex') as head from (
      select distinct on (day) * from ledger_seals order by day desc, number desc
    ) s order by number desc limit ${DAYS}`.execute(db);
  const { rows: counts } = await sql<Counts>`
    with unsealed as (
      select written_at from ledger_transactions
      where (xid, id) > all (select last_xid, last_id from ledger_seals order by number desc limit 1)
    )
    select (select count(*) from ledger_transactions) as transactions, (select count(*) from bets) as bets,
      (select count(*) from unsealed) as unsealed,
      (select to_char(min(written_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') from unsealed) as "unsealedSince",
      current_setting('track_commit_timestamp') = 'on' as "knowsCommits"`.execute(db);
  const { rows: stored } = await sql<LoggedHead>`
    select number, encode(head, 'hex') as head from ledger_seals
    where number = any(${heads.map(({ number }) => number)}::bigint[])`.execute(db);
  const foundHeads = heads.filter(({ number, head }) =>
    stored.some((seal) => seal.number === number && seal.head === head),
  );
  const [count = NOTHING] = counts;
  return { ...count, foundHeads, days, faults: await verifyLedger(db) };
}
