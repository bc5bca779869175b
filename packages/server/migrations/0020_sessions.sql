-- While a name is attacked, only sign-ins from these networks are allowed (S-M4).
create table account_networks (
  account_id bigint not null references accounts,
  network cidr not null,
  seen_at bigint not null,
  primary key (account_id, network)
);
grant select, insert, update, delete on account_networks to clutchline_app;

-- Latest day of an account, over all sessions (S-L6): a new sign-in does not reset it.
create table session_times (
  account_id bigint primary key references accounts,
  day_start bigint not null,
  used_ms bigint not null check (used_ms >= 0),
  noted_at bigint not null
);
grant select, insert, update on session_times to clutchline_app;

-- Ended sessions are deleted (S-L6).
create index sessions_by_use on sessions (last_used_at);
grant delete on sessions to clutchline_app;
