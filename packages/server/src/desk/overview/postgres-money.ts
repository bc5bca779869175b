import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { BetOutcome, LedgerFlow, OpenBets, OverviewStore, Stretch } from './overview-store';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { type BetChanges, placedLegs, selectBetChanges, selectEnd } from '../sheets/postgres-bet-changes';
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

async function selectPlaced(db: Kysely<Schema>, placed: BetChanges['placed']): Promise<PlacedStakes[]> {
  if (placed.length === 0) return [];
  const { rows } = await sql<PlacedStakes>`${PREPARED}
    with pending as materialized (
      select l.order_no, l.play_id, l.point_id, b.currency_id, b.kind, b.is_pool, b.stake, ${PAYABLE}, t.is_final as "isFinal"
      from ${placedLegs(placed)}
      where ${IS_OPEN} and ${IS_OF_PLAYER}
    ) ${singlesBy(BY_FINAL)} union all ${combosBy(BY_FINAL)}`.execute(db);
  return rows;
}

async function areOfPlayers(db: Kysely<Schema>, orderNos: readonly string[]): Promise<boolean> {
  if (orderNos.length === 0) return false;
  const { rows } = await sql<{ are: boolean }>`${PREPARED}
    select exists (select from bets b where b.order_no = any(${orderNos}::text[]) and ${IS_OF_PLAYER}) as are`.execute(
    db,
  );
  return rows[0]?.are ?? true;
}

export const selectOpen: (db: Kysely<Schema>, ...query: Parameters<OverviewStore['open']>) => Promise<OpenBets> = (
  db,
  from,
  mayCount,
) =>
  readInSnapshot(db, async (moment) => {
    const until = await selectEnd(moment);
    const bets = await selectBetChanges(moment, { from: from ?? until, until });
    const placed = await selectPlaced(moment, bets.placed);
    const hasMoved = await areOfPlayers(moment, bets.moved);
    const counted = from === null || mayCount(hasMoved) ? await countOpen(moment) : null;
    return { until, placed, counted, hasMoved };
  });

/** Transactions before the end have ended. Later ones that are visible already are read again next time. */
export async function selectFlows(
  db: Kysely<Schema>,
  from: string | null,
  since: number,
): Promise<Stretch<LedgerFlow>> {
  return await readInSnapshot(db, async (moment) => {
    const until = await selectEnd(moment);
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
    const until = await selectEnd(moment);
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
  return await selectEnd(db);
}
