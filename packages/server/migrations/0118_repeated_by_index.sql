-- A repeated request is looked up by its id. As `exists`, the database could answer it from a hash of all placements, which it read for each
-- batch: while a table is small it estimates that as cheaper, and a connection keeps that plan until statistics of the table change.
create or replace function place_bets_together(a jsonb, a_matches bigint[], a_plays bigint[], a_points bigint[], a_accounts bigint[]) returns jsonb
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set lock_timeout = '100ms' as $$
declare
  a_slot constant smallint := pg_backend_pid() % 16;
  a_ids constant regclass := pg_get_serial_sequence('ledger_transactions', 'id');
  a_outcomes jsonb;
  a_placed integer[];
  a_debits bigint;
  a_count bigint;
begin
  with p as materialized (
    select r.*, row_number() over (partition by account_id order by n) as nth
    from jsonb_to_recordset(a->'placements') as r (n integer, account_id bigint, request_id text, wallet_version bigint, total numeric,
      bet_count integer, accept_until double precision, max_feed_age_ms double precision)
  ), awaited as materialized (
    -- Rows that a change waits for: it would wait without end if one batch after the other shared their locks.
    select relation, format('(%s,%s)', page, tuple)::tid as place from pg_locks
    where locktype = 'tuple' and database = (select oid from pg_database where datname = current_database())
      and relation in ('matches'::regclass, 'plays'::regclass, 'points'::regclass)
  ), held_matches as materialized (
    select id, status, is_hide, array[round, score_1, score_2, round_score_1, round_score_2] as standing
    from matches m where id = any(a_matches)
      and not exists (select from awaited where relation = m.tableoid and place = m.ctid) order by id for share skip locked
  ), held_plays as materialized (
    select id, status, is_hide from plays l where id = any(a_plays)
      and not exists (select from awaited where relation = l.tableoid and place = l.ctid) order by id for share skip locked
  ), held_points as materialized (
    select id, odd, version, outcome from points o where id = any(a_points)
      and not exists (select from awaited where relation = o.tableoid and place = o.ctid) order by id for share skip locked
  ), held_wallets as materialized (
    select account_id, version, balance from wallets where account_id = any(a_accounts) order by account_id
    for no key update skip locked
  ), held_exposures as materialized (
    select point_id, currency_id, amount, budget from exposures where point_id = any(a_points) and slot = a_slot
    order by point_id, currency_id for update skip locked
  ), board as (
    select n, bool_and(is_held) as is_held, bool_and(is_same) as is_same from (
      select x.n, h.id is not null as is_held, h.status = x.status and h.is_hide = x.is_hide and h.standing = x.standing as is_same
      from jsonb_to_recordset(a->'matches') as x (n integer, id bigint, status smallint, is_hide smallint, standing smallint[])
        left join held_matches h on h.id = x.id
      union all
      select x.n, h.id is not null, h.status = x.status and h.is_hide = x.is_hide
      from jsonb_to_recordset(a->'plays') as x (n integer, id bigint, status smallint, is_hide smallint)
        left join held_plays h on h.id = x.id
      union all
      select x.n, h.id is not null, h.odd is not distinct from x.odd and h.version = x.version and h.outcome is null
      from jsonb_to_recordset(a->'points') as x (n integer, id bigint, odd integer, version bigint)
        left join held_points h on h.id = x.id
    ) compared group by n
  ), exposure as (
    -- The amounts of all placements before count, whatever their outcome.
    select x.n, bool_and(coalesce(h.amount + x.amount <= h.budget, false)) as fits
    from (
      select n, point_id, currency_id, sum(amount) over (partition by point_id, currency_id order by n) as amount
      from jsonb_to_recordset(a->'exposures') as e (n integer, point_id bigint, currency_id integer, amount numeric)
    ) x left join held_exposures h on h.point_id = x.point_id and h.currency_id = x.currency_id
    group by x.n
  ), decided as (
    select p.n, p.bet_count, case
      when not board.is_held then null
      when not board.is_same then 'stale'
      when (select k.account_id from placements k where k.account_id = p.account_id and k.request_id = p.request_id) is not null
        then 'repeated'
      when p.nth > 1 then null
      when p.bet_count = 0 then 'placed'
      when w.account_id is null or not exposure.fits then null
      when w.version <> p.wallet_version or w.balance < p.total then 'stale'
      when extract(epoch from clock_timestamp()) * 1000 > p.accept_until then 'late'
      when coalesce((select feed_age_ms()) > p.max_feed_age_ms, p.max_feed_age_ms is not null) then 'stale'
      else 'placed' end as outcome
    from p left join board on board.n = p.n left join exposure on exposure.n = p.n
      left join held_wallets w on w.account_id = p.account_id
  )
  select jsonb_agg(outcome order by n), array_agg(n order by n) filter (where outcome = 'placed'),
    count(*) filter (where outcome = 'placed' and bet_count > 0)
  into a_outcomes, a_placed, a_debits from decided;
  if a_placed is null then
    return a_outcomes;
  end if;

  insert into placements (account_id, request_id, body_hash, answer, at)
  select account_id, request_id, body_hash, answer::json, at
  from jsonb_to_recordset(a->'placements') as p (n integer, account_id bigint, request_id text, body_hash text, answer text, at bigint)
  where n = any(a_placed) order by account_id, request_id
  on conflict do nothing;
  get diagnostics a_count = row_count;
  if a_count <> cardinality(a_placed) then
    raise exception 'a request was repeated meanwhile' using errcode = 'CL003';
  end if;
  insert into region_decisions (account_id, request_id, network, country, allowed, at)
  select account_id, request_id, (origin->>'network')::cidr, origin->>'country', true, at
  from jsonb_to_recordset(a->'placements') as p (n integer, account_id bigint, request_id text, origin jsonb, at bigint)
  where n = any(a_placed) and jsonb_typeof(origin) = 'object' order by n;

  update exposures e set amount = e.amount + x.amount
  from (
    select point_id, currency_id, sum(amount) as amount
    from jsonb_to_recordset(a->'exposures') as e (n integer, point_id bigint, currency_id integer, amount numeric)
    where n = any(a_placed) group by point_id, currency_id
  ) x
  where e.point_id = x.point_id and e.currency_id = x.currency_id and e.slot = a_slot;
  update wallets w set balance = w.balance - p.total, version = w.version + 1
  from jsonb_to_recordset(a->'placements') as p (n integer, account_id bigint, wallet_version bigint, total numeric, bet_count integer)
  where p.n = any(a_placed) and p.bet_count > 0
    and w.account_id = p.account_id and w.version = p.wallet_version and w.balance >= p.total;
  get diagnostics a_count = row_count;
  if a_count <> a_debits then
    raise exception 'a stake was not debited' using errcode = 'CL003';
  end if;

  with bet as materialized (
    select nextval(a_ids) as transaction_id, p.account_id, p.request_id, p.currency_id, p.at, b.*
    from jsonb_to_recordset(a->'placements') as p (n integer, account_id bigint, request_id text, currency_id integer, at bigint)
      join jsonb_to_recordset(a->'bets') as b (
        n integer, order_no text, kind text, sizes smallint[], lines integer, stake numeric, odds text, cap numeric, accept text,
        receive_status smallint, held_until bigint, is_pool boolean, legs jsonb) on b.n = p.n
    where p.n = any(a_placed)
  ), headers as (
    insert into ledger_transactions (id, kind, order_no, at) overriding system value
    select transaction_id, 'stake', order_no, at from bet
  ), entries as (
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select transaction_id, 'player:' || account_id, currency_id, -stake from bet
    union all
    select transaction_id, case receive_status when 1 then 'house:pending' else 'house:stakes' end, currency_id, stake from bet
  ), accepted as (
    insert into bets (order_no, account_id, request_id, kind, sizes, lines, currency_id, stake, odds, cap, accept, is_pool,
      bet_time, receive_status, held_until, stake_transaction_id)
    select order_no, account_id, request_id, kind, sizes, lines, currency_id, stake, odds, cap, accept, is_pool,
      at, receive_status, held_until, transaction_id
    from bet
  )
  insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
  select bet.order_no, l.position, bet.account_id, l.point_id, l.play_id, l.game_id, l.category_id, l.odd, l.version
  from bet, jsonb_to_recordset(bet.legs) as l (
    position smallint, point_id bigint, play_id bigint, game_id bigint, category_id smallint, odd integer, version bigint);

  insert into outbox (event)
  select event from jsonb_to_recordset(a->'events') as e (n integer, event json) where n = any(a_placed) order by n;
  if jsonb_array_length(a->'refusals') > 0 then
    insert into round_refusals (round, point_id, currency_id, stake, reason, at)
    select round, point_id, currency_id, stake, reason, at
    from jsonb_to_recordset(a->'refusals') as r (n integer, round bigint, point_id bigint, currency_id integer, stake numeric,
      reason text, at bigint)
    where n = any(a_placed);
  end if;
  if jsonb_array_length(a->'referrals') > 0 then
    insert into bet_referrals (order_no, refusal, is_live, at, delay_until)
    select order_no, refusal, is_live, at, delay_until
    from jsonb_to_recordset(a->'referrals') as r (n integer, order_no text, refusal text, is_live boolean, at bigint, delay_until bigint)
    where n = any(a_placed);
  end if;

  -- Again after every lock and write, with the limits: what has changed makes the batch start again one by one.
  if exists (
    select from jsonb_to_recordset(a->'placements') as p (n integer, bet_count integer, limit_version bigint,
      accept_until double precision, max_feed_age_ms double precision)
    where n = any(a_placed) and (limit_version <> (select version from limit_version) or bet_count > 0 and (
      extract(epoch from clock_timestamp()) * 1000 > accept_until
      or coalesce((select feed_age_ms()) > max_feed_age_ms, max_feed_age_ms is not null)))
  ) then
    raise exception 'late or stale batch' using errcode = 'CL003';
  end if;
  return a_outcomes;
end $$;
