-- Cached data is valid if none of these transactions committed since it was read (S-H2). Written by triggers, so
-- changes by any process or command are included.
create table board_changes (
  xid xid8 primary key default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index board_changes_by_time on board_changes (at);
grant select on board_changes to clutchline_app;

create function note_board_change() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into board_changes default values on conflict do nothing;
  if found then
    delete from board_changes where xid in (
      select xid from board_changes where at < clock_timestamp() - interval '10 minutes' order by at
      limit 4 for update skip locked);
  end if;
  return null;
end $$;

create trigger noted after insert or update or delete or truncate on game_types
  for each statement execute function note_board_change();
create trigger noted after insert or update or delete or truncate on events
  for each statement execute function note_board_change();
create trigger noted after insert or update or delete or truncate on teams
  for each statement execute function note_board_change();
create trigger noted after insert or update or delete or truncate on matches
  for each statement execute function note_board_change();
create trigger noted after insert or update or delete or truncate on plays
  for each statement execute function note_board_change();
create trigger noted after insert or update or delete or truncate on points
  for each statement execute function note_board_change();
