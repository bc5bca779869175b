-- Last live view of each map (VIEW-1), written about every ten seconds while the map is played.
create table live_views (
  game_id bigint not null references matches,
  round smallint not null check (round between 1 and 16),
  at bigint not null, -- business time of the view, ms
  view jsonb not null,
  primary key (game_id, round)
);
create index live_views_by_time on live_views (at);
grant select, insert, update, delete on live_views to clutchline_app;
