-- Other names of teams, from suppliers and operators. At most 50 of a team count.
create table team_aliases (
  team_id bigint not null references teams,
  alias text not null check (char_length(alias) between 1 and 200),
  source text not null check (source in ('feed', 'operator')),
  primary key (team_id, alias)
);

-- Game of a team by its first match.
create table team_games (
  team_id bigint primary key references teams,
  game_type_id integer not null references game_types
);
insert into team_games (team_id, game_type_id)
select distinct on (team_id) team_id, game_type_id from (
  select team_id_1 as team_id, game_type_id, id from finished_matches
  union all select team_id_2, game_type_id, id from finished_matches
  union all select team_id_1, game_type_id, id from matches where kind = 'match'
  union all select team_id_2, game_type_id, id from matches where kind = 'match'
) m order by team_id, id;

-- Keys of names (FIND-3); kind 1 is a team, 2 an event. `class`: 0 name, 1 alias, 3 word, 4 phonetic, 5 inner.
create table search_keys (
  kind smallint not null,
  id bigint not null,
  key text collate "C" not null,
  class smallint not null,
  primary key (kind, id, key)
);
create index search_keys_by_key on search_keys (class, key) include (kind, id);

-- Latin words, whole and without one letter each, for one typing error (FIND-5).
create table similar_keys (
  kind smallint not null,
  id bigint not null,
  key text collate "C" not null,
  primary key (kind, id, key)
);
create index similar_keys_by_key on similar_keys (key) include (kind, id);

-- Names whose keys must be made again.
create table search_changes (
  kind smallint not null,
  id bigint not null,
  primary key (kind, id)
);
insert into search_changes select 1, id from teams union all select 2, id from events;

create function note_new_names() returns trigger language plpgsql as $$
begin
  insert into search_changes select tg_argv[0]::smallint, id from new_rows order by id on conflict do nothing;
  return null;
end $$;
create function note_changed_names() returns trigger language plpgsql as $$
begin
  insert into search_changes select tg_argv[0]::smallint, n.id from new_rows n join old_rows o on o.id = n.id
  where o.names <> n.names order by n.id on conflict do nothing;
  return null;
end $$;
create function note_changed_alias() returns trigger language plpgsql as $$
begin
  insert into search_changes values (1, coalesce(new.team_id, old.team_id)) on conflict do nothing;
  return null;
end $$;
create trigger note_new_names after insert on teams referencing new table as new_rows
  for each statement execute function note_new_names('1');
create trigger note_changed_names after update on teams referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_names('1');
create trigger note_new_names after insert on events referencing new table as new_rows
  for each statement execute function note_new_names('2');
create trigger note_changed_names after update on events referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_names('2');
create trigger note_changed_alias after insert or delete on team_aliases for each row execute function note_changed_alias();

grant select, insert, update, delete on team_aliases, search_keys, similar_keys, search_changes to clutchline_app;
grant select, insert on team_games to clutchline_app;
