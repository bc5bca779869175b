import { sql, type Kysely } from 'kysely';

import type { DueBet, DueQuery, HeldBetRecord, HeldLegRecord } from './held-bet-store';
import type { Schema } from '../database/tables/schema';

export async function dueBets(db: Kysely<Schema>, { now, longest, except, limit }: DueQuery): Promise<DueBet[]> {
  const { rows } = await sql<DueBet>`
    select order_no as "orderNo", account_id as "accountId", held_until as "heldUntil" from bets
    where receive_status = 1 and order_no <> all(${except}::text[])
      -- The wallet of the operator has not answered yet.
      and not exists (select from wallet_debits d where d.order_no = bets.order_no and d.state = 'sent')
      and (held_until <= ${now} or held_until > ${now + longest} or moved_by is not null)
    order by held_until, order_no limit ${limit}`.execute(db);
  return rows;
}

export async function countHeld(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from bets where receive_status = 1`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks before reading: data cannot change until the commit. */
export async function lockHeldBets(db: Kysely<Schema>, orderNos: readonly string[]): Promise<HeldBetRecord[]> {
  const { rows } = await sql<{ held: string }>`select lock_held_bets(${orderNos}::text[]) as held`.execute(db);
  if (rows.length === 0) return [];
  const held = rows.map((row) => row.held);
  const legs = await heldLegs(db, held);
  const bets = await db
    .selectFrom('bets')
    .select(['order_no as orderNo', 'account_id as accountId', 'currency_id as currencyId', 'stake', 'cap', 'sizes'])
    .select(['accept', 'is_pool as isPool', 'moved_by as move'])
    .select(sql<number | null>`(select feed_age_ms())`.as('feedAgeMs'))
    .where(sql<boolean>`order_no = any(${held}::text[])`)
    .orderBy('order_no')
    .execute();
  return bets.map((bet) => ({ ...bet, legs: legs.get(bet.orderNo) ?? [] }));
}

async function heldLegs(db: Kysely<Schema>, orderNos: readonly string[]): Promise<Map<string, HeldLegRecord[]>> {
  const rows = await db
    .selectFrom('bet_legs as l')
    .innerJoin('points as o', 'o.id', 'l.point_id')
    .innerJoin('plays as p', 'p.id', 'l.play_id')
    .innerJoin('matches as m', 'm.id', 'l.game_id')
    .innerJoin('game_types as g', 'g.id', 'm.game_type_id')
    .select(['l.order_no', 'l.point_id as pointId', 'l.odd as struck', 'o.version'])
    .select(sql<number>`coalesce(o.odd, l.odd)`.as('odd'))
    .select(sql<boolean>`o.outcome is not null`.as('isDecided'))
    .select(sql<boolean>`o.priced and not o.suspended and not g.stopped`.as('isOffered'))
    .select(['p.status as playStatus', 'p.is_hide as playHide', 'p.limit_scale as limitScale'])
    .select(['m.status as matchStatus', 'm.is_hide as matchHide'])
    .where(sql<boolean>`l.order_no = any(${orderNos}::text[])`)
    .orderBy('l.order_no')
    .orderBy('l.position')
    .execute();
  const legs = new Map<string, HeldLegRecord[]>();
  for (const { order_no, ...leg } of rows) {
    const own = legs.get(order_no) ?? [];
    legs.set(order_no, own);
    own.push(leg);
  }
  return legs;
}
