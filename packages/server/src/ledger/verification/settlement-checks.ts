import { sql } from 'kysely';

import type { Check } from './check';

/** I4. */
export const SETTLEMENT_CHECKS: readonly Check[] = [
  {
    invariant: 'I4',
    description: 'bet whose settlements are missing, duplicated or differ from its state',
    broken: sql`select coalesce(b.order_no, s.order_no) as what from bets b
      full join (select order_no, count(*) as number, max(revision) as last from settlements group by order_no) s
        on s.order_no = b.order_no
      left join settlements l on l.order_no = b.order_no and l.revision = s.last
      where b.order_no is null or coalesce(s.number, 0) <> b.revision or coalesce(s.last, 0) <> b.revision
        or (b.revision > 0 and (l.payout, l.settlement_odds, l.is_cancel, l.prize_status)
          is distinct from (b.payout, b.settlement_odds, b.is_cancel, b.prize_status))`,
  },
  {
    invariant: 'I4',
    description: 'settlement whose transaction did not pay it',
    broken: sql`select s.order_no || ' revision ' || s.revision as what
      from settlements s
      join bets b using (order_no)
      left join ledger_entries e on e.transaction_id = s.transaction_id and e.currency_id = b.currency_id
      group by s.order_no, s.revision, s.payout, b.stake
      having coalesce(sum(e.amount) filter (where e.account = 'house:stakes'), 0) <> -b.stake
        or coalesce(sum(e.amount) filter (where e.account !~ '^house:'), 0) <> s.payout`,
  },
  {
    invariant: 'I4',
    description: 'reversal that is not the settlement before it, negated',
    broken: sql`select s.order_no || ' revision ' || s.revision as what
      from settlements s
      join settlements before on before.order_no = s.order_no and before.revision = s.revision - 1
      join ledger_entries e on e.transaction_id in (s.reversal_id, before.transaction_id)
      group by s.order_no, s.revision, e.currency_id, case when e.account ~ '^house:' then e.account end
      having sum(e.amount) <> 0`,
  },
  {
    invariant: 'I4',
    description: 'ledger transaction of a settlement that is not recorded',
    broken: sql`select t.id || ' of ' || t.order_no as what from ledger_transactions t
      where (t.kind = 'settlement' and not exists (
          select from settlements s where s.transaction_id = t.id and s.order_no = t.order_no))
        or (t.kind = 'reversal' and not exists (
          select from settlements s where s.reversal_id = t.id and s.order_no = t.order_no))`,
  },
  {
    invariant: 'I4',
    description: 'settlement without its ledger transaction',
    broken: sql`select s.order_no || ' revision ' || s.revision as what from settlements s
      where not exists (select from ledger_transactions t
          where t.id = s.transaction_id and t.order_no = s.order_no and t.kind = 'settlement')
        or (s.reversal_id is not null and not exists (select from ledger_transactions t
          where t.id = s.reversal_id and t.order_no = s.order_no and t.kind = 'reversal'))`,
  },
];

/** I4 for pools. */
export const POOL_CHECKS: readonly Check[] = [
  {
    invariant: 'I4',
    description: 'pool total that is not the sum of its tickets, point',
    broken: sql`select point_id || ' in currency ' || currency_id as what
      from (
        select play_id, point_id, currency_id, stakes, tickets from pool_totals
        union all
        select l.play_id, l.point_id, b.currency_id, -b.stake, -1 from bets b join bet_legs l using (order_no)
        where b.is_pool and b.receive_status = 0 and b.swapped_to is null
          and not exists (select from bet_voids v where v.order_no = b.order_no)
      ) t group by play_id, point_id, currency_id having sum(stakes) <> 0 or sum(tickets) <> 0`,
  },
  {
    invariant: 'I4',
    description: 'pool that is paid but not empty',
    broken: sql`select c.play_id || ' in currency ' || c.currency_id as what
      from (
        select distinct on (play_id, currency_id) * from pool_closings order by play_id, currency_id, revision desc
      ) c
      join bet_legs l on l.play_id = c.play_id
      join bets b on b.order_no = l.order_no and b.currency_id = c.currency_id
      where c.transaction_id is not null and b.is_pool and b.revision > 0
      group by c.play_id, c.currency_id, c.takeout_amount, c.breakage
      having sum(b.stake - b.payout) <> c.takeout_amount + c.breakage`,
  },
  {
    invariant: 'I4',
    description: 'house:pool does not hold what paid tickets left and no close took out, currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'house:pool'
        union all
        select currency_id, payout - stake from bets where is_pool and revision > 0
        union all
        select c.currency_id, c.takeout_amount + c.breakage from pool_closings c
        where c.transaction_id is not null and not exists (
          select from pool_closings n where n.play_id = c.play_id and n.currency_id = c.currency_id
            and n.revision = c.revision + 1 and n.reversal_id is not null)
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I4',
    description: 'ledger transaction of a pool that is not recorded',
    broken: sql`select t.id::text as what from ledger_transactions t
      where t.kind = 'pool-close'
        and not exists (select from pool_closings c where t.id in (c.transaction_id, c.reversal_id))`,
  },
];
