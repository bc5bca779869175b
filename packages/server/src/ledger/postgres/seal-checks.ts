import { sql } from 'kysely';

import type { Check } from '../verification/check';
import { LATER_RECORDS } from './sealed-records';
import { selectHead } from './sealed-text';

const SEALS = sql`(
  select *,
    lag(number, 1, 0::bigint) over (order by number) as number_before,
    lag(head, 1, '') over (order by number) as head_before,
    lag(last_xid, 1, '0'::xid8) over (order by number) as xid_before,
    lag(last_id, 1, 0::bigint) over (order by number) as id_before,
    coalesce(lag(last_record_xid) over (order by number), '0'::xid8) as record_xid_before
  from ledger_seals)`;

const HEAD = selectHead({
  previous: sql`s.head_before`,
  number: sql`s.number`,
  day: sql`to_char(s.day, 'YYYY-MM-DD')`,
  at: sql`s.at`,
  afterXid: sql`s.xid_before`,
  afterId: sql`s.id_before`,
  lastXid: sql`s.last_xid`,
  lastId: sql`s.last_id`,
  recordsAfter: sql`s.record_xid_before`,
  recordsUpTo: sql`s.last_record_xid`,
});

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

/** R30: unchanged, and sealed in time. */
export const SEAL_CHECKS: readonly Check[] = [
  {
    invariant: 'R30',
    description: 'seal that does not match the data it covers: something was changed, removed, moved or inserted',
    broken: sql`select s.number || ' of ' || s.day as what from ${SEALS} s cross join lateral (${HEAD}) h
      where h.head <> s.head or h.transactions <> s.transactions or h.records is distinct from s.records
        or s.number <> s.number_before + 1`,
  },
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
