import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { DueBet, DueQuery, SettlingBatch, SettlingBet, SettlingLeg } from '../settlement-store';
import { groupBy } from '../../platform/group-by';
import type { Schema } from '../../database/tables/schema';

interface LegJson extends Pick<SettlingLeg, 'position' | 'odd' | 'state'> {
  readonly order_no: string;
  readonly point_id: number;
  readonly category_id: SettlingLeg['categoryId'];
}

interface BetJson {
  readonly order_no: string;
  readonly account_id: number;
  readonly currency_id: number;
  readonly stake: string;
  readonly cap: string;
  readonly sizes: readonly number[];
  readonly is_pool: boolean;
  readonly bet_time: number;
  readonly revision: number;
  readonly is_cancel: SettlingBet['isCancel'];
  readonly prize_status: SettlingBet['prizeStatus'];
  readonly payout: string | null;
}

interface BatchJson extends Pick<SettlingBatch, 'points' | 'dividends'> {
  readonly bets: readonly BetJson[];
  readonly legs: readonly LegJson[];
  readonly wallets: readonly { readonly account_id: number; readonly balance: string; readonly debt: string }[] | null;
}

/**
 * Subqueries instead of joins: without statistics the planner would join every bet with every leg. They return a value,
 * because `exists` may be answered from a hash of all decided points.
 */
export async function dueBets(db: Kysely<Schema>, { gameIds, after, limit }: DueQuery): Promise<DueBet[]> {
  const isWanted = sql`(${gameIds}::bigint[] is null or l.game_id = any(${gameIds}::bigint[]))
    and (l.account_id, l.order_no) > (${after.accountId}, ${after.orderNo})`;
  const { rows } = await sql<DueBet>`
    (select l.account_id as "accountId", l.order_no as "orderNo"
      from bet_legs l
      where l.decision = 0 and ${isWanted}
        and case when (select o.decision > 0 from points o where o.id = l.point_id)
          then (select b.receive_status = 0 and b.swapped_to is null from bets b where b.order_no = l.order_no) end
      order by 1, 2 limit ${limit})
    union
    (select l.account_id, l.order_no
      from points o cross join lateral (
        select account_id, order_no, game_id from bet_legs
        where play_id = o.play_id and point_id = o.id and decision > 0 and decision < o.decision offset 0
      ) l
      where o.decision > 1 and ${isWanted}
      order by 1, 2 limit ${limit})
    order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

export const lockSettlingBets = (db: Kysely<Schema>, orderNos: readonly string[]): Promise<SettlingBatch> =>
  readBatch(db, sql`lock_settling_bets(${orderNos}::text[])`);

/** Without locks, with every wallet: to show what a decision would do. */
export const peekSettlingBets = (db: Kysely<Schema>, orderNos: readonly string[]): Promise<SettlingBatch> =>
  readBatch(db, sql`settling_batch(${orderNos}::text[], true)`);

async function readBatch(db: Kysely<Schema>, batchOf: RawBuilder<unknown>): Promise<SettlingBatch> {
  const { rows } = await sql<{ batch: BatchJson }>`select ${batchOf} as batch`.execute(db);
  const batch = rows[0]?.batch ?? { bets: [], legs: [], points: [], dividends: [], wallets: null };
  const { points, dividends, wallets } = batch;
  const legs = groupBy(batch.legs, ({ order_no }) => order_no);
  return {
    bets: batch.bets.map((bet) => toBet(bet, legs.get(bet.order_no) ?? [])),
    points,
    dividends,
    wallets:
      wallets?.map(({ account_id, balance, debt }) => ({
        accountId: account_id,
        balance: BigInt(balance),
        debt: BigInt(debt),
      })) ?? null,
  };
}

function toBet(bet: BetJson, legs: readonly LegJson[]): SettlingBet {
  return {
    orderNo: bet.order_no,
    accountId: bet.account_id,
    currencyId: bet.currency_id,
    stake: BigInt(bet.stake),
    cap: BigInt(bet.cap),
    sizes: bet.sizes,
    isPool: bet.is_pool,
    betTime: bet.bet_time,
    revision: bet.revision,
    isCancel: bet.is_cancel,
    prizeStatus: bet.prize_status,
    payout: bet.payout === null ? null : BigInt(bet.payout),
    legs: legs.map(({ position, point_id, category_id, odd, state }) => ({
      position,
      pointId: point_id,
      categoryId: category_id,
      odd,
      state,
    })),
  };
}
