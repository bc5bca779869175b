-- Stages of events as the feed states them. Tables and brackets are computed from them and the results (EVENT-2).
create table event_stages (
  id bigint primary key,
  event_id bigint not null references events,
  season integer not null,
  position smallint not null,
  names jsonb not null,
  kind text not null check (kind in ('league', 'group', 'swiss', 'bracket')),
  starts_at bigint not null,
  ends_at bigint not null,
  points text not null,
  tie_breakers jsonb not null,
  match_count integer,
  teams jsonb not null,
  slots jsonb not null
);
create index event_stages_of_event on event_stages (event_id, season desc, position);

alter table matches add column stage_id bigint;
create index matches_of_stage on matches (stage_id) where stage_id is not null;

-- End of the match by the source, business time in ms; null if it states none.
alter table match_results add column ended_at bigint;
alter table match_voids add column ended_at bigint;

-- Read model: one row per finished or void match with two teams, also of the imported history. Written in the transaction of
-- the result and of its correction. Imported matches have no row in other tables: they take no bets.
create table finished_matches (
  id bigint primary key,
  game_type_id integer not null references game_types,
  event_id bigint not null references events,
  stage_id bigint,
  team_id_1 bigint not null references teams,
  team_id_2 bigint not null references teams,
  stage_names jsonb not null,
  start_time bigint not null,
  ended_at bigint not null,
  best_of smallint not null,
  winner bigint,
  score_1 smallint not null,
  score_2 smallint not null,
  void_reason text,
  maps jsonb not null, -- [{"round", "facts"}] in order
  source text not null,
  is_history boolean not null,
  corrections smallint not null default 0
);
create index finished_by_end on finished_matches (ended_at desc, id desc);
create index finished_of_game on finished_matches (game_type_id, ended_at desc, id desc);
create index finished_of_event on finished_matches (event_id, ended_at desc, id desc);
create index finished_of_team_1 on finished_matches (team_id_1, ended_at desc, id desc);
create index finished_of_team_2 on finished_matches (team_id_2, ended_at desc, id desc);
create index finished_of_stage on finished_matches (stage_id) where stage_id is not null;
create index finished_corrected on finished_matches (ended_at desc, id desc) where corrections > 0;

-- The period of the history, fixed when its import begins, and its finished slices.
create table history_import (
  only_row boolean primary key default true check (only_row),
  since bigint not null,
  until bigint not null
);
create table history_parts (
  game_type_id integer not null,
  day integer not null, -- days since 1970 UTC
  matches integer not null,
  primary key (game_type_id, day)
);

-- An end after the stored feed would be in the future of the business clock.
create function store_finished_matches(a_games bigint[]) returns void language sql as $$
  insert into finished_matches (id, game_type_id, event_id, stage_id, team_id_1, team_id_2, stage_names, start_time, ended_at,
    best_of, winner, score_1, score_2, void_reason, maps, source, is_history, corrections)
  select m.id, m.game_type_id, m.event_id, m.stage_id, m.team_id_1, m.team_id_2, m.stage_names, m.start_time,
    least(coalesce(r.ended_at, v.ended_at, (select fed_until from feed_progress), m.start_time),
      (select fed_until from feed_progress)),
    m.best_of, (r.facts->>'winner')::bigint, coalesce((r.facts->>'score_1')::smallint, 0),
    coalesce((r.facts->>'score_2')::smallint, 0), case when r.game_id is null then v.reason end,
    coalesce((select jsonb_agg(jsonb_build_object('round', round, 'facts', facts) order by round)
      from map_results where game_id = m.id), '[]'),
    coalesce(r.source, v.source), false,
    (select count(*) from result_revisions c where c.game_id = m.id and not c.facts ? 'voided_play')
  from matches m left join match_results r on r.game_id = m.id left join match_voids v on v.game_id = m.id
  where m.id = any(a_games) and m.kind = 'match' and (r.game_id is not null or v.game_id is not null)
  order by m.id
  on conflict (id) do update set winner = excluded.winner, score_1 = excluded.score_1, score_2 = excluded.score_2,
    void_reason = excluded.void_reason, maps = excluded.maps, source = excluded.source, corrections = excluded.corrections
$$;

create function store_finished_matches() returns trigger language plpgsql as $$
begin
  perform store_finished_matches(array(select distinct game_id from changed));
  return null;
end $$;
do $$
declare
  t text;
begin
  foreach t in array array['match_results', 'map_results'] loop
    execute format('create trigger store_finished_inserted after insert on %I referencing new table as changed
      for each statement execute function store_finished_matches()', t);
    execute format('create trigger store_finished_updated after update on %I referencing new table as changed
      for each statement execute function store_finished_matches()', t);
  end loop;
end $$;
create trigger store_finished_inserted after insert on match_voids referencing new table as changed
  for each statement execute function store_finished_matches();

-- Earlier results have no stored end.
alter table match_results disable trigger user;
update match_results r set ended_at = m.start_time from matches m where m.id = r.game_id;
alter table match_results enable trigger user;
select store_finished_matches(array(select id from matches));

grant select, insert, update on event_stages, finished_matches to clutchline_app;
grant select, insert on history_import, history_parts to clutchline_app;
