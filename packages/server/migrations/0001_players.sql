-- numeric(30,0) in minor units is read as bigint, other whole numbers as number (src/db/column-types.ts). Times are ms
-- since 1970 UTC.
create domain money_minor as numeric(30, 0);

create table accounts (
  id bigint generated always as identity primary key,
  username text not null unique,
  password_hash text not null,
  nickname text not null,
  currency_id integer not null,
  lang smallint not null check (lang between 1 and 8),
  created_at bigint not null
);

create table sessions (
  token_hash text primary key,
  account_id bigint not null references accounts,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('signed_out', 'replaced')),
  check ((ended_at is null) = (ended_by is null))
);
create index sessions_of_account on sessions (account_id) where ended_at is null;

create table wallets (
  account_id bigint primary key references accounts,
  currency_id integer not null,
  balance money_minor not null default 0 check (balance >= 0)
);

create table feed_state (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  anchor_virtual bigint not null,
  anchor_wall bigint not null,
  speed double precision not null check (speed > 0)
);

-- Feed data is stored up to this business time.
create table feed_progress (
  only_row boolean primary key default true check (only_row),
  fed_until bigint not null
);
