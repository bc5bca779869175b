-- Names of the house (DESK-23): a mask over the names of the feed. While a team or event has names of the house, `feed_names` is what
-- the feed wrote last, and `names`, which is what everything shows, has the house's in their languages; otherwise both are null.
alter table teams
  add column feed_names jsonb,
  add column house_names jsonb check (house_names <> '{}'),
  add check ((feed_names is null) = (house_names is null));
alter table events
  add column feed_names jsonb,
  add column house_names jsonb check (house_names <> '{}'),
  add check ((feed_names is null) = (house_names is null));
create index teams_with_house_names on teams (id) where house_names is not null;
create index events_with_house_names on events (id) where house_names is not null;

create function mask_feed_names() returns trigger language plpgsql as $$
begin
  new.feed_names := new.names;
  new.names := new.names || new.house_names;
  return new;
end $$;
create function mask_house_names() returns trigger language plpgsql as $$
declare
  feed constant jsonb := coalesce(old.feed_names, old.names);
begin
  new.names := feed || coalesce(new.house_names, '{}');
  new.feed_names := case when new.house_names is not null then feed end;
  return new;
end $$;
create trigger mask_feed_names before update of names on teams for each row
  when (new.house_names is not null) execute function mask_feed_names();
create trigger mask_feed_names before update of names on events for each row
  when (new.house_names is not null) execute function mask_feed_names();
create trigger mask_house_names before update of house_names on teams for each row execute function mask_house_names();
create trigger mask_house_names before update of house_names on events for each row execute function mask_house_names();

-- Who changed the names or aliases of a team or event last. A change names the version it saw; 0: never changed.
create table name_versions (
  kind text not null check (kind in ('team', 'event')),
  subject bigint not null,
  version integer not null check (version > 0),
  set_by bigint not null references desk_operators,
  set_at bigint not null, -- wall clock, ms
  primary key (kind, subject)
);

-- An alias that both the feed and an operator state is there twice, so that the end of one leaves the other.
alter table team_aliases drop constraint team_aliases_pkey, add primary key (team_id, alias, source);
create table event_aliases (
  event_id bigint not null references events,
  alias text not null check (char_length(alias) between 1 and 200),
  primary key (event_id, alias)
);

-- A name that is noted already is locked, so that its keys are not made from what it was before this transaction.
create or replace function track_changed_names() returns trigger language plpgsql as $$
begin
  insert into search_changes select tg_argv[0]::smallint, n.id from new_rows n join old_rows o on o.id = n.id
  where o.names <> n.names order by n.id on conflict (kind, id) do update set id = excluded.id;
  return null;
end $$;
create or replace function track_changed_alias() returns trigger language plpgsql as $$
begin
  insert into search_changes values (1, coalesce(new.team_id, old.team_id))
  on conflict (kind, id) do update set id = excluded.id;
  return null;
end $$;
create function track_changed_event_alias() returns trigger language plpgsql as $$
begin
  insert into search_changes values (2, coalesce(new.event_id, old.event_id))
  on conflict (kind, id) do update set id = excluded.id;
  return null;
end $$;
create trigger track_changed_alias after insert or delete on event_aliases for each row
  execute function track_changed_event_alias();

-- Changes of names follow one another, so no two of them make both teams of a match alike.
create function lock_house_names() returns void language sql as $$ select pg_advisory_xact_lock(460023) $$;

-- Replaces the names and aliases of the house; an empty object: the names of the feed.
create function set_house_names(
  a_kind text, a_subject bigint, a_version integer, a_names jsonb, a_aliases text[], a_operator bigint, a_at bigint) returns void
language plpgsql security definer set search_path from current as $$
declare
  a_house constant jsonb := nullif(a_names, '{}');
begin
  if exists (
    select from jsonb_each(a_names) n where n.key not in ('cn', 'en', 'tw', 'th', 'vn', 'in', 'jp', 'kr')
      or jsonb_typeof(n.value) <> 'string' or char_length(n.value #>> '{}') not between 1 and 200) then
    raise exception 'not names of the house' using errcode = 'check_violation';
  end if;
  insert into name_versions as v (kind, subject, version, set_by, set_at)
  values (a_kind, a_subject, a_version + 1, a_operator, a_at)
  on conflict (kind, subject) do update set version = excluded.version, set_by = excluded.set_by, set_at = excluded.set_at
    where v.version = a_version;
  if not found then
    raise exception 'the names have changed' using errcode = 'serialization_failure';
  end if;
  if a_kind = 'team' then
    update teams set house_names = a_house where id = a_subject and house_names is distinct from a_house;
    delete from team_aliases where team_id = a_subject and source = 'operator' and alias <> all(a_aliases);
    insert into team_aliases select a_subject, alias, 'operator' from unnest(a_aliases) alias order by alias
    on conflict do nothing;
  else
    update events set house_names = a_house where id = a_subject and house_names is distinct from a_house;
    delete from event_aliases where event_id = a_subject and alias <> all(a_aliases);
    insert into event_aliases select a_subject, alias from unnest(a_aliases) alias order by alias on conflict do nothing;
  end if;
end $$;
revoke execute on function set_house_names(text, bigint, integer, jsonb, text[], bigint, bigint) from public;
grant execute on function set_house_names(text, bigint, integer, jsonb, text[], bigint, bigint) to clutchline_desk;

grant select on name_versions, team_aliases, event_aliases, team_games, search_keys, similar_keys, finished_matches to clutchline_desk;
grant select on event_aliases to clutchline_app;
