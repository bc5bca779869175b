import { type Kysely, sql } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { DailySums } from './reporting-store';

/**
 * Of bets. Every figure is a sum of ledger entries: stakes that entered and left `house:stakes` on the day, what players got, and
 * what the accounts of open and held stakes hold at its end. A bet that ended later, or has not, may be open at that time.
 */
export async function selectDailySums(db: Kysely<Schema>, from: number, to: number): Promise<DailySums[]> {
  const { rows } = await sql<DailySums>`
    with flows as (
      select t.order_no,
        coalesce(sum(e.amount) filter (where e.account = 'house:stakes' and not t.is_settling), 0) as turnover,
        coalesce(-sum(e.amount) filter (where e.account = 'house:stakes' and t.is_settling), 0) as settled,
        coalesce(sum(e.amount) filter (where e.account ~ '^(player|debt):' and t.is_settling), 0) as returns,
        0::numeric as open
      from (
        select id, order_no, kind in ('settlement', 'reversal') as is_settling from ledger_transactions
        where at >= ${from} and at < ${to} and order_no is not null
      ) t join ledger_entries e on e.transaction_id = t.id
      group by t.order_no
      union all
      select t.order_no, 0, 0, 0, sum(e.amount)
      from bets b join ledger_transactions t on t.order_no = b.order_no join ledger_entries e on e.transaction_id = t.id
      where (b.settle_time is null or b.settle_time >= ${to}) and t.at < ${to}
        and e.account in ('house:stakes', 'house:pending')
      group by t.order_no
    ), of_bets as (
      select order_no, sum(turnover) as turnover, sum(settled) as settled, sum(returns) as returns, sum(open) as open
      from flows group by order_no
    ), subjects as (
      select l.order_no, case when count(*) = 1 then min(p.market) else 'combo' end as market,
        case when min(m.game_type_id) = max(m.game_type_id) then min(m.game_type_id) end as game_type_id
      from bet_legs l join plays p on p.id = l.play_id join matches m on m.id = l.game_id
      where l.order_no in (select order_no from of_bets) group by l.order_no
    )
    select b.currency_id as "currencyId", s.game_type_id as "gameTypeId", s.market,
      count(*) filter (where f.turnover > 0) as bets, sum(f.turnover) as turnover, sum(f.settled) as "settledStakes",
      sum(f.returns) as returns, sum(f.open) as "openStakes"
    from of_bets f join bets b using (order_no) join subjects s using (order_no)
    where b.account_id not in (select account_id from simulated_accounts)
    group by 1, 2, 3 having sum(abs(f.turnover) + abs(f.settled) + abs(f.returns) + abs(f.open)) > 0
    order by 1, 2 nulls last, 3`.execute(db);
  return rows;
}
