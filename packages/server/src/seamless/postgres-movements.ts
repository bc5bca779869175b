import { type Kysely, sql } from 'kysely';

import type { OwnMovement } from './seamless-store';
import { currencyOf } from '../players';
import type { Schema } from '../database/tables/schema';

interface MovementRow {
  readonly id: string;
  readonly kind: OwnMovement['kind'];
  readonly status: OwnMovement['status'];
  readonly playerId: string;
  readonly currencyId: number;
  readonly amount: bigint;
  readonly at: number;
  readonly isOpen: boolean;
}

/** A refused debit and a refused collection have moved nothing, so they are in no list. */
export async function selectMovements(db: Kysely<Schema>, from: number, to: number): Promise<OwnMovement[]> {
  const { rows } = await sql<MovementRow>`
    with span as (select to_timestamp(${from} / 1000.0) as first, to_timestamp(${to} / 1000.0) as next), moved as (
      select d.order_no as id, 'debit' as kind, case d.state when 'unknown' then 'rolled_back' else 'done' end as status,
        d.account_id, d.currency_id, d.amount, d.sent_at as at,
        d.state = 'sent' or coalesce(r.outcome is null and r.number is not null, false) as "isOpen"
      from span, wallet_debits d left join wallet_deliveries r on r.kind = 'rollback' and r.movement_id = d.order_no
      where d.state <> 'refused' and d.sent_at >= span.first and d.sent_at < span.next
      union all
      select movement_id, case kind when 'credit' then 'credit' else 'debit' end, 'done', account_id, currency_id, amount,
        coalesce(ended_at, created_at), outcome is null
      from span, wallet_deliveries
      where kind <> 'rollback' and outcome is distinct from 'refused'
        and coalesce(ended_at, created_at) >= span.first and coalesce(ended_at, created_at) < span.next
    )
    select m.id, m.kind, m.status, p.player_id as "playerId", m.currency_id as "currencyId", m.amount,
      (extract(epoch from m.at) * 1000)::float8 as at, m."isOpen"
    from moved m join operator_players p using (account_id) order by m.at, m.id`.execute(db);
  return rows.map(({ id, playerId, currencyId, amount, ...rest }) => ({
    ...{ transaction_id: id, player_id: playerId, currency: currencyOf(currencyId).code, amount: amount.toString() },
    ...rest,
  }));
}
