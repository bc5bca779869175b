-- Operators may void a market or approve a result. Only the SHA-256 of their key is stored. Decisions contain the name.
-- Only the owner of the database has rights here.
create table operators (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 64),
  -- Without differences of case, width and spaces; unique.
  name_key text not null,
  key_hash text not null unique check (octet_length(key_hash) = 64),
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
create unique index operators_by_name on operators (name_key) where removed_at is null;
