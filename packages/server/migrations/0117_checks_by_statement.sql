-- What a statement of a placement adds is checked once for the statement, instead of by up to seven foreign keys for each bet (P5).
-- Nothing that these foreign keys refused is allowed: parents cannot be deleted or renamed, as ledger transactions and bets are append-only,
-- and a leg still refers to its point, whose play and match follow from the keys of points and plays.

-- A bet is of the account of its request, which refers to the account.
alter table bets drop constraint bets_account_id_fkey;

alter table ledger_entries drop constraint ledger_entries_transaction_id_fkey;
create or replace function check_ledger_balance() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  unbalanced bigint;
begin
  select transaction_id into unbalanced from added group by transaction_id, currency_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not add up to 0', unbalanced using errcode = 'check_violation';
  end if;
  -- As a subquery for each row, which begins at the index however few transactions there were when it was planned.
  if exists (select from added e where (select t.id from ledger_transactions t where t.id = e.transaction_id) is null) then
    raise exception 'an entry belongs to no ledger transaction' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

alter table bet_legs drop constraint bet_legs_order_no_fkey, drop constraint bet_legs_account_id_fkey,
  drop constraint bet_legs_play_id_fkey, drop constraint bet_legs_game_id_fkey;
create function check_legs() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if exists (
    select from fresh l
    where (select b.account_id from bets b where b.order_no = l.order_no) is distinct from l.account_id
      or (select (o.play_id, o.game_id) from points o where o.id = l.point_id) is distinct from (l.play_id, l.game_id)
  ) then
    raise exception 'a leg is not of its bet, or not of its point' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger belongs_to_bet after insert on bet_legs referencing new table as fresh
  for each statement execute function check_legs();
