import { sql } from 'kysely';

import type { Check } from './check';

/** I11: the seamless wallet. */
export const OPERATOR_WALLET_CHECKS: readonly Check[] = [
  {
    invariant: 'I11',
    description: 'operator:awaiting is not the debits that are not decided, currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'operator:awaiting'
        union all
        select currency_id, amount from wallet_debits where state = 'sent'
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I11',
    description: 'operator:payable is not the credits that are not delivered, currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'operator:payable'
        union all
        select currency_id, -amount from wallet_deliveries where kind = 'credit' and outcome is null
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I11',
    description: 'operator:clearing is not what was moved between operator and ledger, currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'operator:clearing'
        union all
        select currency_id, amount from wallet_debits where state = 'taken'
        union all
        select currency_id, case kind when 'credit' then -amount else amount end from wallet_deliveries
        where outcome = 'done' and kind <> 'rollback'
        union all
        select currency_id, case kind when 'deposit' then amount else -amount end from operator_transfers
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I11',
    description: 'transaction of the operator wallet that is not recorded',
    broken: sql`select t.id || ' ' || t.kind as what from ledger_transactions t
      where (t.kind = 'wallet-fund' and not exists (select from wallet_debits d where d.fund_id = t.id))
        or (t.kind = 'wallet-debit' and not exists (select from wallet_debits d where d.end_id = t.id and d.state = 'taken'))
        or (t.kind = 'wallet-unfund'
          and not exists (select from wallet_debits d where d.end_id = t.id and d.state in ('refused', 'unknown')))
        or (t.kind = 'wallet-payout' and not exists (select from wallet_deliveries d where d.transaction_id = t.id))
        or (t.kind = 'wallet-credit'
          and not exists (select from wallet_deliveries d where d.end_id = t.id and d.kind = 'credit'))
        or (t.kind = 'wallet-collect'
          and not exists (select from wallet_deliveries d where d.end_id = t.id and d.kind = 'collect'))`,
  },
  {
    invariant: 'I11',
    description: 'debit that is not of its bet, or whose state is not that of its bet',
    broken: sql`select b.order_no as what from bets b
      join wallets w using (account_id) left join wallet_debits d using (order_no)
      where w.is_seamless and b.swapped_from is null and (
          d.amount = b.stake and d.account_id = b.account_id and d.currency_id = b.currency_id
          and case d.state when 'sent' then b.receive_status = 1 when 'taken' then true else b.receive_status = 2 end
        ) is not true`,
  },
  {
    invariant: 'I11',
    description: 'debit with an unknown outcome that is not rolled back',
    broken: sql`select d.order_no as what from wallet_debits d
      where (d.state = 'unknown') <> exists (
        select from wallet_deliveries r where r.kind = 'rollback' and r.movement_id = d.order_no)`,
  },
  {
    invariant: 'I11',
    description: 'wallet of the operator with money here, player',
    broken: sql`select account_id::text as what from wallets where is_seamless and balance <> 0`,
  },
];
