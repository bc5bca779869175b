import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';

import { BENCH_NOW, EVENTS, type Extent } from './past-matches';

export const FIRST_ANALYSED = 200_000_000;
const PLAYS = 60;
const HOUR = 3_600_000;

/** Matches to come with 60 plays of two points each; maps with kills and lengths. */
export async function addAnalysedMatches(database: BenchDatabase, { matches, teams }: Extent): Promise<void> {
  await database.query(
    `insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, schedule_changed_at)
     select $1::bigint + n, 1, 1 + n % $2::int, 1 + (n * 13) % $3::int, 1 + (n * 13 + 7) % $3::int, '{}', $4::bigint, 3, $4::bigint
     from generate_series(0, $5::int - 1) n`,
    [FIRST_ANALYSED, EVENTS, teams, BENCH_NOW + HOUR, matches],
  );
  await database.query(
    `insert into plays (id, game_id, category_id, round, market, market_group, line, is_main, no_parlay)
     select m.id * 100 + n, m.id, 2, 1 + n % 3, case n % 3 when 0 then 'total_kills' when 1 then 'map_winner' else 'duration' end,
       'basic', case n % 3 when 0 then 20500 + n * 1000 when 2 then 30000 + n * 250 end, 1, 0
     from matches m cross join generate_series(1, $2::int) n where m.id >= $1::bigint`,
    [FIRST_ANALYSED, PLAYS],
  );
  await database.query(
    `insert into points (id, play_id, game_id, position, pick, line, odd)
     select p.id * 10 + s.n, p.id, p.game_id, s.n,
       case when p.market = 'map_winner'
         then jsonb_build_object('kind', 'team', 'team_id', case s.n when 0 then m.team_id_1 else m.team_id_2 end)
         else jsonb_build_object('kind', case s.n when 0 then 'over' else 'under' end) end, null, 1900
     from plays p join matches m on m.id = p.game_id cross join (values (0), (1)) as s (n) where m.id >= $1::bigint`,
    [FIRST_ANALYSED],
  );
  await database.query('analyze');
}

/** What an analysis reads. */
export const ANALYSIS_SQL = `
\\set id random(${FIRST_ANALYSED}, ${FIRST_ANALYSED + 199})
select m.game_type_id as game, m.event_id as event, m.team_id_1 as a, m.team_id_2 as b from matches m where id = :id \\gset
select f.*, e.names, t1.names, t2.names from (
  (select * from finished_matches where team_id_1 = :a and ended_at < ${BENCH_NOW} order by ended_at desc, id desc limit 10)
  union all (select * from finished_matches where team_id_2 = :a and ended_at < ${BENCH_NOW} order by ended_at desc, id desc limit 10)
  union all (select * from finished_matches where team_id_1 = :b and ended_at < ${BENCH_NOW} order by ended_at desc, id desc limit 10)
  union all (select * from finished_matches where team_id_2 = :b and ended_at < ${BENCH_NOW} order by ended_at desc, id desc limit 10)
  union all (select * from finished_matches where least(team_id_1, team_id_2) = least(:a::bigint, :b::bigint)
    and greatest(team_id_1, team_id_2) = greatest(:a::bigint, :b::bigint) and ended_at < ${BENCH_NOW} order by ended_at desc, id desc limit 10)
) f join events e on e.id = f.event_id join teams t1 on t1.id = f.team_id_1 join teams t2 on t2.id = f.team_id_2;
select p.id, p.market, p.line, (select json_agg(json_build_object('id', o.id, 'pick', o.pick) order by o.position)
  from points o where o.play_id = p.id) from plays p where p.game_id = :id and p.status in (1, 2);
select value, sum(maps)::integer from map_counts where game_type_id = :game and event_id = :event and kind = 'points'
  and day >= ${Math.floor(BENCH_NOW / 86_400_000) - 90} and day < ${Math.floor(BENCH_NOW / 86_400_000)} group by value;
select value, sum(maps)::integer from map_counts where game_type_id = :game and event_id = :event and kind = 'length'
  and day >= ${Math.floor(BENCH_NOW / 86_400_000) - 90} and day < ${Math.floor(BENCH_NOW / 86_400_000)} group by value;
`;
