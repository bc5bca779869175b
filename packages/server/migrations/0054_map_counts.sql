-- Read model: finished maps by kills or rounds ('points') and by quarters of a minute ('length'), by day of the end of
-- their match. Event 0 has all events of the game. Written with every change of finished_matches (STATS-8).
create table map_counts (
  game_type_id integer not null,
  event_id bigint not null,
  kind text not null check (kind in ('points', 'length')),
  day integer not null, -- days since 1970 UTC
  value integer not null,
  maps integer not null,
  primary key (game_type_id, event_id, kind, day, value)
);

create function counted_maps(a_event bigint, a_ended bigint, a_void text, a_maps jsonb)
returns table (event_id bigint, kind text, day integer, value integer) language sql immutable as $$
  select e.event_id, v.kind, (a_ended / 86400000)::integer, v.value
  from jsonb_array_elements(a_maps) m
  cross join lateral (values
    ('points', (m->'facts'->>'score_1')::integer + (m->'facts'->>'score_2')::integer),
    ('length', (m->'facts'->>'duration_s')::integer / 15)) as v (kind, value)
  cross join (values (a_event), (0::bigint)) as e (event_id)
  where a_void is null and m->'facts'->>'status' = 'played' and v.value is not null
$$;

create function count_maps() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into map_counts (game_type_id, event_id, kind, day, value, maps)
    select n.game_type_id, c.event_id, c.kind, c.day, c.value, count(*)
    from new_rows n cross join lateral counted_maps(n.event_id, n.ended_at, n.void_reason, n.maps) c
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (game_type_id, event_id, kind, day, value) do update set maps = map_counts.maps + excluded.maps;
  end if;
  if tg_op <> 'INSERT' then
    with gone as (
      select o.game_type_id, c.event_id, c.kind, c.day, c.value, count(*) as maps
      from old_rows o cross join lateral counted_maps(o.event_id, o.ended_at, o.void_reason, o.maps) c
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    )
    update map_counts m set maps = m.maps - gone.maps from gone
    where (m.game_type_id, m.event_id, m.kind, m.day, m.value)
      = (gone.game_type_id, gone.event_id, gone.kind, gone.day, gone.value);
    delete from map_counts m using (
      select o.game_type_id, c.* from old_rows o
      cross join lateral counted_maps(o.event_id, o.ended_at, o.void_reason, o.maps) c
    ) gone
    where m.maps = 0 and (m.game_type_id, m.event_id, m.kind, m.day, m.value)
      = (gone.game_type_id, gone.event_id, gone.kind, gone.day, gone.value);
  end if;
  return null;
end $$;

create function rebuild_map_counts() returns void language sql as $$
  delete from map_counts;
  insert into map_counts (game_type_id, event_id, kind, day, value, maps)
  select f.game_type_id, c.event_id, c.kind, c.day, c.value, count(*)
  from finished_matches f cross join lateral counted_maps(f.event_id, f.ended_at, f.void_reason, f.maps) c
  group by 1, 2, 3, 4, 5
$$;

select rebuild_map_counts();
create trigger count_inserted after insert on finished_matches referencing new table as new_rows
  for each statement execute function count_maps();
create trigger count_updated after update on finished_matches referencing old table as old_rows new table as new_rows
  for each statement execute function count_maps();
create trigger count_deleted after delete on finished_matches referencing old table as old_rows
  for each statement execute function count_maps();
grant select, insert, update, delete on map_counts to clutchline_app;

-- Meetings of two teams in either order.
create index finished_meetings on finished_matches
  (least(team_id_1, team_id_2), greatest(team_id_1, team_id_2), ended_at desc, id desc);
