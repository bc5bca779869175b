-- A round of Speed LOL is a match (ROUND-1). Its ids begin at 8·10^15, and no list has it.
alter table matches
  drop constraint matches_kind_check,
  add constraint matches_kind_check check (kind in ('match', 'outright', 'virtual'));
create index open_round_plays on plays (game_id) where game_id >= 8000000000000000 and status < 3;

-- Events of the match of a round that have happened. They are removed when the round is finished: its seed then has them.
create table round_events (
  round bigint not null check (round > 0),
  no integer not null check (no >= 0),
  event jsonb not null,
  primary key (round, no)
);
grant select, insert, delete on round_events to clutchline_app;

-- The round with bets is recorded as void if its secret is lost: then it has neither seed nor facts.
create index rounds_with_results on rounds (id) where seed is not null;
