alter table matches add column kind text not null default 'match' check (kind in ('match', 'outright'));
alter table plays
  add column takeout integer check (takeout between 0 and 500),
  add column limit_scale integer not null default 1000 check (limit_scale between 1 and 1000),
  add check ((category_id = 1) = (takeout is not null));
alter table points add column dead_heat smallint not null default 1 check (dead_heat between 1 and 64);

alter table accounts add column time_zone text not null default 'UTC';
-- Incremented by every change of the balance and of the player's own limits: a bet validated with another version is
-- not accepted.
alter table wallets add column version bigint not null default 0;

alter table ledger_transactions drop constraint ledger_transactions_kind_check, drop constraint ledger_transactions_check;
alter table ledger_transactions
  add check (kind in ('demo-credit', 'stake', 'confirm', 'reject', 'settlement', 'reversal', 'swap', 'pool-close')),
  add check ((kind in ('demo-credit', 'pool-close')) = (order_no is null));
create unique index one_decision_per_order on ledger_transactions (order_no) where kind in ('confirm', 'reject');
-- debt:<account id>: part of a correction that exceeded the balance.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries
  add check (account ~ '^((player|debt):[1-9][0-9]*|house:[a-z-]+)$');

create table player_limits (
  account_id bigint not null references accounts,
  kind text not null check (kind in ('day_stake', 'day_loss', 'session_minutes')),
  value money_minor check (value >= 0),
  pending_value money_minor check (pending_value >= 0),
  pending_from bigint,
  primary key (account_id, kind)
);
create table player_breaks (
  account_id bigint primary key references accounts,
  kind text not null check (kind in ('time_out', 'exclusion')),
  until bigint not null
);

alter table bets
  add column sizes smallint[] not null default '{1}',
  add column lines integer not null default 1 check (lines between 1 and 32647),
  add column accept text not null default 'none' check (accept in ('latest', 'better', 'none')),
  add column is_pool boolean not null default false,
  add column held_until bigint,
  add column reject_reason text,
  add column revision smallint not null default 0 check (revision >= 0),
  add column swapped_to text unique references bets deferrable initially deferred,
  add column swapped_from text unique references bets,
  drop constraint bets_check,
  drop constraint bets_check1,
  drop constraint bets_check2;
alter table bets
  add check ((settle_time is null) = (payout is null)),
  add check ((settle_time is null) = (is_cancel = 0 and prize_status = 0 and receive_status <> 2)),
  add check ((receive_status = 2) = (reject_reason is not null)),
  add check (receive_status = 0 or held_until is not null),
  add check (payout >= 0 and payout <= greatest(cap, stake));
create index bets_held on bets (held_until) where receive_status = 1;
create index bets_settled on bets (account_id, settle_time);

alter table bet_legs
  add column dead_heat smallint not null default 1 check (dead_heat between 1 and 64),
  add column closing_odd bigint check (closing_odd >= 1000),
  add column account_id bigint references accounts;
update bet_legs l set account_id = b.account_id from bets b where b.order_no = l.order_no;
alter table bet_legs alter column account_id set not null;
create index bet_legs_of_account on bet_legs (account_id, game_id);
create index bet_legs_of_play on bet_legs (play_id);

-- Liability of one outcome, split into slots with a budget each, so that bets do not wait for each other. The budgets
-- never exceed the cap in total.
create table exposures (
  point_id bigint not null references points,
  currency_id integer not null,
  slot smallint not null check (slot between 0 and 15),
  budget money_minor not null,
  amount money_minor not null default 0 check (amount >= 0 and amount <= budget),
  primary key (point_id, currency_id, slot)
) with (fillfactor = 50);

-- Reserves part of a cap; false if used up. Slots are locked in order; if one fills up between read and update, the
-- placement becomes stale instead of waiting out of order.
create function add_exposure(a_point bigint, a_currency integer, a_amount numeric, a_cap numeric) returns boolean
language plpgsql as $$
declare
  own constant smallint := pg_backend_pid() % 16;
  free numeric;
begin
  perform from exposures
  where point_id = a_point and currency_id = a_currency and slot = own and amount + a_amount <= budget;
  if found then
    update exposures set amount = amount + a_amount
    where point_id = a_point and currency_id = a_currency and slot = own and amount + a_amount <= budget;
    if not found then
      raise exception 'stale placement' using errcode = 'CL001';
    end if;
    return true;
  end if;
  insert into exposures (point_id, currency_id, slot, budget)
  select a_point, a_currency, s, trunc(a_cap / 16) from generate_series(0, 15) s on conflict do nothing;
  perform from exposures where point_id = a_point and currency_id = a_currency order by slot for update;
  select a_cap - sum(amount) into free from exposures where point_id = a_point and currency_id = a_currency;
  if a_amount > free then
    return false;
  end if;
  -- Redistribute the unused budget.
  update exposures set
    amount = amount + case when slot = own then a_amount else 0 end,
    budget = amount + case when slot = own then a_amount else 0 end + trunc((free - a_amount) / 16)
  where point_id = a_point and currency_id = a_currency;
  return true;
end $$;

-- Releases from any slots that contain a reservation.
create function release_exposure(a_point bigint, a_currency integer, a_amount numeric) returns void
language plpgsql as $$
begin
  perform from exposures where point_id = a_point and currency_id = a_currency order by slot for update;
  update exposures e set amount = e.amount - t.part
  from (
    select slot, least(amount, greatest(0, a_amount - coalesce(
      sum(amount) over (order by slot rows between unbounded preceding and 1 preceding), 0))) as part
    from exposures where point_id = a_point and currency_id = a_currency
  ) t
  where e.point_id = a_point and e.currency_id = a_currency and e.slot = t.slot and t.part > 0;
end $$;

-- The two functions of a placement read a few rows by key: planned once, never with a table scan.

-- The placement snapshot. With hold, board and wallet are locked until the commit. Money is text, because JSON numbers
-- are not exact at that size.
create function placement_bench(a_account bigint, a_request text, a_points bigint[], a_day_start bigint, a_hold boolean)
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
      select o.id, o.play_id, o.game_id, o.odd, o.version, o.pick, o.outcome is not null as is_decided
      from points o where o.id = any(a_points)
    ), own as materialized (
      select stake, bet_time, settle_time, payout, is_cancel, receive_status from bets
      where account_id = a_account and (bet_time >= a_day_start or settle_time >= a_day_start or settle_time is null)
    )
    select json_build_object(
      'wallet', (
        select json_build_object('currency_id', w.currency_id, 'balance', w.balance::text, 'version', w.version)
        from wallets w where w.account_id = a_account),
      'stored', (
        select json_build_object('body_hash', body_hash, 'answer', answer)
        from placements where account_id = a_account and request_id = a_request),
      'points', coalesce((
        select json_agg(json_build_object(
          'point_id', a.id, 'play_id', a.play_id, 'game_id', a.game_id, 'odd', a.odd, 'version', a.version,
          'pick', a.pick, 'is_decided', a.is_decided, 'category_id', p.category_id, 'no_parlay', p.no_parlay,
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

-- All or nothing. 'stale' if board or wallet changed since validation (CL001 after the first write), 'repeated' if the
-- request id already has an answer.
create function place_bets(p jsonb) returns text language plpgsql
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
    where o.odd = n.odd and o.version = n.version and o.outcome is null order by id for share of o) held;
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
