import { sql } from 'kysely';

import type { Check } from './check';

/** I1 and I2: transactions balance, and wallets match them. */
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
