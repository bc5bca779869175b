import { sql } from 'kysely';

import type { Check } from './check';

/** `own`: the player with debt. */
const MOVED = sql`(
  select b.order_no,
    coalesce(sum(e.amount) filter (where e.account = 'house:stakes'), 0) as stakes,
    coalesce(sum(e.amount) filter (where e.account = 'house:pending'), 0) as pending,
    coalesce(sum(e.amount) filter (where e.account in ('player:' || b.account_id, 'debt:' || b.account_id)), 0) as own
  from bets b
  left join ledger_transactions t on t.order_no = b.order_no
  left join ledger_entries e on e.transaction_id = t.id and e.currency_id = b.currency_id
  group by b.order_no
)`;

/** I3. */
export const BET_CHECKS: readonly Check[] = [
  {
    invariant: 'I3',
    description: 'bet without exactly one debit of its stake',
    broken: sql`select b.order_no as what from bets b
      left join ledger_transactions t on t.order_no = b.order_no and t.kind = 'stake'
      left join ledger_entries e on e.transaction_id = t.id and e.transaction_id = b.stake_transaction_id
        and e.account = 'player:' || b.account_id and e.currency_id = b.currency_id and e.amount = -b.stake
      group by b.order_no having count(distinct t.id) <> 1 or count(e.amount) <> 1`,
  },
  {
    invariant: 'I3',
    description: 'debit without its bet',
    broken: sql`select t.order_no as what from ledger_transactions t
      where t.kind = 'stake' and not exists (select from bets b where b.stake_transaction_id = t.id)`,
  },
  {
    invariant: 'I3',
    description: 'stake of an open bet is on the wrong account',
    broken: sql`select b.order_no as what from bets b join ${MOVED} m using (order_no)
      where b.settle_time is null and (m.own <> -b.stake
        or m.pending <> case b.receive_status when 1 then b.stake else 0 end
        or m.stakes <> case b.receive_status when 1 then 0 else b.stake end)`,
  },
  {
    invariant: 'I3',
    description: 'house account does not hold the stakes it should, currency',
    broken: sql`select account || ' ' || currency_id as what from (
        select account, currency_id, amount from ledger_entries where account in ('house:stakes', 'house:pending')
        union all
        select case receive_status when 1 then 'house:pending' else 'house:stakes' end, currency_id, -stake
        from bets where settle_time is null
      ) s group by account, currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I3',
    description: 'accepted in an answer but missing',
    broken: sql`select r->>'order_no' as what
      from placements p, json_array_elements(p.answer->'results') r
      where r->>'order_no' is not null and not exists (
        select from bets b where b.order_no = r->>'order_no' and b.account_id = p.account_id)`,
  },
  {
    invariant: 'I4',
    description: 'finished bet moved something other than its payout less its stake',
    broken: sql`select b.order_no as what from bets b join ${MOVED} m using (order_no)
      where b.settle_time is not null and (m.own <> b.payout - b.stake or m.stakes <> 0 or m.pending <> 0)`,
  },
];

/** I1, I2. */
export const SUM_CHECKS: readonly Check[] = [
  {
    invariant: 'I1',
    description: 'ledger transaction does not add up to 0',
    broken: sql`select transaction_id || ' in currency ' || currency_id as what
      from ledger_entries group by transaction_id, currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I1',
    description: 'ledger transaction without entries, or entries without their transaction',
    broken: sql`select coalesce(t.id, e.transaction_id)::text as what from ledger_transactions t
      full join (select distinct transaction_id from ledger_entries) e on e.transaction_id = t.id
      where t.id is null or e.transaction_id is null`,
  },
  {
    invariant: 'I2',
    description: 'wallet is not the sum of its entries',
    broken: sql`select coalesce('player:' || w.account_id, e.account) as what
      from (
        select account, currency_id, sum(amount) as amount from ledger_entries
        where account like 'player:%' group by account, currency_id
      ) e
      full join wallets w on e.account = 'player:' || w.account_id and e.currency_id = w.currency_id
      where coalesce(w.balance, 0) <> coalesce(e.amount, 0) or w.balance < 0`,
  },
  {
    invariant: 'I2',
    description: 'debt is not the sum of its entries',
    broken: sql`select coalesce('debt:' || w.account_id, e.account) as what
      from (
        select account, currency_id, sum(amount) as amount from ledger_entries
        where account like 'debt:%' group by account, currency_id
      ) e
      full join (select * from wallets where debt <> 0) w
        on e.account = 'debt:' || w.account_id and e.currency_id = w.currency_id
      where coalesce(w.debt, 0) <> -coalesce(e.amount, 0) or w.debt < 0`,
  },
];
