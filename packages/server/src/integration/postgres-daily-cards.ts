import { CHESS_GAME_TYPE } from '@clutchline/domain/auto-chess';
import { type Kysely, sql } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { DailySums } from './reporting-store';

/**
 * Auto chess in the terms of bets (CHESS-12): what was paid is turnover, the cost of held cards is open, and a fee, a rent or
 * a sale settles. So gross gaming revenue is what the day added to `house:result`.
 */
export async function selectDailyCards(db: Kysely<Schema>, from: number, to: number): Promise<DailySums[]> {
  const { rows } = await sql<DailySums>`
    with entries as (
      select e.currency_id, t.at < ${to} as is_of_day, e.account = 'house:cards' as is_cards, e.account ~ '^player:' as is_player,
        e.amount
      from ledger_transactions t join chess_actions a on a.transaction_id = t.id
        join ledger_entries e on e.transaction_id = t.id
      where t.at >= ${from} and a.account_id not in (select account_id from simulated_accounts)
    ), figures as (
      select currency_id,
        count(*) filter (where is_of_day and is_player and amount < 0) as bets,
        coalesce(-sum(amount) filter (where is_of_day and is_player and amount < 0), 0) as turnover,
        coalesce(-sum(amount) filter (where is_of_day and (is_cards or is_player and amount < 0)), 0) as settled,
        coalesce(sum(amount) filter (where is_of_day and is_player and amount > 0), 0) as returns,
        coalesce(-sum(amount) filter (where is_cards and not is_of_day), 0) as open
      from entries group by currency_id
      union all
      select w.currency_id, 0, 0, 0, 0, sum(c.cost)
      from chess_cards c join wallets w on w.account_id = c.account_id
      where c.state = 'held' and c.account_id not in (select account_id from simulated_accounts)
      group by w.currency_id
    )
    select currency_id as "currencyId", ${CHESS_GAME_TYPE}::integer as "gameTypeId", 'cards' as market,
      sum(bets)::bigint as bets, sum(turnover) as turnover, sum(settled) as "settledStakes", sum(returns) as returns,
      sum(open) as "openStakes"
    from figures group by currency_id having sum(turnover + abs(settled) + returns + open) > 0 order by currency_id`.execute(
    db,
  );
  return rows;
}
