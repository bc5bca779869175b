import type pg from 'pg';

/** At every commit, independent of the product's check. Rows are violations. */
const CHECKS: Readonly<Record<string, string>> = {
  'every transaction adds up to 0': `select transaction_id::text as what from ledger_entries
    group by transaction_id, currency_id having sum(amount) <> 0`,
  'a wallet is the sum of its entries': `select w.account_id::text as what from wallets w
    where w.balance <> (select coalesce(sum(amount), 0) from ledger_entries where account = 'player:' || w.account_id)
      or w.debt <> -(select coalesce(sum(amount), 0) from ledger_entries where account = 'debt:' || w.account_id)`,
  'settlements are numbered 1 to the revision of the bet': `select b.order_no as what from bets b
    where b.revision <> (select count(*) from settlements s where s.order_no = b.order_no)
      or b.revision <> (select coalesce(max(revision), 0) from settlements s where s.order_no = b.order_no)`,
  'a bet has the state of its last settlement': `select b.order_no as what from bets b join settlements s using (order_no, revision)
    where (b.payout, b.is_cancel, b.prize_status, b.settlement_odds, b.settle_time)
      <> (s.payout, s.is_cancel, s.prize_status, s.settlement_odds, s.at)`,
  'a settlement pays its payout': `select s.order_no as what from settlements s join bets b using (order_no)
    where s.payout <> (select coalesce(sum(amount), 0) from ledger_entries e
      where e.transaction_id = s.transaction_id and e.account in ('player:' || b.account_id, 'debt:' || b.account_id))
    or -b.stake <> (select sum(amount) from ledger_entries e where e.transaction_id = s.transaction_id and account = 'house:stakes')`,
  'a reversal is minus the settlement before it': `select s.order_no as what from settlements s
    join settlements p on p.order_no = s.order_no and p.revision = s.revision - 1
    where exists (
      select from ledger_entries e where e.transaction_id in (s.reversal_id, p.transaction_id)
      group by case when account like 'house:%' then account end having sum(amount) <> 0)`,
  'every settlement and reversal of the ledger is recorded': `select t.order_no as what from ledger_transactions t
    where t.kind = 'settlement' and not exists (select from settlements s where s.transaction_id = t.id)
      or t.kind = 'reversal' and not exists (select from settlements s where s.reversal_id = t.id)`,
  'house:stakes holds the stakes of open confirmed bets': `select currency_id::text as what from (
      select currency_id, amount from ledger_entries where account = 'house:stakes'
      union all select currency_id, -stake from bets where settle_time is null and receive_status = 0) s
    group by currency_id having sum(amount) <> 0`,
  'house:pool has what paid tickets left and no close removed': `select currency_id::text as what from (
      select currency_id, amount from ledger_entries where account = 'house:pool'
      union all select currency_id, payout - stake from bets where is_pool and revision > 0
      union all select c.currency_id, c.takeout_amount + c.breakage from pool_closings c
        where c.transaction_id is not null and not exists (select from pool_closings n
          where (n.play_id, n.currency_id, n.revision) = (c.play_id, c.currency_id, (c.revision + 1)::smallint))) s
    group by currency_id having sum(amount) <> 0`,
  'a swapped ticket moved its stake': `select o.order_no as what from bets o left join bets n on n.order_no = o.swapped_to
    where o.swapped_to is not null and not (
      (n.stake, n.account_id, n.currency_id, n.swapped_from) = (o.stake, o.account_id, o.currency_id, o.order_no)
      and o.payout = o.stake and o.is_cancel = 1 and o.revision = 0
      and 1 = (select count(*) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.order_no = o.order_no and t.kind = 'swap' and e.account = 'player:' || o.account_id and e.amount = o.stake))`,
  'every bet has one debit of its stake': `select b.order_no as what from bets b
    where 1 <> (select count(*) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.id = b.stake_transaction_id and t.kind = 'stake' and t.order_no = b.order_no
        and e.account = 'player:' || b.account_id and e.amount = -b.stake)`,
};

export async function settlementFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [rule, broken] of Object.entries(CHECKS)) {
    const { rows } = await client.query<{ what: string }>(broken);
    faults.push(...rows.map(({ what }) => `${rule}: ${what}`));
  }
  return faults;
}
