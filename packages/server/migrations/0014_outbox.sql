-- What has been committed and is still to be told to players: written by the transaction that did it, taken out once the
-- bus has it. Of two rows about the same thing the one committed first has the lower id: both were written under its lock.
create table outbox (
  id bigint generated always as identity primary key,
  news json not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
grant select, insert, delete on outbox to clutchline_app;

-- What the processes of this database are called on a bus that they may share with others.
create table bus (
  only_row boolean primary key default true check (only_row),
  name text not null default gen_random_uuid()
);
insert into bus default values;
grant select on bus to clutchline_app;
