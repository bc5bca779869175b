import { type Kysely, sql } from 'kysely';
import { PLAY_STATUS } from '@clutchline/contract';

import {
  SIMULATED_SLOT,
  type PoolStore,
  type PoolState,
  type PoolStatePoint,
  type PoolTicketRecord,
} from './pool-store';
import { insertCounts, lastCounts, lockLastCounts, lockPaidCounts } from './postgres-pool-counts';
import { writePoolOdds } from './postgres-pool-odds';
import type { Schema } from '../database/tables/schema';

export function createPoolStore(db: Kysely<Schema>): PoolStore {
  return {
    tickets: (playId) => poolTickets(db, playId),
    counts: (playIds) => lastCounts(db, playIds),
    lockCounts: (playId) => lockLastCounts(db, playId),
    insert: (counts) => insertCounts(db, counts),
    lockPaid: () => lockPaidCounts(db),
    async markPosted({ playId, currencyId, revision }, transactionId) {
      await db
        .updateTable('pool_closings')
        .set({ transaction_id: transactionId })
        .where('play_id', '=', playId)
        .where('currency_id', '=', currencyId)
        .where('revision', '=', revision)
        .execute();
    },
    states: (playIds, currencyId) => poolStates(db, playIds, currencyId),
    writeOdds: (odds) => writePoolOdds(db, odds),
    changedSince: (transactionId) => changedPools(db, transactionId),
  };
}

export async function poolTickets(db: Kysely<Schema>, playId: number): Promise<PoolTicketRecord[]> {
  const { rows } = await sql<PoolTicketRecord>`
    select l.order_no as "orderNo", l.point_id as "pointId", b.currency_id as "currencyId", b.stake, b.bet_time as "betTime"
    from bet_legs l join bets b using (order_no)
    where l.play_id = ${playId} and b.is_pool and b.receive_status = 0 and b.swapped_to is null
      and not exists (select from bet_voids v where v.order_no = b.order_no)`.execute(db);
  return rows;
}

export async function poolStates(
  db: Kysely<Schema>,
  playIds: readonly number[],
  currencyId: number,
): Promise<PoolState[]> {
  const { rows } = await sql<StateRow>`
    select p.id, p.game_id, p.takeout, p.started_at, m.start_time, o.id as point_id, o.outcome,
      coalesce(s.stakes, 0) as stakes, coalesce(s.simulated, 0) as simulated, coalesce(s.tickets, 0) as tickets
    from plays p join points o on o.play_id = p.id join matches m on m.id = p.game_id
    left join (
      select point_id, sum(stakes) as stakes, sum(stakes) filter (where slot = ${SIMULATED_SLOT}) as simulated,
        sum(tickets)::int as tickets from pool_totals
      where play_id = any(${playIds}::bigint[]) and currency_id = ${currencyId}
      group by point_id
    ) s on s.point_id = o.id
    where p.id = any(${playIds}::bigint[]) and p.takeout is not null
    order by p.id, o.position`.execute(db);
  const pools = new Map<number, StateRow[]>();
  for (const row of rows) pools.set(row.id, [...(pools.get(row.id) ?? []), row]);
  return [...pools].flatMap(([playId, points]) =>
    points.slice(0, 1).map(({ game_id, takeout, start_time, started_at }) => ({
      playId,
      gameId: game_id,
      takeout,
      startTime: start_time,
      startedAt: started_at,
      points: points.map(toPoint),
    })),
  );
}

const toPoint = ({ point_id, stakes, simulated, tickets, outcome }: StateRow): PoolStatePoint => ({
  pointId: point_id,
  stakes,
  simulated,
  tickets,
  outcome,
});

interface StateRow extends Omit<PoolStatePoint, 'pointId'> {
  readonly id: number;
  readonly game_id: number;
  readonly takeout: number;
  readonly start_time: number;
  readonly started_at: number | null;
  readonly point_id: number;
}

/** Begins at the index `bets_of_pools`: joined freely, all bets on open plays were read each second. */
export async function changedPools(
  db: Kysely<Schema>,
  transactionId: number,
): Promise<{ playIds: number[]; last: number }> {
  const { rows } = await sql<{ play_id: number; last: number }>`
    with placed as materialized (
      select order_no, stake_transaction_id from bets where is_pool and stake_transaction_id > ${transactionId}
    )
    select l.play_id, max(b.stake_transaction_id) as last
    from placed b cross join lateral (select play_id from bet_legs where order_no = b.order_no offset 0) l
    cross join lateral (select status from plays where id = l.play_id offset 0) p
    where p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
    group by l.play_id`.execute(db);
  return {
    playIds: rows.map(({ play_id }) => play_id),
    last: rows.reduce((most, { last }) => Math.max(most, last), transactionId),
  };
}
