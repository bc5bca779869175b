import { sql, type Kysely } from 'kysely';

import type { Seal } from '../../ports/seal-store';
import type { Schema } from '../schema';
import { selectHead } from './sealed-text';

/** Where the chain ends: the number of the last seal and its place in the order (xid, id). */
interface End {
  readonly number: number;
  readonly xid: string;
  readonly id: number;
  /** The database gives out numbers that it gave out before, so what comes next would lie before what is sealed. */
  readonly is_ahead: boolean;
}

interface Bound {
  readonly xid: string;
  readonly id: number;
}

export async function sealNext(db: Kysely<Schema>, at: number, most: number): Promise<Seal | null> {
  const end = await endOfChain(db);
  if (end.is_ahead)
    throw new Error('the transactions of the database count from anew: it was not restored from its own files');
  const bound = await nextBound(db, end, most);
  return bound === null ? null : await insertSeal(db, end, bound, at);
}

async function endOfChain(db: Kysely<Schema>): Promise<End> {
  const { rows } = await sql<End>`
    select number, last_xid::text as xid, last_id as id, last_xid >= pg_snapshot_xmax(pg_current_snapshot()) as is_ahead
    from ledger_seals order by number desc limit 1`.execute(db);
  return rows[0] ?? { number: 0, xid: '0', id: 0, is_ahead: false };
}

/** The last transaction of the next seal: all that come before it are committed, or never will be. */
async function nextBound(db: Kysely<Schema>, end: End, most: number): Promise<Bound | null> {
  const { rows } = await sql<Bound>`
    select xid::text, id from (
      select xid, id from ledger_transactions
      where (xid, id) > (${end.xid}::xid8, ${end.id}::bigint)
        and xid < (select pg_snapshot_xmin(pg_current_snapshot()))
      order by xid, id limit ${most}
    ) next order by xid desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

async function insertSeal(db: Kysely<Schema>, end: End, bound: Bound, at: number): Promise<Seal | null> {
  const head = selectHead({
    previous: sql`coalesce((select head from ledger_seals where number = ${end.number}::bigint), '')`,
    number: sql`${end.number + 1}::bigint`,
    day: sql`${dayOf(at)}::text`,
    at: sql`${at}::bigint`,
    afterXid: sql`${end.xid}::xid8`,
    afterId: sql`${end.id}::bigint`,
    lastXid: sql`${bound.xid}::xid8`,
    lastId: sql`${bound.id}::bigint`,
  });
  const { rows } = await sql<Seal>`
    insert into ledger_seals (number, day, at, transactions, last_xid, last_id, head)
    select ${end.number + 1}, ${dayOf(at)}, ${at}, h.transactions, ${bound.xid}, ${bound.id}, h.head from (${head}) h
    on conflict do nothing
    returning number, to_char(day, 'YYYY-MM-DD') as day, transactions, encode(head, 'hex') as head`.execute(db);
  return rows[0] ?? null;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
