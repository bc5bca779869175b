import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { LedgerFault } from '../ports/wallet-store';
import type { Schema } from './schema';

interface Check {
  readonly invariant: LedgerFault['invariant'];
  readonly says: string;
  /** Selects the things that break it, as `what`. */
  readonly broken: RawBuilder<{ what: string }>;
}

const CHECKS: readonly Check[] = [
  {
    invariant: 'I1',
    says: 'ledger transaction does not add up to 0',
    broken: sql`select transaction_id || ' in currency ' || currency_id as what
      from ledger_entries group by transaction_id, currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I2',
    says: 'wallet is not the sum of its entries',
    broken: sql`select coalesce('player:' || w.account_id, e.account) as what
      from (select account, sum(amount) as amount from ledger_entries where account like 'player:%' group by account) e
      full join wallets w on e.account = 'player:' || w.account_id
      where coalesce(w.balance, 0) <> coalesce(e.amount, 0) or w.balance < 0`,
  },
  {
    invariant: 'I3',
    says: 'bet without exactly one debit of its stake',
    broken: sql`select b.order_no as what from bets b where (
        select count(*) from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        where t.order_no = b.order_no and t.kind = 'stake' and t.id = b.stake_transaction_id
          and e.account = 'player:' || b.account_id and e.currency_id = b.currency_id and e.amount = -b.stake
      ) <> 1`,
  },
  {
    invariant: 'I3',
    says: 'debit without its bet',
    broken: sql`select t.order_no as what from ledger_transactions t
      where t.kind = 'stake' and not exists (select from bets b where b.stake_transaction_id = t.id)`,
  },
  {
    invariant: 'I3',
    says: 'house:stakes does not hold the stakes of the open bets of currency',
    broken: sql`select currency_id::text as what from (
        select currency_id, amount from ledger_entries where account = 'house:stakes'
        union all
        select currency_id, -stake from bets where settle_time is null
      ) s group by currency_id having sum(amount) <> 0`,
  },
  {
    invariant: 'I4',
    says: 'bet whose settlement is missing, doubled or not what was paid',
    broken: sql`select b.order_no as what from bets b
      left join lateral (
        select count(*) as number, sum(s.payout) as payout, sum((
          select coalesce(sum(e.amount), 0) from ledger_entries e
          where e.transaction_id = s.transaction_id and e.account = 'player:' || b.account_id
        )) as paid
        from settlements s where s.order_no = b.order_no
      ) s on true
      where s.number <> (b.settle_time is not null)::integer
        or (b.settle_time is not null and (s.payout <> b.payout or s.paid <> b.payout))`,
  },
  {
    invariant: 'I4',
    says: 'ledger transaction of a settlement that is not recorded',
    broken: sql`select t.order_no as what from ledger_transactions t
      where t.kind = 'settlement' and not exists (select from settlements s where s.transaction_id = t.id)`,
  },
];

/** Everything that is wrong with the books, all read from one moment; empty when all is well. */
export async function verifyLedger(db: Kysely<Schema>): Promise<LedgerFault[]> {
  const faults = CHECKS.map(
    ({ invariant, says, broken }) =>
      sql`select ${invariant}::text as invariant, ${says}::text || ': ' || what as detail from (${broken}) as broken`,
  );
  const { rows } = await sql<LedgerFault>`${sql.join(faults, sql` union all `)} order by 1, 2`.execute(db);
  return rows;
}
