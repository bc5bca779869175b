import { sql, type Kysely } from 'kysely';

import type { StoredBetVoid, TicketToVoid } from '../settlement-store';
import type { Schema } from '../../database/tables/schema';

export async function selectTicket(db: Kysely<Schema>, orderNo: string): Promise<TicketToVoid | null> {
  const { rows } = await sql<TicketToVoid>`
    select b.is_pool as "isPool", l.game_id as "gameId", l.play_id as "playId", case
      when b.receive_status <> 0 or b.swapped_to is not null then 'not_accepted'
      when exists (select from bet_voids v where v.order_no = b.order_no) then 'void_already' end as obstacle
    from bets b join bet_legs l on l.order_no = b.order_no and l.position = 0
    where b.order_no = ${orderNo}`.execute(db);
  return rows[0] ?? null;
}

/** Sees what was committed while it waited. */
export async function lockTicket(db: Kysely<Schema>, orderNo: string): Promise<TicketToVoid | null> {
  await sql`select from bets where order_no = ${orderNo} for no key update`.execute(db);
  return await selectTicket(db, orderNo);
}

export async function storeBetVoid(
  db: Kysely<Schema>,
  { orderNo, voidReason, reason, approvedBy, at }: StoredBetVoid,
): Promise<void> {
  await sql`select store_bet_void(${orderNo}, ${voidReason}, ${reason}, ${[...approvedBy]}::text[], ${at})`.execute(db);
}
