import { sql, type Kysely } from 'kysely';

import type { BetToSettle } from '../../ports/settlement-store';
import type { Schema } from '../schema';

/** Locks bets with a leg to decide, carries the outcomes over and answers the bets as they then stand. */
export async function takeBets(
  db: Kysely<Schema>,
  gameIds: readonly number[] | null,
  limit: number,
): Promise<BetToSettle[]> {
  const { rows: held } = await sql<{ order_no: string }>`
    select b.order_no from bets b
    where b.order_no in (
      select l.order_no from bet_legs l join points o on o.id = l.point_id
      where l.outcome = 'pending' and o.outcome is not null
        and (${gameIds}::bigint[] is null or l.game_id = any(${gameIds}::bigint[]))
      limit ${limit}
    )
    order by b.order_no for no key update skip locked`.execute(db);
  const orderNos = held.map(({ order_no }) => order_no);
  if (orderNos.length === 0) return [];
  await sql`
    update bet_legs l set outcome = o.outcome, void_reason = o.void_reason, result = o.result, rule = o.rule
    from points o
    where o.id = l.point_id and l.order_no = any(${orderNos}::text[]) and l.outcome = 'pending'
      and o.outcome is not null`.execute(db);
  return await readBets(db, orderNos);
}

async function readBets(db: Kysely<Schema>, orderNos: readonly string[]): Promise<BetToSettle[]> {
  const legs = sql<BetToSettle['legs']>`(
    select json_agg(json_build_object('odd', odd, 'outcome', outcome, 'rule', rule) order by position)
    from bet_legs l where l.order_no = b.order_no)`;
  return await db
    .selectFrom('bets as b')
    .select(['order_no as orderNo', 'account_id as accountId', 'currency_id as currencyId', 'stake', 'cap'])
    .select([sql<boolean>`settle_time is not null`.as('settled'), legs.as('legs')])
    .where(sql<boolean>`order_no = any(${orderNos}::text[])`)
    .orderBy('order_no')
    .execute();
}
