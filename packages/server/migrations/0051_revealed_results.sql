-- Results that a player in spoiler-free mode has revealed (SPOIL-1): a match, or with `round` one of its maps. The newest
-- 2,000 of an account remain.
create table revealed_results (
  account_id bigint not null references accounts,
  game_id bigint not null,
  round smallint not null check (round between 0 and 16),
  position bigint generated always as identity,
  primary key (account_id, game_id, round)
);
create index revealed_in_order on revealed_results (account_id, position);
create table spoiler_modes (
  account_id bigint primary key references accounts,
  mode text not null check (mode in ('off', 'followed', 'all'))
);
grant select, insert, delete on revealed_results to clutchline_app;
grant select, insert, update (mode) on spoiler_modes to clutchline_app;
