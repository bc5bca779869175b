import { MATCH_STATUS, type LiveState } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { MatchMaps, ResultPlay, ResultRevision, ScheduledMatch, ScheduleFilter } from '../content-store';

export async function selectMaps(db: Kysely<Schema>, gameId: number): Promise<MatchMaps | null> {
  const row = await db
    .selectFrom('finished_matches')
    .select(['source', 'maps'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row ?? null;
}

/** Every play that was on sale, in the order of the match page. */
export async function selectResultPlays(db: Kysely<Schema>, gameId: number): Promise<ResultPlay[]> {
  const { rows } = await sql<ResultPlay>`
    select p.id as "playId", p.status, p.names, json_build_object('category_id', p.category_id, 'round', p.round,
        'market', p.market, 'group', p.market_group, 'line', p.line) as play,
      (select json_agg(json_build_object('pointId', o.id, 'pick', o.pick, 'line', o.line, 'odd', o.odd,
          'outcome', o.outcome, 'voidReason', o.void_reason, 'deadHeat', o.dead_heat, 'result', o.result,
          'rule', o.rule, 'source', o.source, 'reason', o.reason) order by o.position)
        from points o where o.play_id = p.id) as points
    from plays p where p.game_id = ${gameId} order by p.round, p.id`.execute(db);
  return rows;
}

/** Voids of single plays show at their points. */
export async function selectRevisions(db: Kysely<Schema>, gameId: number): Promise<ResultRevision[]> {
  const { rows } = await sql<ResultRevision>`
    select round, revision, facts_before as "factsBefore", facts, reason, at from result_revisions
    where game_id = ${gameId} and not facts ? 'voided_play' order by at, round, revision`.execute(db);
  return rows;
}

type ScheduleRow = Omit<ScheduledMatch, 'live'> & LiveState;

export async function selectSchedule(
  db: Kysely<Schema>,
  { from, to, gameTypeId, eventId, teamId }: ScheduleFilter,
  limit: number,
): Promise<ScheduledMatch[]> {
  const conditions = [
    sql`m.start_time >= ${from} and m.start_time < ${to}`,
    sql`m.status < ${MATCH_STATUS.ended} and m.is_hide = 0 and m.kind = 'match'`,
    ...(gameTypeId === null ? [] : [sql`m.game_type_id = ${gameTypeId}`]),
    ...(eventId === null ? [] : [sql`m.event_id = ${eventId}`]),
    ...(teamId === null ? [] : [sql`${teamId}::bigint in (m.team_id_1, m.team_id_2)`]),
  ];
  const { rows } = await sql<ScheduleRow>`
    select m.id as "gameId", m.game_type_id as "gameTypeId", m.event_id as "eventId", m.stage_id as "stageId",
      json_build_object('teamId', t1.id, 'names', t1.names) as team1,
      json_build_object('teamId', t2.id, 'names', t2.names) as team2, e.names as "eventNames",
      m.stage_names as "stageNames", m.start_time as "startTime", m.best_of as "bestOf", m.status, m.is_hide, m.round,
      m.score_1, m.score_2, m.round_score_1, m.round_score_2, m.clock_s
    from matches m
    join events e on e.id = m.event_id join teams t1 on t1.id = m.team_id_1 join teams t2 on t2.id = m.team_id_2
    where ${sql.join(conditions, sql` and `)} order by m.start_time, m.id limit ${limit}`.execute(db);
  return rows.map(({ status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s, ...match }) => ({
    ...match,
    live: { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s },
  }));
}
