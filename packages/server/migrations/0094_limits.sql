-- Limits, delays and terms as data (DESK-11). The strictest rule that fits counts; without rules those of the house, without a setting
-- the built-in ones. A changed rule is a new row: the rows that have ended are the history. Moments are wall clock, ms.
create table limit_rules (
  id bigint generated always as identity primary key, -- also the version of the rule
  currency_id smallint,
  game_type_id integer references game_types,
  category_id smallint check (category_id between 1 and 5),
  event_id bigint references events,
  game_id bigint references matches,
  play_id bigint references plays,
  point_id bigint references points,
  account_id bigint references accounts,
  kind text not null check (kind in
    ('single', 'parlay', 'day', 'match', 'payout', 'liability', 'factor', 'no_combos', 'no_live', 'delay')),
  -- Minor units; of a factor thousandths, of a delay ms, of a prohibition 1.
  value money_minor not null,
  until bigint,
  reason text not null check (char_length(reason) between 3 and 500),
  set_by bigint not null references desk_operators,
  set_at bigint not null,
  ended_by bigint references desk_operators,
  ended_at bigint,
  check ((ended_at is null) = (ended_by is null)),
  check (until is null or until > set_at),
  check (case kind
    when 'factor' then value between 10 and 5000
    when 'delay' then value between 1000 and 10000 and account_id is not null
    when 'no_combos' then value = 1 and account_id is not null
    when 'no_live' then value = 1 and account_id is not null
    else value > 0 and currency_id is not null end),
  -- Liability is that of all players.
  check (kind <> 'liability' or account_id is null)
);
create unique index limit_rules_active on limit_rules (kind, currency_id, game_type_id, category_id, event_id, game_id, play_id,
  point_id, account_id) nulls not distinct where ended_at is null;
create index limit_rules_of_account on limit_rules (account_id) where ended_at is null and account_id is not null;
create index limit_rules_of_all on limit_rules (id) where ended_at is null and account_id is null;
create trigger append_only before delete or truncate on limit_rules for each statement execute function refuse_change();

-- Limits of a currency (`currency:1`), delay of live bets on a game (`delay:3`), takeout of pools (`takeout`). The latest row of a
-- name is in force.
create table house_settings (
  id bigint generated always as identity primary key, -- also the version of the setting
  name text not null check (name ~ '^(currency:[0-9]{1,4}|delay:[0-9]{1,6}|takeout)$'),
  value jsonb not null,
  reason text not null check (char_length(reason) between 3 and 500),
  set_by bigint not null references desk_operators,
  set_at bigint not null
);
create index house_settings_latest on house_settings (name, id desc);
create trigger append_only before update or delete or truncate on house_settings
  for each statement execute function refuse_change();

-- Counts the changes of both tables: a placement names the version by which it was validated.
create table limit_version (only_row boolean primary key default true check (only_row), version bigint not null);
insert into limit_version (version) values (1);

create function count_limit_change() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  update limit_version set version = version + 1;
  return null;
end $$;
create trigger count_limit_change after insert or update on limit_rules
  for each statement execute function count_limit_change();
create trigger count_limit_change after insert on house_settings for each statement execute function count_limit_change();

grant select on limit_rules, house_settings, limit_version to clutchline_desk, clutchline_app;
grant insert (currency_id, game_type_id, category_id, event_id, game_id, play_id, point_id, account_id, kind, value, until, reason,
  set_by, set_at) on limit_rules to clutchline_desk;
grant update (ended_by, ended_at) on limit_rules to clutchline_desk;
grant insert (name, value, reason, set_by, set_at) on house_settings to clutchline_desk;

-- Of a player, with the version that they belong to; a function, so that it sees what was committed before it was called.
create function limits_of_player(a_account bigint) returns json language plpgsql volatile
set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_build_object('version', v.version, 'rules', (
      select json_agg(json_build_object('id', id, 'kind', kind, 'value', value::text, 'until', until, 'currency_id', currency_id,
        'game_type_id', game_type_id, 'category_id', category_id, 'event_id', event_id, 'game_id', game_id, 'play_id', play_id,
        'point_id', point_id))
      from limit_rules where account_id = a_account and ended_at is null))
    from limit_version v);
end $$;

-- After the bets and their locks: limits that changed since the validation make the placement stale, which undoes it.
create function place_bets_within(p jsonb, a_version bigint) returns text language plpgsql as $$
declare
  a_outcome constant text := place_bets(p);
begin
  if a_outcome = 'placed' and a_version <> (select version from limit_version) then
    raise exception 'stale placement' using errcode = 'CL001';
  end if;
  return a_outcome;
end $$;
