import { availableParallelism } from 'node:os';

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { Seal } from '../seal-store';
import type { LedgerFault } from '../wallet-store';
import { columnTypes, readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { type Lanes, verifyInLanes } from './verify-ledger';

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

/** Connections; each verifies a part. */
const LANES = Math.min(4, availableParallelism());

/** Null: another version. */
export async function auditLedger(databaseUrl: string, heads: readonly LoggedHead[] = []): Promise<LedgerAudit | null> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: LANES, types: columnTypes() });
  // A database that stops while the connection closes must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await readInSnapshot(db, async (first) => {
      const { rows } = await sql<{ has: boolean; snapshot: string }>`
        select to_regclass('record_changes') is not null as has, pg_export_snapshot() as snapshot`.execute(first);
      const [known] = rows;
      return known?.has === true ? await inLanes(db, known.snapshot, [first], (lanes) => audit(lanes, heads)) : null;
    });
  } finally {
    await db.destroy();
  }
}

/** Adds transactions that read the exported snapshot. */
async function inLanes<Value>(
  db: Kysely<Schema>,
  snapshot: string,
  lanes: Lanes,
  work: (lanes: Lanes) => Promise<Value>,
): Promise<Value> {
  if (lanes.length === LANES) return await work(lanes);
  return await readInSnapshot(db, async (lane) => {
    await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(lane);
    return await inLanes(db, snapshot, [...lanes, lane], work);
  });
}

async function audit(lanes: Lanes, heads: readonly LoggedHead[]): Promise<LedgerAudit> {
  const [db] = lanes;
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
  return { ...count, foundHeads, days, faults: await verifyInLanes(lanes) };
}
