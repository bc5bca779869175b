-- Interval of the reality check, and the use of the day (wall clock) when the player confirmed the last one (BET-7).
create table reality_checks (
  account_id bigint primary key references accounts,
  minutes smallint not null check (minutes in (15, 30, 60)),
  day_start bigint not null,
  seen_ms bigint not null check (seen_ms >= 0)
);
grant select, insert, update (minutes, day_start, seen_ms) on reality_checks to clutchline_app;
