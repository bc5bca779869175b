-- Alarms of the desk (DESK-13): raised and ended by its processes, taken by an operator, so that others see who looks at it. Moments
-- are wall clock, ms.
create table desk_alarms (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null, -- '': the site
  raised_at bigint not null,
  ended_at bigint,
  taken_by bigint references desk_operators,
  taken_at bigint,
  check ((taken_by is null) = (taken_at is null))
);
create unique index desk_alarms_active on desk_alarms (kind, subject) where ended_at is null;
create trigger append_only before delete or truncate on desk_alarms
  for each statement execute function refuse_change();
grant select, insert, update (ended_at, taken_by, taken_at) on desk_alarms to clutchline_desk;
