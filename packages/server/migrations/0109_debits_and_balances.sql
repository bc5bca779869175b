-- Records debits that the wallet of the operator has taken, and accepts those of their bets that are prompt and whose market has not
-- changed since they were placed (O1, O3). Returns the order numbers of the debits that it has decided. It leaves the others as they are,
-- for a transaction that waits for locks and validates: of a prompt bet that is locked or no longer held, that a change of its market has
-- marked, or with a point at another version. It waits for no lock of the board, so a change waits for one batch at most.
create function record_debits(a_debits jsonb, a_orders text[], a_accounts bigint[], a_at bigint, a_max_feed_age_ms double precision)
returns setof text language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set lock_timeout = '100ms' as $$
declare
  a_ids constant regclass := pg_get_serial_sequence('ledger_transactions', 'id');
  a_taken text[];
  a_prompt text[];
  a_accepted text[];
begin
  -- By order number and not by state: the indexes of open debits and held bets also have those decided since the last vacuum.
  with locked as materialized (
    select order_no, state from wallet_debits where order_no = any(a_orders) order by order_no for update
  )
  select array_agg(order_no) filter (where d.is_prompt), array_agg(order_no) filter (where not d.is_prompt) into a_prompt, a_taken
  from locked join jsonb_to_recordset(a_debits) as d (order_no text, is_prompt boolean) using (order_no) where locked.state = 'sent';

  if a_prompt is not null then
    -- In the order of a placement.
    with leg as materialized (
      select order_no, game_id, play_id, point_id, version from bet_legs where order_no = any(a_prompt)
    ), held_matches as materialized (
      select id from matches where id in (select game_id from leg) order by id for share skip locked
    ), held_plays as materialized (
      select id from plays where id in (select play_id from leg) order by id for share skip locked
    ), held_points as materialized (
      select id, version, outcome from points where id in (select point_id from leg) order by id for share skip locked
    )
    select array_agg(order_no) into a_accepted from (
      select leg.order_no from leg left join held_matches m on m.id = leg.game_id left join held_plays p on p.id = leg.play_id
        left join held_points o on o.id = leg.point_id
      group by leg.order_no
      having bool_and(m.id is not null and p.id is not null and coalesce(o.version = leg.version, false) and o.outcome is null)
    ) unchanged;
    -- The marks (`mark_held_bets`) as of after the locks of the board.
    with held as materialized (
      select order_no, receive_status, moved_by from bets where order_no = any(a_accepted)
      order by order_no for no key update skip locked
    )
    select array_agg(order_no) into a_accepted from held
    where receive_status = 1 and moved_by is null and (select feed_age_ms()) <= a_max_feed_age_ms and not exists (
      select from bet_legs l join matches m on m.id = l.game_id join game_types g on g.id = m.game_type_id
      where l.order_no = held.order_no and g.stopped);
  end if;
  a_taken := coalesce(a_taken, '{}') || coalesce(a_accepted, '{}');
  if cardinality(a_taken) = 0 then
    return;
  end if;

  with taken as materialized (
    select nextval(a_ids) as id, order_no, currency_id, amount from (
      select order_no, currency_id, amount from wallet_debits where order_no = any(a_taken) order by order_no
    ) debit
  ), confirmed as materialized (
    select nextval(a_ids) as id, order_no, currency_id, amount from (
      select order_no, currency_id, amount from taken where order_no = any(a_accepted) order by order_no
    ) bet
  ), headers as (
    insert into ledger_transactions (id, kind, order_no, at) overriding system value
    select id, 'wallet-debit', null, a_at from taken union all select id, 'confirm', order_no, a_at from confirmed
  ), entries as (
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select id, 'operator:clearing', currency_id, -amount from taken
    union all
    select id, 'operator:awaiting', currency_id, amount from taken
    union all
    select id, 'house:pending', currency_id, -amount from confirmed
    union all
    select id, 'house:stakes', currency_id, amount from confirmed
  )
  update wallet_debits d set state = 'taken', end_id = taken.id, ended_at = clock_timestamp()
  from taken where d.order_no = taken.order_no;
  update bets set receive_status = 0 where order_no = any(a_accepted);
  with reported as materialized (
    select distinct on (account_id) account_id, balance
    from jsonb_to_recordset(a_debits) as d (order_no text, account_id bigint, balance numeric)
    where order_no = any(a_taken) order by account_id, order_no desc
  ), held as materialized (
    select account_id from wallets where account_id = any(a_accounts) order by account_id for no key update
  )
  update wallets w set operator_balance = reported.balance, operator_balance_at = clock_timestamp()
  from held join reported using (account_id) where w.account_id = held.account_id;
  insert into outbox (event)
  select event from jsonb_to_recordset(a_debits) as d (order_no text, event json) where order_no = any(a_accepted) order by order_no;
  return query select unnest(a_taken);
end $$;

-- The entries that a statement adds to a transaction add up to 0. Before, each row was checked at the commit, with those of its transaction.
drop trigger adds_up_to_zero on ledger_entries;
create or replace function check_ledger_balance() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
begin
  select transaction_id into unbalanced from added group by transaction_id, currency_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not add up to 0', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger adds_up_to_zero after insert on ledger_entries referencing new table as added
  for each statement execute function check_ledger_balance();
