-- Facts of one edition of an event, as the feed states them (EVENT-1).
create table event_details (
  event_id bigint not null references events,
  season integer not null,
  details jsonb not null,
  primary key (event_id, season)
);
grant select, insert, update on event_details to clutchline_app;

-- A moved match keeps its first announced start. `schedule_rev` counts changes that a calendar shows (CAL-2);
-- `schedule_changed_at` is the business time of the last one, at first that of the announcement.
alter table matches add column original_start bigint;
alter table matches add column time_confirmed boolean not null default true;
alter table matches add column schedule_rev integer not null default 0;
alter table matches add column schedule_changed_at bigint;
alter table matches disable trigger user;
update matches set schedule_changed_at = least((select fed_until from feed_progress), start_time);
alter table matches enable trigger user;

create function track_schedule() returns trigger language plpgsql as $$
begin
  new.schedule_rev := old.schedule_rev + 1;
  new.schedule_changed_at := coalesce((select fed_until from feed_progress), new.start_time);
  if new.start_time <> old.start_time then
    new.original_start := nullif(coalesce(old.original_start, old.start_time), new.start_time);
  end if;
  return new;
end $$;
create trigger track_schedule before update on matches for each row
  when ((old.start_time, old.team_id_1, old.team_id_2, old.best_of, old.time_confirmed, old.status = 5)
    is distinct from (new.start_time, new.team_id_1, new.team_id_2, new.best_of, new.time_confirmed, new.status = 5))
  execute function track_schedule();
