import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { BetOutcome, LedgerFlow, OpenBets, OverviewStore, Stretch } from './overview-store';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { BOUND, changedBets, PLACED_LEGS, selectUpTo, type UpTo } from '../sheets/postgres-bet-changes';
import { BET_OF_LEG, COMBO_PAYABLE, IS_OPEN, SINGLE_PAYABLE } from '../sheets/postgres-open-stakes';
import type { OpenStakes, PlacedStakes } from '../sheets/sheet-store';

const IS_OF_PLAYER = sql`b.account_id not in (select account_id from simulated_accounts)`;

const PAYABLE = sql`case when b.kind = 'parlay' then ${COMBO_PAYABLE} when b.is_pool then b.stake else ${SINGLE_PAYABLE} end as payable`;

/** In the columns of `OpenStakes`, of the table `pending`. */
const singlesBy = (more: RawBuilder<unknown>) => sql`
  select 0 as "gameId", play_id as "playId", point_id as "pointId", currency_id as "currencyId", is_pool as "isPool", sum(stake) as stake,
    count(*) as tickets, sum(payable) as payable, 0::numeric as "comboStake", 0::bigint as "comboTickets", 0::numeric as "comboPayable"${more}
  from pending where kind = 'single' group by play_id, point_id, currency_id, is_pool${more}`;
const combosBy = (more: RawBuilder<unknown>) => sql`
  select 0, 0, 0, currency_id, false, 0, 0, 0, sum(stake), count(*), sum(payable)${more}
  from (select distinct on (order_no) * from pending where kind = 'parlay') c group by currency_id${more}`;
const NO_MORE = sql``;
const BY_FINAL = sql`, "isFinal"`;

/** An open bet has an undecided leg: read by their index. A pool pays its stakes at most. */
async function countOpen(db: Kysely<Schema>): Promise<OpenStakes[]> {
  const { rows } = await sql<OpenStakes>`
    with pending as materialized (
      select l.order_no, l.play_id, l.point_id, b.currency_id, b.kind, b.is_pool, b.stake, ${PAYABLE}
      from bet_legs l ${BET_OF_LEG}
      where l.outcome = 'pending' and ${IS_OPEN} and ${IS_OF_PLAYER}
    ) ${singlesBy(NO_MORE)} union all ${combosBy(NO_MORE)}`.execute(db);
  return rows;
}

/** `value`: whether open bets have changed otherwise. */
async function selectPlaced(db: Kysely<Schema>, from: string | null): Promise<UpTo<PlacedStakes, boolean>> {
  const pending = sql`pending as materialized (
    select l.order_no, l.play_id, l.point_id, b.currency_id, b.kind, b.is_pool, b.stake, ${PAYABLE}, t.is_final as "isFinal"
    from ${PLACED_LEGS}
    where t.is_placed and ${IS_OPEN} and ${IS_OF_PLAYER}
  )`;
  return await selectUpTo<PlacedStakes, boolean>(db, {
    tables: sql`${changedBets(from)}, ${pending}`,
    value: sql`exists (
      select from changed t cross join lateral (select account_id from bets where order_no = t.order_no offset 0) b
      where not t.is_placed and ${IS_OF_PLAYER})`,
    rows: sql`${singlesBy(BY_FINAL)} union all ${combosBy(BY_FINAL)}`,
  });
}

export async function selectOpen(
  db: Kysely<Schema>,
  ...[from, mayCount]: Parameters<OverviewStore['open']>
): Promise<OpenBets> {
  const changed = from === null ? null : await selectPlaced(db, from);
  if (changed !== null && !mayCount(changed.value))
    return { until: changed.until, placed: changed.rows, counted: null, hasMoved: changed.value };
  return await readInSnapshot(db, async (moment) => {
    const { until, rows, value } = await selectPlaced(moment, from);
    return { until, placed: rows, counted: await countOpen(moment), hasMoved: value };
  });
}

const IS_SETTLING = sql`t.kind in ('settlement', 'reversal')`;

/** Of transactions `t`. */
const flowsOf = (rows: RawBuilder<unknown>, isFinal: RawBuilder<unknown>, since: number) => sql<LedgerFlow>`
  select e.currency_id as "currencyId", ${isFinal} as "isFinal",
    coalesce(sum(e.amount) filter (where e.account = 'house:stakes' and not ${IS_SETTLING}), 0) as turnover,
    coalesce(-sum(e.amount) filter (where e.account = 'house:stakes' and ${IS_SETTLING}), 0) as settled,
    coalesce(sum(e.amount) filter (where e.account ~ '^(player|debt):' and ${IS_SETTLING}), 0) as paid
  from ${rows} where t.at >= ${since} and ${IS_OF_PLAYER} group by 1, 2`;

const ENTRIES_BY_KEY = sql`changed t
  cross join lateral (select * from ledger_entries where transaction_id = t.id offset 0) e
  cross join lateral (select account_id from bets where order_no = t.order_no offset 0) b`;
const ALL_ENTRIES = sql`ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id join bets b on b.order_no = t.order_no`;

/** Transactions before the end have ended. Later ones that are visible already are read again next time. */
export async function selectFlows(
  db: Kysely<Schema>,
  from: string | null,
  since: number,
): Promise<Stretch<LedgerFlow>> {
  if (from !== null) {
    const rows = flowsOf(ENTRIES_BY_KEY, sql`t.is_final`, since);
    return await selectUpTo<LedgerFlow>(db, { tables: changedBets(from), rows });
  }
  return await readInSnapshot(db, async (moment) => {
    const { until } = await selectUpTo(moment, { tables: BOUND });
    const { rows } = await flowsOf(ALL_ENTRIES, sql`t.xid < ${until}::xid8`, since).execute(moment);
    return { until, rows };
  });
}

/** Answers of placements, and held bets that were rejected. */
export async function selectOutcomes(db: Kysely<Schema>, from: string): Promise<Stretch<BetOutcome>> {
  return await selectUpTo<BetOutcome>(db, {
    tables: changedBets(from),
    rows: sql`
      select status as "receiveStatus", refusal, count(*) as bets from (
        select (r->>'receive_status')::integer as status, r->'error'->>'refusal' as refusal
        from answers_since(${from}::xid8) p cross join lateral json_array_elements(p.answer->'results') r
        where p.xid < (select until from bound)
        union all
        select 2, b.reject_reason from changed t
        cross join lateral (select reject_reason from bets where order_no = t.order_no offset 0) b
        where t.is_final and t.kind = 'reject'
      ) o group by 1, 2`,
  });
}

export async function selectPosition(db: Kysely<Schema>): Promise<string> {
  return (await selectUpTo(db, { tables: BOUND })).until;
}
