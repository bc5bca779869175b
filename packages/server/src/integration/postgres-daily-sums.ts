import { type Kysely, sql } from 'kysely';

import type { Schema } from '../database/tables/schema';
import { MINUTE } from '../platform/time/durations';
import type { DailySums } from './reporting-store';

const SLOT = 15 * MINUTE;

/**
 * Of bets, and of auto chess in their terms: sums of ledger entries (DESK-17), with what is not sealed yet. Turnover and
 * settled stakes entered and left `house:stakes` on the day; open stakes are those of its end.
 */
export async function selectDailySums(db: Kysely<Schema>, from: number, to: number): Promise<DailySums[]> {
  const [first, end] = [from / SLOT, to / SLOT];
  const ofDay = sql`filter (where slot >= ${first})`;
  const { rows } = await sql<DailySums>`
    with position as (
      select coalesce(max(s.last_xid), '0'::xid8) as xid, coalesce(max(s.last_id), 0) as id
      from report_progress p join ledger_seals s on s.number = p.seal
    ), figures as (
      select * from report_sums
      union all
      select r.* from position p cross join lateral report_rows(p.xid, p.id, null, null) r
    )
    select currency_id as "currencyId", nullif(game_type_id, 0) as "gameTypeId", market,
      coalesce(sum(bets) ${ofDay}, 0)::bigint as bets, coalesce(sum(turnover) ${ofDay}, 0) as turnover,
      coalesce(sum(settled_stakes) ${ofDay}, 0) as "settledStakes", coalesce(sum(paid + refunds) ${ofDay}, 0) as returns,
      sum(open_change) as "openStakes"
    from figures where slot < ${end} and not is_simulated
    group by 1, 2, 3
    having coalesce(sum(abs(turnover) + abs(settled_stakes) + abs(paid + refunds)) ${ofDay}, 0) > 0 or sum(open_change) <> 0
    order by 1, 2 nulls last, 3`.execute(db);
  return rows;
}
