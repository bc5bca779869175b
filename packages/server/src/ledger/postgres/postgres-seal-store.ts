import { sql, type Kysely } from 'kysely';

import type { Seal, SealStore } from '../seal-store';
import type { Schema } from '../../database/tables/schema';
import { selectNextXids } from './sealed-records';
import { selectHead } from './sealed-text';

/** (xid, id) of transactions, xid of records. */
interface End {
  readonly number: number;
  readonly xid: string;
  readonly id: number;
  readonly record_xid: string;
  /** Restarted ids would sort before sealed ones. */
  readonly is_ahead: boolean;
}

interface Bound {
  readonly xid: string;
  readonly id: number;
}

export async function sealNext(db: Kysely<Schema>, at: number, most: number): Promise<Seal | null> {
  const end = await endOfChain(db);
  if (end.is_ahead)
    throw new Error('the transaction ids of the database restarted: it was not restored from its own files');
  const transactions = await nextTransaction(db, end, most);
  const recordXid = await nextRecordXid(db, end, most);
  if (transactions === null && recordXid === null) return null;
  return await insertSeal(db, end, { ...(transactions ?? end), recordXid: recordXid ?? end.record_xid, at });
}

async function endOfChain(db: Kysely<Schema>): Promise<End> {
  const { rows } = await sql<End>`
    select number, last_xid::text as xid, last_id as id, coalesce(last_record_xid, '0'::xid8)::text as record_xid,
      greatest(last_xid, last_record_xid) >= pg_snapshot_xmax(pg_current_snapshot()) as is_ahead
    from ledger_seals order by number desc limit 1`.execute(db);
  return rows[0] ?? { number: 0, xid: '0', id: 0, record_xid: '0', is_ahead: false };
}

/** Everything before it has ended. */
async function nextTransaction(db: Kysely<Schema>, end: End, most: number): Promise<Bound | null> {
  const { rows } = await sql<Bound>`
    select xid::text, id from (
      select xid, id from ledger_transactions
      where (xid, id) > (${end.xid}::xid8, ${end.id}::bigint)
        and xid < (select pg_snapshot_xmin(pg_current_snapshot()))
      order by xid, id limit ${most}
    ) next order by next.xid desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Never splits a transaction. */
async function nextRecordXid(db: Kysely<Schema>, end: End, most: number): Promise<string | null> {
  const { rows } = await sql<{ xid: string | null }>`
    select max(xid)::text as xid from (${selectNextXids(sql`${end.record_xid}::xid8`, most)}) next`.execute(db);
  return rows[0]?.xid ?? null;
}

interface NextSeal extends Bound {
  readonly recordXid: string;
  readonly at: number;
}

async function insertSeal(db: Kysely<Schema>, end: End, next: NextSeal): Promise<Seal | null> {
  const { xid, id, recordXid, at } = next;
  const head = selectHead({
    previous: sql`coalesce((select head from ledger_seals where number = ${end.number}::bigint), '')`,
    number: sql`${end.number + 1}::bigint`,
    day: sql`${dayOf(at)}::text`,
    at: sql`${at}::bigint`,
    afterXid: sql`${end.xid}::xid8`,
    afterId: sql`${end.id}::bigint`,
    lastXid: sql`${xid}::xid8`,
    lastId: sql`${id}::bigint`,
    recordsAfter: sql`${end.record_xid}::xid8`,
    recordsUpTo: sql`${recordXid}::xid8`,
  });
  const { rows } = await sql<Seal>`
    insert into ledger_seals (number, day, at, transactions, last_xid, last_id, records, last_record_xid, head)
    select ${end.number + 1}, ${dayOf(at)}, ${at}, h.transactions, ${xid}, ${id}, h.records, ${recordXid}, h.head
    from (${head}) h
    on conflict do nothing
    returning number, to_char(day, 'YYYY-MM-DD') as day, transactions, encode(head, 'hex') as head`.execute(db);
  return rows[0] ?? null;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function createSealStore(db: Kysely<Schema>): SealStore {
  const seals = () =>
    db
      .selectFrom('ledger_seals')
      .select(['number', 'transactions'])
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), sql<string>`encode(head, 'hex')`.as('head')]);
  return {
    last: async () => (await seals().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null,
    find: async (number) => (await seals().where('number', '=', number).executeTakeFirst()) ?? null,
    sealNext: (at, most) => sealNext(db, at, most),
  };
}
