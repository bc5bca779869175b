import { sql, type Kysely } from 'kysely';

import type { BetOutcome, LedgerFlow, OpenMoney, Stretch } from './overview-store';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { COMBO_PAYABLE, IS_OPEN, SINGLE_PAYABLE } from '../sheets/postgres-open-stakes';

const IS_OF_PLAYER = sql`b.account_id not in (select account_id from simulated_accounts)`;

/** An open bet has an undecided leg: read by their index. A pool pays its stakes at most. */
export async function selectOpen(db: Kysely<Schema>): Promise<OpenMoney[]> {
  const { rows } = await sql<OpenMoney>`
    with pending as materialized (
      select l.order_no, l.play_id, l.point_id, b.currency_id, b.kind, b.is_pool, b.stake,
        case when b.kind = 'parlay' then ${COMBO_PAYABLE} when b.is_pool then b.stake else ${SINGLE_PAYABLE} end as payable
      from bet_legs l join bets b using (order_no)
      where l.outcome = 'pending' and ${IS_OPEN} and ${IS_OF_PLAYER}
    ), of_points as (
      select currency_id, play_id, is_pool, point_id, sum(stake) as stakes, count(*) as tickets, sum(payable) as payable
      from pending where kind = 'single' group by 1, 2, 3, 4
    ), of_plays as (
      select currency_id, sum(stakes) as stakes, sum(tickets) as tickets,
        case when is_pool then sum(payable) else max(payable) end as payable
      from of_points group by currency_id, play_id, is_pool
    ), of_combos as (
      select distinct on (order_no) currency_id, stake as stakes, 1 as tickets, payable from pending where kind = 'parlay'
    )
    select currency_id as "currencyId", sum(stakes) as stakes, sum(tickets)::bigint as tickets, sum(payable) as payable
    from (select * from of_plays union all select * from of_combos) s group by 1 order by 1`.execute(db);
  return rows;
}

async function endOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ end: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as end`.execute(db);
  return rows[0]?.end ?? '0';
}

/** Transactions before the end have ended. Later ones that are visible already are read again next time. */
export async function selectFlows(
  db: Kysely<Schema>,
  from: string | null,
  since: number,
): Promise<Stretch<LedgerFlow>> {
  return await readInSnapshot(db, async (moment) => {
    const until = await endOf(moment);
    const { rows } = await sql<LedgerFlow>`
      select e.currency_id as "currencyId", t.xid < ${until}::xid8 as "isFinal",
        coalesce(sum(e.amount) filter (where e.account = 'house:stakes' and not t.is_settling), 0) as turnover,
        coalesce(-sum(e.amount) filter (where e.account = 'house:stakes' and t.is_settling), 0) as settled,
        coalesce(sum(e.amount) filter (where e.account ~ '^(player|debt):' and t.is_settling), 0) as paid
      from (
        select id, xid, order_no, kind in ('settlement', 'reversal') as is_settling from ledger_transactions
        where ${from === null ? sql`true` : sql`xid >= ${from}::xid8`} and at >= ${since} and order_no is not null
      ) t join ledger_entries e on e.transaction_id = t.id join bets b on b.order_no = t.order_no
      where ${IS_OF_PLAYER}
      group by 1, 2 order by 1, 2`.execute(moment);
    return { until, rows };
  });
}

/** Answers of placements, and held bets that were rejected. */
export async function selectOutcomes(db: Kysely<Schema>, from: string): Promise<Stretch<BetOutcome>> {
  return await readInSnapshot(db, async (moment) => {
    const until = await endOf(moment);
    const { rows } = await sql<BetOutcome>`
      select status as "receiveStatus", refusal, count(*) as bets from (
        select (r->>'receive_status')::integer as status, r->'error'->>'refusal' as refusal
        from placements p cross join lateral json_array_elements(p.answer->'results') r
        where p.xid >= ${from}::xid8 and p.xid < ${until}::xid8 and p.answer is not null
        union all
        select 2, b.reject_reason from ledger_transactions t join bets b on b.order_no = t.order_no
        where t.xid >= ${from}::xid8 and t.xid < ${until}::xid8 and t.kind = 'reject'
      ) o group by 1, 2`.execute(moment);
    return { until, rows };
  });
}

export async function selectPosition(db: Kysely<Schema>): Promise<string> {
  return await endOf(db);
}
