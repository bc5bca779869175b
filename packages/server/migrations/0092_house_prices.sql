-- Prices of the house (DESK-9, DESK-10): a mask over the prices of the feed. While a play has a rule in force, `feed_odd` and
-- `feed_priced` are what the feed wrote last, and `odd` and `priced` are the house's; otherwise both are null.
alter table points
  add column feed_odd integer check (feed_odd between 1001 and 1000000),
  add column feed_priced boolean,
  add check ((feed_odd is null) = (feed_priced is null));

-- Every change is a row, so these are the history too; the newest one of a play counts. Moments are of this database, ms.
create table house_prices (
  play_id bigint not null references plays,
  version integer not null check (version > 0),
  -- Bias on one pick: millionths of log-odds.
  point_id bigint references points,
  log_odds integer check (log_odds between -14000000 and 14000000 and log_odds <> 0),
  bias_at bigint,
  -- 0: it does not fade, and ends at `ends_at` (null: if it is taken off).
  fade_ms integer check (fade_ms between 0 and 3600000),
  ends_at bigint,
  -- Fair probability of the pick by the feed, and whether the match had begun, with its score, when it was set.
  feed_share bigint,
  phase smallint[],
  -- Thousandths; null: of the feed.
  margin smallint check (margin between 0 and 300),
  -- Null: the server, for the reason `ended`.
  set_by bigint references desk_operators,
  set_at bigint not null,
  ended text check (ended in ('faded', 'over', 'feed', 'map', 'live', 'closed')),
  in_force boolean not null,
  primary key (play_id, version),
  check (num_nulls(point_id, log_odds, bias_at, fade_ms, feed_share, phase) in (0, 6)),
  check (ends_at is null or fade_ms = 0),
  check ((set_by is null) = (ended is not null))
);
create unique index house_prices_in_force on house_prices (play_id) where in_force;
grant select on house_prices to clutchline_desk, clutchline_app;

-- In the order of a placement. A change of a price of the house holds its play, so no bet that was validated with the price
-- before is accepted during it, and two changes follow one another.
create function lock_house_plays(a_plays bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  perform from plays where id = any(a_plays) order by id for no key update;
  perform from points where play_id = any(a_plays) order by id for no key update;
end $$;
revoke execute on function lock_house_plays(bigint[]) from public;
grant execute on function lock_house_plays(bigint[]) to clutchline_desk, clutchline_app;

create function store_house_price(
  a_play bigint, a_version integer, a_bias jsonb, a_margin smallint, a_operator bigint, a_ended text) returns void
language plpgsql security definer set search_path from current as $$
declare
  before house_prices;
  b record;
begin
  select * into before from house_prices where play_id = a_play order by version desc limit 1;
  if coalesce(before.version, 0) <> a_version then
    raise exception 'the price has changed' using errcode = 'serialization_failure';
  end if;
  select * into b from jsonb_to_record(coalesce(a_bias, '{}')) as b (
    "pointId" bigint, "logOdds" integer, "setAt" bigint, "fadeMs" integer, "endsAt" bigint, "feedShare" bigint, phase smallint[]);
  -- The bounds of one person; a bias that was there before is not a new one.
  if (abs(b."logOdds") > 700000 or (b."fadeMs" = 0 and coalesce(b."endsAt" - b."setAt" > 1800000, true)))
    and (b."pointId", b."logOdds", b."setAt", b."fadeMs", b."endsAt")
      is distinct from (before.point_id, before.log_odds, before.bias_at, before.fade_ms, before.ends_at)
    and not exists (select from desk_proposals
      where kind = 'wide_price' and state = 'approved' and (payload ->> 'play_id')::bigint = a_play) then
    raise exception 'this price needs two persons' using errcode = 'insufficient_privilege';
  end if;
  update house_prices set in_force = false where play_id = a_play and in_force;
  insert into house_prices (play_id, version, point_id, log_odds, bias_at, fade_ms, ends_at, feed_share, phase, margin,
    set_by, set_at, ended, in_force)
  values (a_play, a_version + 1, b."pointId", b."logOdds", b."setAt", b."fadeMs", b."endsAt", b."feedShare", b.phase, a_margin,
    a_operator, floor(extract(epoch from clock_timestamp()) * 1000), a_ended,
    b."pointId" is not null or a_margin is not null);
end $$;
revoke execute on function store_house_price(bigint, integer, jsonb, smallint, bigint, text) from public;
grant execute on function store_house_price(bigint, integer, jsonb, smallint, bigint, text) to clutchline_desk, clutchline_app;

-- Prices of whole books; null: the feed's again. A pick below the least offered price takes no bets. Returns the points whose
-- price changed: their version is higher, as after any price of the feed.
create function write_house_odds(a_points bigint[], a_odds integer[], a_least integer)
returns table (point_id bigint, was_offered boolean)
language plpgsql security definer set search_path from current as $$
begin
  if exists (
    select from unnest(a_points, a_odds) as n (id, odd) join points o using (id)
    where n.odd is not null group by o.play_id having sum(1000::numeric / n.odd) < 1
      or not exists (select from house_prices h where h.play_id = o.play_id and h.in_force)) then
    raise exception 'a book below 1.000, or without a rule' using errcode = 'check_violation';
  end if;
  return query
    with n as materialized (
      select * from unnest(a_points, a_odds) as n (id, odd)
    ), held as materialized (
      select o.id, n.odd as wanted, coalesce(o.feed_odd, o.odd) as feed_odd, coalesce(o.feed_priced, o.priced) as feed_priced
      from points o join n using (id) order by o.id for no key update of o
    ), wanted as (
      select id, coalesce(wanted, feed_odd) as odd, feed_priced and (wanted is null or wanted >= a_least) as priced,
        case when wanted is not null then feed_odd end as feed_odd, case when wanted is not null then feed_priced end as feed_priced
      from held
    ), changed as (
      update points o set odd = w.odd, priced = w.priced, feed_odd = w.feed_odd, feed_priced = w.feed_priced,
        version = o.version + case when (o.odd, o.priced) is distinct from (w.odd, w.priced) then 1 else 0 end
      from wanted w, plays p, points was
      where o.id = w.id and was.id = o.id and p.id = o.play_id and p.status in (1, 2) and p.category_id <> 1
        and (o.odd, o.priced, o.feed_odd, o.feed_priced) is distinct from (w.odd, w.priced, w.feed_odd, w.feed_priced)
      returning o.id, o.version <> was.version as is_changed, was.priced and not was.suspended as was_offered
    )
    select c.id, c.was_offered from changed c where c.is_changed order by c.id;
end $$;
revoke execute on function write_house_odds(bigint[], integer[], integer) from public;
grant execute on function write_house_odds(bigint[], integer[], integer) to clutchline_desk, clutchline_app;
