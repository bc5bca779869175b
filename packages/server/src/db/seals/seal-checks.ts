import { sql } from 'kysely';

import type { Check } from '../verify/check';
import { selectHead } from './sealed-text';

/** Every seal with the end of the one before it. */
const SEALS = sql`(
  select *,
    lag(number, 1, 0::bigint) over (order by number) as number_before,
    lag(head, 1, '') over (order by number) as head_before,
    lag(last_xid, 1, '0'::xid8) over (order by number) as xid_before,
    lag(last_id, 1, 0::bigint) over (order by number) as id_before
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
});

/** R30: what was sealed is as it was sealed. */
export const SEAL_CHECKS: readonly Check[] = [
  {
    invariant: 'R30',
    says: 'seal that what it covers does not lead to: something up to it was changed, taken out, moved or put in',
    broken: sql`select s.number || ' of ' || s.day as what from ${SEALS} s cross join lateral (${HEAD}) h
      where h.head <> s.head or h.transactions <> s.transactions or s.number <> s.number_before + 1`,
  },
];
