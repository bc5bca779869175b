/** Plain SQL over whole sets in one transaction. The rule is hard-coded, so the product cannot use it. */
export const settleInSql = (gameId: number): string => `
begin;
update bet_legs l set outcome = o.outcome, result = o.result, rule = o.rule, source = o.source, decision = o.decision
from points o where o.id = l.point_id and l.game_id = ${gameId} and l.decision = 0;
with ending as materialized (
  select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as transaction_id, b.order_no, b.account_id, b.stake,
    case l.outcome when 'won' then least(trunc(b.stake * l.odd / 1000), b.cap) else 0 end as payout, l.outcome, l.odd, l.rule,
    l.result
  from bet_legs l join bets b using (order_no) where l.game_id = ${gameId} and b.settle_time is null
), headers as (
  insert into ledger_transactions (id, kind, order_no, at) overriding system value
  select transaction_id, 'settlement', order_no, 1 from ending
), entries as (
  insert into ledger_entries (transaction_id, account, currency_id, amount)
  select transaction_id, side.account, 1, side.amount from ending, lateral (values
    ('house:stakes', -stake), ('player:' || account_id, payout), ('house:result', stake - payout)) as side (account, amount)
  where side.amount <> 0
), recorded as (
  insert into settlements (order_no, revision, is_cancel, prize_status, settlement_odds, payout, rules, legs, source,
    transaction_id, at)
  select order_no, 1, 0, case when payout > 0 then 1 else 2 end, case when payout > 0 then '1.955' else '0.000' end, payout,
    array[rule], jsonb_build_array(jsonb_build_object('position', 0, 'odd', odd, 'outcome', outcome, 'void_reason', null,
      'dead_heat', 1, 'closing_odd', null, 'result', result, 'rule', rule)), 'bench', transaction_id, 1
  from ending
), moved as (
  update bets b set prize_status = case when e.payout > 0 then 1 else 2 end, settle_time = 1,
    settlement_odds = case when e.payout > 0 then '1.955' else '0.000' end, payout = e.payout, revision = 1
  from ending e where b.order_no = e.order_no
)
update wallets w set balance = balance + m.amount, version = version + 1
from (select account_id, sum(payout) as amount from ending group by account_id) m where w.account_id = m.account_id;
commit;`;
