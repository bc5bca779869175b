import pg from 'pg';

/** On a separate connection, as owner. */
export async function ask<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const FAULTS = `
  select 'house account ' || account || ' holds ' || sum(amount) || ' too much' as fault from (
    select account, amount from ledger_entries where account in ('house:pending', 'house:stakes')
    union all
    select case receive_status when 1 then 'house:pending' else 'house:stakes' end, -stake
    from bets where settle_time is null
  ) s group by account having sum(amount) <> 0
  union all
  select 'wallet ' || w.account_id from wallets w
  where w.balance <> (select coalesce(sum(amount), 0) from ledger_entries where account = 'player:' || w.account_id)
  union all
  select 'decisions of ' || b.order_no || ': ' || coalesce(string_agg(t.kind, ','), 'none') from bets b
  left join ledger_transactions t on t.order_no = b.order_no and t.kind in ('confirm', 'reject')
  where b.held_until is not null
  group by b.order_no, b.receive_status
  having coalesce(string_agg(t.kind, ','), '') <> case b.receive_status when 0 then 'confirm' when 2 then 'reject' else '' end
  union all
  select 'rejected without its stake: ' || b.order_no from bets b
  where b.receive_status = 2 and (b.payout <> b.stake or (
    select coalesce(sum(e.amount), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_no = b.order_no and e.account = 'player:' || b.account_id) <> 0)
  union all
  select 'exposure of ' || point_id || ' is off by ' || sum(amount) from (
    select point_id, amount from exposures where point_id in (select id from points where outcome is null)
    union all
    select l.point_id, -ceil(b.stake * (l.odd - 1000) / 1000) from bets b join bet_legs l using (order_no)
    where b.receive_status <> 2 and not b.is_pool and l.outcome = 'pending'
      and not (b.receive_status = 1 and exists (select from bet_referrals r where r.order_no = b.order_no))
      and l.point_id in (select id from points where outcome is null)
    union all
    select l.point_id, -ceil(o.stake * (o.odds[l.position + 1] - 1000) / 1000)
    from bet_offers o join bet_legs l using (order_no)
    where o.state = 'open' and l.point_id in (select id from points where outcome is null)
  ) x group by point_id having sum(amount) <> 0`;

export async function faultsOfHeldBooks(databaseUrl: string): Promise<string[]> {
  return (await ask<{ fault: string }>(databaseUrl, FAULTS)).map(({ fault }) => fault);
}
