import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { LONG_RUNNING } from '../../database/timed-pool';
import type { Check } from '../verification/check';
import type { LedgerFault } from '../wallet-store';
import { LATER_RECORDS } from './sealed-records';
import { selectHead } from './sealed-text';

/** Seals that one connection verifies one after the other; each covers up to 5,000 transactions. */
const PAGE = 4;

interface StoredSeal {
  readonly number: number;
  readonly day: string;
  readonly at: number;
  readonly transactions: number;
  readonly records: number | null;
  readonly head: Buffer;
  readonly last_xid: string;
  readonly last_id: number;
  readonly last_record_xid: string | null;
}

type SealBefore = Pick<StoredSeal, 'number' | 'head' | 'last_xid' | 'last_id' | 'last_record_xid'>;

const BEFORE_ALL: SealBefore = { number: 0, head: Buffer.alloc(0), last_xid: '0', last_id: 0, last_record_xid: null };

/** By number, the first one exclusive and the last one inclusive; null: up to the end. */
export interface SealPage {
  readonly after: number;
  readonly upTo: number | null;
}

export async function sealPages(db: Kysely<Schema>): Promise<SealPage[]> {
  const { rows } = await sql<{ number: number }>`
    select number from (select number, row_number() over (order by number) as n from ledger_seals) s
    where n % ${PAGE} = 0 order by number`.execute(db);
  const ends = rows.map(({ number }) => number);
  return [BEFORE_ALL.number, ...ends].map((after, index) => ({ after, upTo: ends[index] ?? null }));
}

/**
 * R30: seal by seal, because the database estimates what one covers only if it knows its bounds. Otherwise it may read
 * the whole ledger for each.
 */
export async function findWrongSeals(db: Kysely<Schema>, { after, upTo }: SealPage): Promise<LedgerFault[]> {
  const { rows } = await sql<StoredSeal>`
    select number, to_char(day, 'YYYY-MM-DD') as day, at, transactions, records, head, last_xid::text, last_id,
      last_record_xid::text
    from ledger_seals where number >= ${after} and (number <= ${upTo}::bigint) is not false order by number`.execute(
    db,
  );
  const faults: LedgerFault[] = [];
  let before = BEFORE_ALL;
  for (const seal of rows) {
    if (seal.number !== after && !(await isSealRight(db, seal, before))) faults.push(faultOf(seal));
    before = seal;
  }
  return faults;
}

const faultOf = ({ number, day }: StoredSeal): LedgerFault => ({
  invariant: 'R30',
  detail: `seal that does not match the data it covers: something was changed, removed, moved or inserted: ${number} of ${day}`,
});

async function isSealRight(db: Kysely<Schema>, seal: StoredSeal, before: SealBefore): Promise<boolean> {
  const head = selectHead({
    previous: sql`${before.head}::bytea`,
    number: sql`${seal.number}::bigint`,
    day: sql`${seal.day}::text`,
    at: sql`${seal.at}::bigint`,
    afterXid: sql`${before.last_xid}::xid8`,
    afterId: sql`${before.last_id}::bigint`,
    lastXid: sql`${seal.last_xid}::xid8`,
    lastId: sql`${seal.last_id}::bigint`,
    recordsAfter: sql`${before.last_record_xid ?? '0'}::xid8`,
    recordsUpTo: sql`${seal.last_record_xid}::xid8`,
  });
  const { rows } = await sql<{ is_right: boolean }>`${LONG_RUNNING}
    select ${seal.number}::bigint = ${before.number}::bigint + 1 and h.head = ${seal.head}::bytea and h.transactions = ${seal.transactions}::integer
      and h.records is not distinct from ${seal.records}::integer as is_right
    from (${head}) h`.execute(db);
  return rows[0]?.is_right === true;
}

const END = sql`(
  select coalesce(max(last_xid), '0'::xid8) as xid, coalesce(max(last_id), 0) as id,
    coalesce(max(last_record_xid), '0'::xid8) as record_xid
  from (select * from ledger_seals order by number desc limit 1) last)`;

/**
 * After a crash the last transactions wait for the next start: lateness counts up to the last heartbeat, after 60 of
 * them.
 */
const LATE = sql`l.heartbeat_at - interval '10 minutes'`;
const HAS_LED = sql`l.heartbeats >= 60`;

/** R30: sealed in time. */
export const SEAL_CHECKS: readonly Check[] = [
  {
    invariant: 'R30',
    description: 'not sealed although a server has run for 10 minutes since: seals were deleted, or sealing fails',
    broken: sql`select waiting.number || ' transactions and records, the first written at '
        || to_char(waiting.since at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC' as what
      from (
        select count(*) as number, min(u.written_at) as since from leadership l, ${END} e, lateral (
          select written_at from ledger_transactions where (xid, id) > (e.xid, e.id) and written_at < ${LATE}
          union all
          select at from record_changes where xid > e.record_xid and at < ${LATE}
        ) u where ${HAS_LED}
      ) waiting where waiting.number > 0`,
  },
  {
    invariant: 'R30',
    description: 'the row with the last heartbeat of a server is missing, so late seals cannot be found',
    broken: sql`select 'leadership' as what where not exists (select from leadership)`,
  },
  {
    invariant: 'R30',
    description:
      'written by a transaction that the database has not begun (inserted manually, or the database was restored from a dump)',
    broken: sql`select t.id || ' of transaction ' || t.xid as what from ledger_transactions t
      where t.xid >= pg_snapshot_xmax(pg_current_snapshot())
      union all ${LATER_RECORDS}`,
  },
];
