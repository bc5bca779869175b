import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { BetQuery, BetSearchStore, CoveringSeal, LedgerRow, PriceNow } from './bet-search-store';
import type { Schema } from '../../database/tables/schema';

const ORDER_NO = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const REQUEST_ID = /^[\w-]{16,64}$/;
const PLAYER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MATCH_ID = /^\d{1,15}$/;
/** Of one name. */
const MOST_ACCOUNTS = 20;
const STEPS = 50;

/** Accounts by id or exact name, whatever the case. */
async function accountsOf(db: Kysely<Schema>, text: string): Promise<number[]> {
  const key = text.toLowerCase();
  const { rows } = await sql<{ id: number }>`
    select id from accounts where lower(nickname) = ${key} or lower(username) = ${key}
      or player_id = ${PLAYER_ID.test(text) ? key : null}::uuid
      or id in (select account_id from operator_players where lower(player_id) = ${key})
    limit ${MOST_ACCOUNTS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Each is read by a separate index. */
async function partsOf(db: Kysely<Schema>, text: string): Promise<RawBuilder<unknown>[]> {
  if (text === '') return [sql`select order_no from bets b where true`];
  const orderNo = text.toUpperCase();
  const accounts = await accountsOf(db, text);
  return [
    ...(ORDER_NO.test(orderNo) ? [sql`select order_no from bets b where order_no = ${orderNo}`] : []),
    ...(accounts.length > 0 ? [sql`select order_no from bets b where account_id = any(${accounts}::bigint[])`] : []),
    ...(MATCH_ID.test(text)
      ? [sql`select distinct b.order_no from bet_legs b where b.game_id = ${Number(text)}::bigint`]
      : []),
    ...(REQUEST_ID.test(text)
      ? [
          sql`select order_no from (
            select r->>'order_no' as order_no from placements p, json_array_elements(p.answer->'results') r
            where p.request_id = ${text} and r->>'order_no' is not null) b where true`,
        ]
      : []),
  ];
}

async function find(db: Kysely<Schema>, { text, from, to, limit }: BetQuery): Promise<string[]> {
  const parts = await partsOf(db, text);
  if (parts.length === 0) return [];
  const range = sql`and (${from}::text is null or b.order_no >= ${from}) and (${to}::text is null or b.order_no < ${to})`;
  const limited = parts.map((part) => sql`(${part} ${range} order by b.order_no desc limit ${limit})`);
  const { rows } = await sql<{ order_no: string }>`
    select order_no from (${sql.join(limited, sql` union `)}) f order by order_no desc limit ${limit}`.execute(db);
  return rows.map(({ order_no }) => order_no);
}

async function ledgerOf(db: Kysely<Schema>, orderNo: string): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select t.id as "transactionId", t.kind, t.at, (
        select json_agg(json_build_object('account', account, 'currency_id', currency_id, 'amount', amount::text)
          order by account) from ledger_entries where transaction_id = t.id) as entries, (
        select s.number from ledger_seals s where (s.last_xid, s.last_id) >= (t.xid, t.id)
        order by s.last_xid, s.last_id, s.number limit 1) as seal
    from ledger_transactions t where t.order_no = ${orderNo} order by t.id`.execute(db);
  return rows;
}

async function pricesOf(db: Kysely<Schema>, orderNo: string): Promise<PriceNow[]> {
  const { rows } = await sql<PriceNow>`
    select l.point_id as "pointId", l.version, o.odd, o.version as "versionNow", coalesce((
        select json_agg(json_build_object('at', s.at, 'odd', s.odd, 'version', s.version) order by s.at desc) from (
          select * from price_steps where point_id = l.point_id order by at desc limit ${STEPS}) s), '[]') as steps
    from bet_legs l join points o on o.id = l.point_id where l.order_no = ${orderNo} order by l.position`.execute(db);
  return rows;
}

export function createBetSearchStore(db: Kysely<Schema>): BetSearchStore {
  return {
    find: (query) => find(db, query),
    async playerIds(accountIds) {
      const { rows } = await sql<{ id: number; player_id: string }>`
        select id, player_id from accounts where id = any(${accountIds}::bigint[])`.execute(db);
      return new Map(rows.map(({ id, player_id }) => [id, player_id]));
    },
    async storedAnswer(accountId, requestId) {
      const placement = await db
        .selectFrom('placements')
        .select('answer')
        .where('account_id', '=', accountId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return placement?.answer ?? null;
    },
    ledgerOf: (orderNo) => ledgerOf(db, orderNo),
    async seals(numbers) {
      const { rows } = await sql<CoveringSeal>`
        select number, to_char(day, 'YYYY-MM-DD') as day, at, encode(head, 'hex') as head from ledger_seals
        where number = any(${numbers}::bigint[]) order by number`.execute(db);
      return rows;
    },
    pricesOf: (orderNo) => pricesOf(db, orderNo),
  };
}
