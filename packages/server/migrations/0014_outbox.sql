-- Written by the transaction of the change, deleted once the bus has them. Of two rows about the same thing the one
-- committed first has the lower id: both were written under its lock.
create table outbox (
  id bigint generated always as identity primary key,
  news json not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
grant select, insert, delete on outbox to clutchline_app;

-- Name of this database on a shared bus.
create table bus (
  only_row boolean primary key default true check (only_row),
  name text not null default gen_random_uuid()
);
insert into bus default values;
grant select on bus to clutchline_app;
