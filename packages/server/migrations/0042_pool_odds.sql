-- The odds of a pool follow from its stakes alone (BET-2, U8): null without stakes on the point, 1.000 or more otherwise. A point of a
-- pool is always `priced`: it takes bets without a price.
do $$
declare
  priced_has_odd constant name := (
    select conname from pg_constraint where conrelid = 'points'::regclass and pg_get_constraintdef(oid) like '%NOT priced%');
begin
  execute format('alter table points drop constraint %I', priced_has_odd);
end $$;
alter table points
  drop constraint points_odd_check,
  add constraint points_odd_check check (odd between 1000 and 1000000);
alter table bet_legs
  drop constraint bet_legs_odd_check,
  add constraint bet_legs_odd_check check (odd between 1000 and 1000000);

-- Players of a demonstration who stake play money in pools. Reports leave these accounts out.
create table simulated_accounts (account_id bigint primary key references accounts);
create trigger append_only before update or delete or truncate on simulated_accounts
  for each statement execute function refuse_change();
grant select, insert on simulated_accounts to clutchline_app;

-- Eight slots for the players of a pool, and slot 8 for all simulated ones: their part of a pool is known without its tickets.
create function pool_slot(a_account bigint) returns smallint language sql stable as $$
  select case when exists (select from simulated_accounts where account_id = a_account) then 8 else a_account % 8 end::smallint
$$;

-- As before (0016), with `pool_slot`.
create or replace function add_pool_tickets(a_orders text[]) returns void language sql as $$
  insert into pool_totals as t
  select l.play_id, l.point_id, b.currency_id, pool_slot(b.account_id), sum(b.stake), count(*)
  from bets b join bet_legs l using (order_no)
  where b.order_no = any(a_orders) and b.is_pool and b.receive_status = 0 and b.swapped_to is null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (play_id, point_id, currency_id, slot) do update
  set stakes = t.stakes + excluded.stakes, tickets = t.tickets + excluded.tickets
$$;

create or replace function count_pool_ticket() returns trigger language plpgsql as $$
begin
  if new.receive_status = 0 and new.swapped_to is null then
    perform add_pool_tickets(array[new.order_no]);
    return null;
  end if;
  update pool_totals t set stakes = t.stakes - new.stake, tickets = t.tickets - 1
  from bet_legs l
  where l.order_no = new.order_no and t.play_id = l.play_id and t.point_id = l.point_id
    and t.currency_id = new.currency_id and t.slot = pool_slot(new.account_id);
  return null;
end $$;

-- As before (0035); a pool needs no price.
create or replace function placement_snapshot(a_account bigint, a_request text, a_points bigint[], a_day_start bigint, a_hold boolean)
returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if a_hold then
    perform from matches where id in (select game_id from points where id = any(a_points)) order by id for share;
    perform from plays where id in (select play_id from points where id = any(a_points)) order by id for share;
    perform from points where id = any(a_points) order by id for share;
    perform from wallets where account_id = a_account for update;
  end if;
  return (
    with asked as materialized (
      select o.id, o.play_id, o.game_id, o.odd, o.version, o.pick, o.outcome is not null as is_decided,
        o.priced and not o.suspended as is_offered
      from points o where o.id = any(a_points) and (o.odd is not null or o.priced)
    ), own as materialized (
      select stake, bet_time, settle_time, payout, is_cancel, receive_status from bets
      where account_id = a_account and (bet_time >= a_day_start or settle_time >= a_day_start or settle_time is null)
    )
    select json_build_object(
      'now', floor(extract(epoch from clock_timestamp()) * 1000), 'feed_age_ms', feed_age_ms(),
      'wallet', (
        select json_build_object('currency_id', w.currency_id, 'balance', w.balance::text, 'version', w.version)
        from wallets w where w.account_id = a_account),
      'stored', (
        select json_build_object('body_hash', body_hash, 'answer', answer)
        from placements where account_id = a_account and request_id = a_request),
      'points', coalesce((
        select json_agg(json_build_object(
          'point_id', a.id, 'play_id', a.play_id, 'game_id', a.game_id, 'odd', a.odd, 'version', a.version,
          'pick', a.pick, 'is_decided', a.is_decided, 'is_offered', a.is_offered, 'category_id', p.category_id, 'no_parlay', p.no_parlay,
          'play_status', p.status, 'play_hide', p.is_hide, 'limit_scale', p.limit_scale,
          'match_status', m.status, 'match_hide', m.is_hide,
          'standing', array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2], 'game_type_id', m.game_type_id, 'event_id', m.event_id,
          'team_id_1', m.team_id_1, 'team_id_2', m.team_id_2, 'start_time', m.start_time,
          'exposure', coalesce((
            select sum(e.amount) from exposures e join wallets w on w.account_id = a_account
            where e.point_id = a.id and e.currency_id = w.currency_id), 0)::text
        ) order by a.id)
        from asked a join plays p on p.id = a.play_id join matches m on m.id = a.game_id), '[]'),
      'staked_day', (
        select coalesce(sum(stake), 0)::text from own
        where bet_time >= a_day_start and is_cancel = 0 and receive_status <> 2),
      'open_stakes', (select coalesce(sum(stake) filter (where settle_time is null), 0)::text from own),
      'lost_day', (
        select coalesce(sum(stake - payout), 0)::text from own
        where settle_time >= a_day_start and is_cancel = 0 and receive_status <> 2),
      'staked_matches', coalesce((
        select json_agg(json_build_object('game_id', s.game_id, 'stake', s.stake::text)) from (
          select l.game_id, sum(b.stake) as stake
          from bet_legs l join bets b on b.order_no = l.order_no
          where l.account_id = a_account and l.game_id in (select game_id from asked)
            and b.is_cancel = 0 and b.receive_status <> 2
          group by l.game_id) s), '[]'),
      'limits', coalesce((
        select json_agg(json_build_object('kind', kind, 'value', value::text, 'pending_value', pending_value::text,
          'pending_from', pending_from))
        from player_limits where account_id = a_account), '[]'),
      'pause', (select json_build_object('kind', kind, 'until', until) from player_breaks where account_id = a_account)
    )
  );
end $$;

-- As before (0035); compares a missing price too.
create or replace function place_bets(p jsonb) returns text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  a_account constant bigint := p->>'account_id';
  a_currency constant integer := p->>'currency_id';
  a_total constant numeric := p->>'total';
  matching bigint;
  e record;
begin
  select count(*) into matching from (
    select from matches m join jsonb_to_recordset(p->'matches') as n (
      id bigint, status smallint, is_hide smallint, standing smallint[]) using (id)
    where m.status = n.status and m.is_hide = n.is_hide
      and array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2] = n.standing order by id for share of m) held;
  if matching <> jsonb_array_length(p->'matches') then
    return 'stale';
  end if;
  select count(*) into matching from (
    select from plays l join jsonb_to_recordset(p->'plays') as n (id bigint, status smallint, is_hide smallint) using (id)
    where l.status = n.status and l.is_hide = n.is_hide order by id for share of l) held;
  if matching <> jsonb_array_length(p->'plays') then
    return 'stale';
  end if;
  select count(*) into matching from (
    select from points o join jsonb_to_recordset(p->'points') as n (id bigint, odd integer, version bigint) using (id)
    where o.odd is not distinct from n.odd and o.version = n.version and o.outcome is null order by id for share of o) held;
  if matching <> jsonb_array_length(p->'points') then
    return 'stale';
  end if;

  insert into placements (account_id, request_id, body_hash, answer, at)
  values (a_account, p->>'request_id', p->>'body_hash', (p->>'answer')::json, (p->>'at')::bigint)
  on conflict do nothing;
  if not found then
    return 'repeated';
  end if;
  if p->>'origin' is not null then
    insert into region_decisions (account_id, request_id, network, country, allowed, at)
    values (a_account, p->>'request_id', (p->'origin'->>'network')::cidr, p->'origin'->>'country', true, (p->>'at')::bigint);
  end if;
  if jsonb_array_length(p->'bets') = 0 then
    return 'placed';
  end if;

  for e in
    select * from jsonb_to_recordset(p->'exposures') as n (point_id bigint, amount numeric, cap numeric) order by point_id
  loop
    if not add_exposure(e.point_id, a_currency, e.amount, e.cap) then
      raise exception 'stale placement' using errcode = 'CL001';
    end if;
  end loop;
  update wallets set balance = balance - a_total, version = version + 1
  where account_id = a_account and version = (p->>'wallet_version')::bigint and balance >= a_total;
  if not found then
    raise exception 'stale placement' using errcode = 'CL001';
  end if;
  -- After the last lock, so that waiting time counts. Missing fields are not checked (processes of an earlier version
  -- do not send them).
  if extract(epoch from clock_timestamp()) * 1000 > (p->>'accept_until')::double precision then
    raise exception 'late placement' using errcode = 'CL002';
  end if;
  if p->>'max_feed_age_ms' is not null and coalesce(feed_age_ms() > (p->>'max_feed_age_ms')::double precision, true) then
    raise exception 'stale placement' using errcode = 'CL001';
  end if;

  with bet as materialized (
    select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as transaction_id, n.*
    from jsonb_to_recordset(p->'bets') as n (
      order_no text, kind text, sizes smallint[], lines integer, stake numeric, odds text, cap numeric, accept text,
      receive_status smallint, held_until bigint, is_pool boolean, legs jsonb)
  ), headers as (
    insert into ledger_transactions (id, kind, order_no, at) overriding system value
    select transaction_id, 'stake', order_no, (p->>'at')::bigint from bet
  ), entries as (
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select transaction_id, 'player:' || a_account, a_currency, -stake from bet
    union all
    select transaction_id, case receive_status when 1 then 'house:pending' else 'house:stakes' end, a_currency, stake from bet
  ), taken as (
    insert into bets (order_no, account_id, request_id, kind, sizes, lines, currency_id, stake, odds, cap, accept, is_pool,
      bet_time, receive_status, held_until, stake_transaction_id)
    select order_no, a_account, p->>'request_id', kind, sizes, lines, a_currency, stake, odds, cap, accept, is_pool,
      (p->>'at')::bigint, receive_status, held_until, transaction_id
    from bet
  )
  insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
  select bet.order_no, l.position, a_account, l.point_id, l.play_id, l.game_id, l.category_id, l.odd, l.version
  from bet, jsonb_to_recordset(bet.legs) as l (
    position smallint, point_id bigint, play_id bigint, game_id bigint, category_id smallint, odd integer, version bigint);
  return 'placed';
end $$;

-- Prices of pools that came from the feed.
update points o set odd = null, priced = true, version = version + 1
from plays p
where p.id = o.play_id and p.category_id = 1
  and not exists (select from pool_totals t where t.play_id = p.id and t.point_id = o.id and t.currency_id = 1 and t.stakes > 0);
