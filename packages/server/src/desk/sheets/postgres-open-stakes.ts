import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { OpenStakes, PointExposure } from './sheet-store';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';

/** Of a single bet, exact (BET-9). */
export const SINGLE_PAYABLE = sql`least(b.cap, div(b.stake * l.odd, 1000))`;

/** Of a combo: its odds are rounded to three decimals. */
export const COMBO_PAYABLE = sql`least(b.cap, trunc(b.stake * (b.odds::numeric + 0.0005)))`;

/** Of a bet `b`. */
export const IS_OPEN = sql`b.settle_time is null and b.receive_status <> 2 and b.swapped_to is null`;

const sumOf = (amount: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
  sql<bigint>`coalesce(sum(${amount}) filter (where ${of}), 0)`;
const SINGLE = sql`b.kind = 'single'`;
const COMBO = sql`b.kind = 'parlay'`;

/** By the index of undecided legs: its cost grows with the open bets on these matches alone. */
export async function selectOpenStakes(db: Kysely<Schema>, gameIds: readonly number[]): Promise<OpenStakes[]> {
  const { rows } = await sql<OpenStakes>`${PREPARED}
    with pending as materialized (
      select l.order_no, l.game_id, l.play_id, l.point_id, l.odd from bet_legs l
      where l.game_id = any(${gameIds}::bigint[]) and l.outcome = 'pending'
    )
    select l.game_id as "gameId", l.play_id as "playId", l.point_id as "pointId", b.currency_id as "currencyId",
      b.is_pool as "isPool", ${sumOf(sql`b.stake`, SINGLE)} as stake,
      count(*) filter (where ${SINGLE}) as tickets,
      ${sumOf(SINGLE_PAYABLE, sql`${SINGLE} and not b.is_pool`)} as payable,
      ${sumOf(sql`b.stake`, COMBO)} as "comboStake", count(*) filter (where ${COMBO}) as "comboTickets",
      ${sumOf(COMBO_PAYABLE, COMBO)} as "comboPayable"
    from pending l join bets b using (order_no)
    where ${IS_OPEN}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

export async function selectExposures(db: Kysely<Schema>, gameId: number): Promise<PointExposure[]> {
  const { rows } = await sql<PointExposure>`${PREPARED}
    select e.point_id as "pointId", e.currency_id as "currencyId", sum(e.amount) as amount
    from points o join exposures e on e.point_id = o.id
    where o.game_id = ${gameId} and o.outcome is null
    group by 1, 2 having sum(e.amount) > 0 order by 1, 2`.execute(db);
  return rows;
}
