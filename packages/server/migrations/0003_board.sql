create table game_types (id integer primary key, names jsonb not null);

create table events (
  id bigint primary key,
  game_type_id integer not null references game_types,
  names jsonb not null
);

create table teams (id bigint primary key, names jsonb not null);

-- The second half of the columns changes live, the first does not.
create table matches (
  id bigint primary key,
  game_type_id integer not null references game_types,
  event_id bigint not null references events,
  team_id_1 bigint not null references teams,
  team_id_2 bigint not null references teams,
  stage_names jsonb not null,
  start_time bigint not null,
  best_of smallint not null,
  status smallint not null default 1 check (status between 1 and 5),
  is_hide smallint not null default 0 check (is_hide in (0, 1)),
  round smallint not null default 0,
  score_1 smallint not null default 0,
  score_2 smallint not null default 0,
  round_score_1 smallint not null default 0,
  round_score_2 smallint not null default 0,
  clock_s integer
);
create index matches_not_over on matches (start_time) where status < 4;
create index matches_by_start on matches (start_time);

-- in_list: shown in the match list (winner, handicap and total of the whole match).
create table plays (
  id bigint primary key,
  game_id bigint not null references matches,
  category_id smallint not null check (category_id between 1 and 5),
  round smallint not null check (round between 0 and 16),
  market text not null,
  market_group text not null,
  line integer,
  is_main smallint not null check (is_main in (0, 1)),
  no_parlay smallint not null check (no_parlay in (0, 1)),
  names jsonb,
  descs jsonb,
  status smallint not null default 1 check (status between 1 and 5),
  is_hide smallint not null default 0 check (is_hide in (0, 1)),
  settled_at bigint,
  in_list boolean not null generated always as (
    round = 0 and is_main = 1 and market in ('match_winner', 'match_result', 'map_handicap', 'total_maps')
  ) stored,
  check ((status in (4, 5)) = (settled_at is not null))
);
create index plays_of_match on plays (game_id);
create index plays_undecided on plays (game_id) where status < 4;

create table points (
  id bigint primary key,
  play_id bigint not null references plays,
  game_id bigint not null references matches,
  position smallint not null,
  pick jsonb not null,
  line integer,
  odd integer not null check (odd between 1001 and 1000000),
  version bigint not null default 1,
  outcome text,
  void_reason text,
  result text,
  rule text,
  check ((outcome is null) = (rule is null))
) with (fillfactor = 80);
create index points_of_play on points (play_id);
create index points_of_match on points (game_id);

create table map_results (
  game_id bigint not null references matches,
  round smallint not null check (round between 1 and 16),
  facts jsonb not null,
  source text not null,
  primary key (game_id, round)
);

create table match_results (
  game_id bigint primary key references matches,
  facts jsonb not null,
  source text not null
);

create table match_voids (
  game_id bigint primary key references matches,
  reason text not null,
  source text not null
);

create table favourites (
  account_id bigint not null references accounts,
  game_id bigint not null references matches,
  primary key (account_id, game_id)
);
