create table followed_teams (
  account_id bigint not null references accounts,
  team_id bigint not null references teams,
  primary key (account_id, team_id)
);

-- Private calendar feeds (CAL-1). Only the SHA-256 of the token is stored; the address of a revoked feed answers 410.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  token_hash text not null unique check (octet_length(token_hash) = 64),
  name text not null check (char_length(name) between 1 and 64),
  scope jsonb not null,
  reminder smallint not null check (reminder in (0, 15, 60)),
  lang smallint not null check (lang between 1 and 8),
  created_at bigint not null, -- wall clock, ms
  revoked_at bigint
);
create index calendar_feeds_of_account on calendar_feeds (account_id) where revoked_at is null;

create index matches_of_event on matches (event_id, start_time) where kind = 'match';
create index matches_of_team_1 on matches (team_id_1, start_time) where kind = 'match';
create index matches_of_team_2 on matches (team_id_2, start_time) where kind = 'match';

grant select, insert, delete on followed_teams to clutchline_app;
grant select, insert, update on calendar_feeds to clutchline_app;
