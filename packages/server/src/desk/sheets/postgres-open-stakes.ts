import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { OpenStakes, PlacedStakes, PointExposure } from './sheet-store';
import { changedBets, PLACED_LEGS, selectUpTo, type UpTo } from './postgres-bet-changes';
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

/** Of each leg by its key: the planner may know nothing yet of bets that were placed a moment ago. */
export const BET_OF_LEG = sql`cross join lateral (select * from bets where order_no = l.order_no offset 0) b`;

const STAKES_BY_POINT = sql`l.game_id as "gameId", l.play_id as "playId", l.point_id as "pointId", b.currency_id as "currencyId",
  b.is_pool as "isPool", ${sumOf(sql`b.stake`, SINGLE)} as stake,
  count(*) filter (where ${SINGLE}) as tickets,
  ${sumOf(SINGLE_PAYABLE, sql`${SINGLE} and not b.is_pool`)} as payable,
  ${sumOf(sql`b.stake`, COMBO)} as "comboStake", count(*) filter (where ${COMBO}) as "comboTickets",
  ${sumOf(COMBO_PAYABLE, COMBO)} as "comboPayable"`;

/** By the index of undecided legs: its cost grows with the open bets on these matches alone. */
export async function selectOpenStakes(db: Kysely<Schema>, gameIds: readonly number[]): Promise<OpenStakes[]> {
  const { rows } = await sql<OpenStakes>`${PREPARED}
    with pending as materialized (
      select l.order_no, l.game_id, l.play_id, l.point_id, l.odd from bet_legs l
      where l.game_id = any(${gameIds}::bigint[]) and l.outcome = 'pending'
    )
    select ${STAKES_BY_POINT} from pending l ${BET_OF_LEG}
    where ${IS_OPEN}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

interface PlacedRow extends PlacedStakes {
  /** Null: nothing, or the point is decided. */
  readonly exposure: bigint | null;
}

/** Bets that are open and were placed since, and the matches with a leg of a bet that changed otherwise. */
export async function selectPlacedStakes(
  db: Kysely<Schema>,
  gameIds: readonly number[],
  from: string | null,
): Promise<UpTo<PlacedRow, readonly number[]>> {
  return await selectUpTo<PlacedRow, readonly number[]>(db, {
    tables: changedBets(from),
    value: sql`(
      select coalesce(json_agg(distinct l.game_id), '[]') from changed t
      cross join lateral (select game_id from bet_legs where order_no = t.order_no offset 0) l
      where not t.is_placed and l.game_id = any(${gameIds}::bigint[]))`,
    rows: sql`
      select p.*, (
        select case when sum(e.amount) > 0 then sum(e.amount) end from exposures e
        where e.point_id = p."pointId" and e.currency_id = p."currencyId"
          and exists (select from points o where o.id = p."pointId" and o.outcome is null)) as exposure
      from (
        select t.is_final as "isFinal", ${STAKES_BY_POINT}
        from ${PLACED_LEGS}
        where t.is_placed and l.game_id = any(${gameIds}::bigint[]) and l.outcome = 'pending' and ${IS_OPEN}
        group by 1, 2, 3, 4, 5, 6) p`,
  });
}

export async function selectExposures(db: Kysely<Schema>, gameIds: readonly number[]): Promise<PointExposure[]> {
  const { rows } = await sql<PointExposure>`${PREPARED}
    select o.game_id as "gameId", e.point_id as "pointId", e.currency_id as "currencyId", sum(e.amount) as amount
    from points o join exposures e on e.point_id = o.id
    where o.game_id = any(${gameIds}::bigint[]) and o.outcome is null
    group by 1, 2, 3 having sum(e.amount) > 0 order by 1, 2, 3`.execute(db);
  return rows;
}
