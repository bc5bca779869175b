import { CATEGORY } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { Swap, SwapSide, SwapStore, SwapTicket } from './swap-store';
import type { Schema } from '../database/tables/schema';

export function createSwapStore(db: Kysely<Schema>): SwapStore {
  return {
    lockTicket: (accountId, orderNo) => lockTicket(db, accountId, orderNo),
    record: (swap, stakeTransactionId) => recordSwap(db, swap, stakeTransactionId),
  };
}

/** Board first: close and swap see each other. */
async function lockTicket(db: Kysely<Schema>, accountId: number, orderNo: string): Promise<SwapTicket | null> {
  const leg = sql`(select game_id, play_id from bet_legs where order_no = ${orderNo})`;
  await sql`select from matches where id in (select game_id from ${leg} l) order by id for share`.execute(db);
  await sql`select from plays where id in (select play_id from ${leg} l) order by id for share`.execute(db);
  await sql`select from points where play_id in (select play_id from ${leg} l) order by id for share`.execute(db);
  await sql`select from bets where order_no = ${orderNo} and account_id = ${accountId} for no key update`.execute(db);
  const { rows } = await sql<SwapTicket & { sides: SwapSide[] }>`
    select b.order_no as "orderNo", b.currency_id as "currencyId", b.stake, b.cap, b.is_pool as "isPool",
      b.settle_time is null and b.receive_status = 0 as "isOpen",
      (select count(*) from bet_legs n where n.order_no = b.order_no) as legs,
      l.point_id as "pointId", l.play_id as "playId", l.game_id as "gameId", p.status as "playStatus",
      p.is_hide as "playHide", m.status as "matchStatus", m.is_hide as "matchHide",
      m.start_time as "startTime", feed_age_ms() as "feedAgeMs",
      extract(epoch from clock_timestamp())::float8 * 1000 as "databaseNow", (
        select json_agg(json_build_object(
          'pointId', id, 'version', version, 'isDecided', outcome is not null,
          'isOffered', priced and not suspended and not g.stopped) order by position)
        from points o where o.play_id = l.play_id) as sides
    from bets b join bet_legs l using (order_no) join plays p on p.id = l.play_id join matches m on m.id = l.game_id
      join game_types g on g.id = m.game_type_id
    where b.order_no = ${orderNo} and b.account_id = ${accountId} and l.position = 0`.execute(db);
  return rows[0] ?? null;
}

async function recordSwap(db: Kysely<Schema>, swap: Swap, stakeTransactionId: number): Promise<void> {
  const { accountId, requestId, at, ticket, to, orderNo, odd, acceptUntil } = swap;
  await sql`select set_config('clutchline.accept_until', ${String(acceptUntil)}, true)`.execute(db);
  await db
    .insertInto('bets')
    .values({
      order_no: orderNo,
      account_id: accountId,
      request_id: requestId,
      kind: 'single',
      currency_id: ticket.currencyId,
      stake: ticket.stake,
      odds: formatOdd(odd),
      cap: ticket.cap,
      bet_time: at,
      is_pool: true,
      stake_transaction_id: stakeTransactionId,
      swapped_from: ticket.orderNo,
    })
    .execute();
  await db
    .insertInto('bet_legs')
    .values({
      order_no: orderNo,
      position: 0,
      point_id: to.pointId,
      play_id: ticket.playId,
      game_id: ticket.gameId,
      account_id: accountId,
      category_id: CATEGORY.normal_bet,
      odd,
      version: to.version,
    })
    .execute();
  await db
    .updateTable('bets')
    .set({ is_cancel: 1, settle_time: at, settlement_odds: '1.000', payout: ticket.stake, swapped_to: orderNo })
    .where('order_no', '=', ticket.orderNo)
    .execute();
}
