-- Bets that a person decides (DESK-12): refused for a limit alone, held with their stake until a trader decides.
do $$
declare
  kinds constant name := (
    select conname from pg_constraint
    where conrelid = 'limit_rules'::regclass and pg_get_constraintdef(oid) like '%no_combos%' and pg_get_constraintdef(oid) not like '%CASE%');
  kind_of_value constant name := (
    select conname from pg_constraint where conrelid = 'limit_rules'::regclass and pg_get_constraintdef(oid) like '%CASE%');
begin
  execute format('alter table limit_rules drop constraint %I, drop constraint %I', kinds, kind_of_value);
end $$;
alter table limit_rules
  add constraint limit_rules_kind_check check (kind in
    ('single', 'parlay', 'day', 'match', 'payout', 'liability', 'factor', 'no_combos', 'no_live', 'delay', 'referral')),
  add constraint limit_rules_value_check check (case kind
    when 'factor' then value between 10 and 5000
    when 'delay' then value between 1000 and 10000 and account_id is not null
    when 'no_combos' then value = 1 and account_id is not null
    when 'no_live' then value = 1 and account_id is not null
    when 'referral' then value = 1
    else value > 0 and currency_id is not null end);

-- The bet itself is held (receive_status 1); its liability counts when it is taken. Without a decision it is rejected at held_until.
create table bet_referrals (
  order_no text primary key references bets,
  refusal text not null check (refusal in ('amount_high', 'match_limit', 'market_limit')),
  is_live boolean not null,
  at bigint not null,
  -- End of the in-play delay: no bet is taken before.
  delay_until bigint not null,
  claimed_by bigint references desk_operators,
  claimed_until bigint, -- wall clock, ms
  check ((claimed_by is null) = (claimed_until is null))
);
create index bet_referrals_by_time on bet_referrals (at);
create trigger append_only before delete or truncate on bet_referrals for each statement execute function refuse_change();
create trigger immutable_referral before update on bet_referrals for each row
  when ((old.order_no, old.refusal, old.is_live, old.at, old.delay_until)
    is distinct from (new.order_no, new.refusal, new.is_live, new.at, new.delay_until))
  execute function refuse_change();

-- Carried out by the leader, like every end of a held bet. One for each bet.
create table referral_decisions (
  order_no text primary key references bet_referrals,
  kind text not null check (kind in ('take', 'reoffer', 'refuse')),
  -- Of a re-offer, minor units.
  stake money_minor check (stake > 0),
  -- Of a re-offer at another price, thousandths.
  odd integer check (odd between 1001 and 1000000),
  decided_by bigint not null references desk_operators,
  decided_at bigint not null,
  check ((kind = 'reoffer') = (stake is not null)),
  check (odd is null or kind = 'reoffer')
);
create trigger append_only before update or delete or truncate on referral_decisions
  for each statement execute function refuse_change();

-- Offers to players whose bet was rejected for it. Their liability is reserved until they end.
create table bet_offers (
  order_no text primary key references referral_decisions,
  account_id bigint not null references accounts,
  currency_id integer not null,
  stake money_minor not null check (stake > 0),
  odds integer[] not null, -- thousandths, by position of the leg
  at bigint not null,
  until bigint not null,
  moved_by text check (moved_by in ('suspended', 'closed', 'score')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'ended')),
  accepted_as text unique references bets,
  ended_at bigint,
  check ((state = 'accepted') = (accepted_as is not null)),
  check ((state = 'open') = (ended_at is null))
);
create index bet_offers_open on bet_offers (until) where state = 'open';
create trigger append_only before delete or truncate on bet_offers for each statement execute function refuse_change();
create trigger ends_once before update on bet_offers for each row
  when (old.state <> 'open' or (old.order_no, old.account_id, old.currency_id, old.stake, old.odds, old.at, old.until)
    is distinct from (new.order_no, new.account_id, new.currency_id, new.stake, new.odds, new.at, new.until))
  execute function refuse_change();

grant select, insert on bet_referrals, bet_offers to clutchline_app;
grant update (moved_by, state, accepted_as, ended_at) on bet_offers to clutchline_app;
grant select on referral_decisions to clutchline_app, clutchline_desk;
grant select on bet_referrals, bet_offers to clutchline_desk;
grant update (claimed_by, claimed_until) on bet_referrals to clutchline_desk;

-- A person decided that the liability may exceed its cap. Unused budgets of the other slots end: they were parts of that cap.
create function add_referred_exposure(a_point bigint, a_currency integer, a_amount numeric) returns void
language plpgsql as $$
declare
  own constant smallint := pg_backend_pid() % 16;
begin
  insert into exposures (point_id, currency_id, slot, budget)
  select a_point, a_currency, s, 0 from generate_series(0, 15) s on conflict do nothing;
  perform from exposures where point_id = a_point and currency_id = a_currency order by slot for update;
  update exposures set
    amount = amount + case when slot = own then a_amount else 0 end,
    budget = amount + case when slot = own then a_amount else 0 end
  where point_id = a_point and currency_id = a_currency;
end $$;

-- As before (0005); the budget ends with its reservation, which can have been above the cap. `add_exposure` distributes what is free.
create or replace function release_exposure(a_point bigint, a_currency integer, a_amount numeric) returns void
language plpgsql as $$
begin
  perform from exposures where point_id = a_point and currency_id = a_currency order by slot for update;
  update exposures e set amount = e.amount - t.part, budget = e.budget - t.part
  from (
    select slot, least(amount, greatest(0, a_amount - coalesce(
      sum(amount) over (order by slot rows between unbounded preceding and 1 preceding), 0))) as part
    from exposures where point_id = a_point and currency_id = a_currency
  ) t
  where e.point_id = a_point and e.currency_id = a_currency and e.slot = t.slot and t.part > 0;
end $$;

-- A change of a market ends the offers on it, as it rejects the bets that are held.
create function mark_offers(a_matches bigint[], a_plays bigint[], a_points bigint[], a_move text) returns void
language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from bet_offers where state = 'open' and moved_by is null) then
    return;
  end if;
  with hit as materialized (
    select o.order_no from bet_offers o
    where o.state = 'open' and o.moved_by is null and exists (
      select from bet_legs l where l.order_no = o.order_no
        and (l.game_id = any(a_matches) or l.play_id = any(a_plays) or l.point_id = any(a_points)))
    order by o.order_no for no key update
  )
  update bet_offers o set moved_by = a_move from hit where o.order_no = hit.order_no and o.state = 'open';
end $$;

-- As before (0010), with offers.
create or replace function mark_held_bets(a_matches bigint[], a_plays bigint[], a_move text) returns void
language plpgsql security definer set search_path from current as $$
begin
  perform mark_offers(a_matches, a_plays, '{}', a_move);
  if not exists (select from bets where receive_status = 1 and moved_by is null) then
    return;
  end if;
  with held as materialized (
    select order_no from bets where receive_status = 1 and moved_by is null
  ), hit as materialized (
    select b.order_no from bets b
    where b.order_no in (
      select l.order_no from held join bet_legs l using (order_no)
      where l.game_id = any(a_matches) or l.play_id = any(a_plays))
    order by b.order_no for no key update
  )
  update bets b set moved_by = a_move from hit where b.order_no = hit.order_no and b.receive_status = 1;
end $$;

-- As before (0028), with offers.
create or replace function mark_held_bets_of_points(a_points bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  perform mark_offers('{}', '{}', a_points, 'suspended');
  if not exists (select from bets where receive_status = 1 and moved_by is null) then
    return;
  end if;
  with hit as materialized (
    select b.order_no from bets b
    where b.receive_status = 1 and b.moved_by is null
      and b.order_no in (select order_no from bet_legs where point_id = any(a_points))
    order by b.order_no for no key update
  )
  update bets b set moved_by = 'suspended' from hit where b.order_no = hit.order_no and b.receive_status = 1;
end $$;

-- Waits for the transaction that ends the bet; `a_now` is business time, `a_wall` wall clock.
create function decide_referral(a_order text, a_kind text, a_stake numeric, a_odd integer, a_operator bigint, a_now bigint, a_wall bigint)
returns text language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from bet_referrals where order_no = a_order) then
    return 'unknown_subject';
  end if;
  perform from bets
  where order_no = a_order and receive_status = 1 and moved_by is null and held_until > a_now for no key update;
  if not found or exists (select from referral_decisions where order_no = a_order) then
    return 'referral_over';
  end if;
  perform from bet_referrals where order_no = a_order and claimed_by <> a_operator and claimed_until > a_wall;
  if found then
    return 'claimed';
  end if;
  insert into referral_decisions (order_no, kind, stake, odd, decided_by, decided_at)
  values (a_order, a_kind, a_stake, a_odd, a_operator, a_now);
  return 'decided';
end $$;
revoke execute on function decide_referral(text, text, numeric, integer, bigint, bigint, bigint) from public;
grant execute on function decide_referral(text, text, numeric, integer, bigint, bigint, bigint) to clutchline_desk;

-- Declined, or over. False: it was over before.
create function end_offer(a_order text, a_state text, a_at bigint) returns boolean language plpgsql as $$
declare
  o bet_offers;
begin
  update bet_offers set state = a_state, ended_at = a_at where order_no = a_order and state = 'open' returning * into o;
  if not found then
    return false;
  end if;
  perform release_exposure(l.point_id, o.currency_id, ceil(o.stake * (o.odds[l.position + 1] - 1000) / 1000))
  from (select point_id, position from bet_legs where order_no = a_order order by point_id offset 0) l;
  return true;
end $$;

-- A placement whose liability its offer has reserved.
create function accept_offer(p jsonb, a_version bigint, a_order text) returns text language plpgsql as $$
declare
  a_outcome constant text := place_bets_within(p, a_version);
begin
  if a_outcome = 'placed' and jsonb_array_length(p->'bets') = 1 then
    update bet_offers set state = 'accepted', accepted_as = p->'bets'->0->>'order_no', ended_at = (p->>'at')::bigint
    where order_no = a_order and account_id = (p->>'account_id')::bigint and state = 'open' and moved_by is null
      and until > (p->>'at')::bigint;
    if not found then
      raise exception 'stale placement' using errcode = 'CL001';
    end if;
  end if;
  return a_outcome;
end $$;
