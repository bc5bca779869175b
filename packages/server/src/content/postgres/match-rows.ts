import { MATCH_STATUS, type LiveState, type MatchStream } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type {
  DayCount,
  DayFilter,
  MatchMaps,
  ResultPlay,
  ResultRevision,
  ScheduledMatch,
  ScheduleFilter,
} from '../content-store';

export async function selectMaps(db: Kysely<Schema>, gameId: number): Promise<MatchMaps | null> {
  const row = await db
    .selectFrom('finished_matches')
    .select(['source', 'maps'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row ?? null;
}

/** Every play that was on sale, in the order of the match page. */
export async function selectResultPlays(db: Kysely<Schema>, gameId: number, currencyId: number): Promise<ResultPlay[]> {
  const { rows } = await sql<ResultPlay>`
    select p.id as "playId", p.status, p.names, json_build_object('category_id', p.category_id, 'round', p.round,
        'market', p.market, 'group', p.market_group, 'line', p.line) as play,
      (select json_agg(json_build_object('pointId', o.id, 'pick', o.pick, 'line', o.line,
          'odd', case when p.category_id <> 1 then o.odd end, 'closingOdds', (
            select d.odds::text from pool_dividends d
            where d.play_id = p.id and d.currency_id = ${currencyId} and d.point_id = o.id
            order by d.revision desc limit 1),
          'outcome', o.outcome, 'voidReason', o.void_reason, 'deadHeat', o.dead_heat, 'result', o.result,
          'rule', o.rule, 'source', o.source, 'reason', o.reason) order by o.position)
        from points o where o.play_id = p.id) as points
    from plays p where p.game_id = ${gameId} order by p.round, p.id`.execute(db);
  return rows;
}

/** Voids and what operators decided of single plays show at their points. */
export async function selectRevisions(db: Kysely<Schema>, gameId: number): Promise<ResultRevision[]> {
  const { rows } = await sql<ResultRevision>`
    select round, revision, facts_before as "factsBefore", facts, reason, at from result_revisions
    where game_id = ${gameId} and not facts ?| array['voided_play', 'voided_match', 'settled_play', 'recounted_play'] order by at, round, revision`.execute(
    db,
  );
  return rows;
}

const IS_SCHEDULED = sql`m.status < ${MATCH_STATUS.ended} and m.is_hide = 0 and m.kind = 'match'`;

type Selection = Pick<ScheduleFilter, 'gameTypeId' | 'eventId' | 'teamId'>;

/** Conditions on the alias `m`. */
function selected({ gameTypeId, eventId, teamId }: Selection): RawBuilder<unknown>[] {
  return [
    ...(gameTypeId === null ? [] : [sql`m.game_type_id = ${gameTypeId}`]),
    ...(eventId === null ? [] : [sql`m.event_id = ${eventId}`]),
    ...(teamId === null ? [] : [sql`${teamId}::bigint in (m.team_id_1, m.team_id_2)`]),
  ];
}

/** Each match is in the period whose first bound is the last one that is not after it. */
export async function selectDayCounts(db: Kysely<Schema>, { bounds, ...filter }: DayFilter): Promise<DayCount[]> {
  const [from = 0, to = 0] = [bounds[0], bounds.at(-1)];
  const own = selected(filter);
  const toCome = [sql`m.start_time >= ${from} and m.start_time < ${to}`, IS_SCHEDULED, ...own];
  const over = [sql`m.ended_at >= ${from} and m.ended_at < ${to}`, ...own];
  const { rows } = await sql<DayCount>`
    with counted as (
      select width_bucket(m.start_time, ${bounds}::bigint[]) as period, 1 as scheduled, 0 as finished
      from matches m where ${sql.join(toCome, sql` and `)}
      union all
      select width_bucket(m.ended_at, ${bounds}::bigint[]), 0, 1
      from finished_matches m where ${sql.join(over, sql` and `)}
    )
    select coalesce(sum(scheduled), 0)::integer as scheduled, coalesce(sum(finished), 0)::integer as finished
    from generate_series(1, ${bounds.length - 1}) as period left join counted using (period)
    group by period order by period`.execute(db);
  return rows;
}

type ScheduleRow = Omit<ScheduledMatch, 'live'> & LiveState;

export async function selectSchedule(
  db: Kysely<Schema>,
  { from, to, teamIds, ...filter }: ScheduleFilter,
  limit: number,
): Promise<ScheduledMatch[]> {
  const ofTeams = sql`(m.team_id_1 = any(${teamIds ?? []}::bigint[]) or m.team_id_2 = any(${teamIds ?? []}::bigint[]))`;
  const conditions = [
    sql`m.start_time >= ${from} and m.start_time < ${to}`,
    IS_SCHEDULED,
    ...selected(filter),
    ...(teamIds === undefined ? [] : [ofTeams]),
  ];
  return await selectMatches(
    db,
    sql`where ${sql.join(conditions, sql` and `)} order by m.start_time, m.id limit ${limit}`,
  );
}

export async function selectScheduled(db: Kysely<Schema>, gameIds: readonly number[]): Promise<ScheduledMatch[]> {
  return await selectMatches(db, sql`where ${IS_SCHEDULED} and m.id = any(${gameIds}::bigint[])`);
}

export async function selectAnnounced(db: Kysely<Schema>, gameId: number): Promise<ScheduledMatch | null> {
  const rows = await selectMatches(db, sql`where m.id = ${gameId} and m.is_hide = 0 and m.kind = 'match'`);
  return rows[0] ?? null;
}

async function selectMatches(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<ScheduledMatch[]> {
  const { rows } = await sql<ScheduleRow>`
    select m.id as "gameId", m.game_type_id as "gameTypeId", m.event_id as "eventId", m.stage_id as "stageId",
      json_build_object('teamId', t1.id, 'names', t1.names) as team1,
      json_build_object('teamId', t2.id, 'names', t2.names) as team2, e.names as "eventNames",
      m.stage_names as "stageNames", m.start_time as "startTime", m.best_of as "bestOf",
      m.original_start as "originalStart", m.time_confirmed as "isTimeConfirmed", m.status, m.is_hide, m.round,
      m.score_1, m.score_2, m.round_score_1, m.round_score_2, m.clock_s
    from matches m
    join events e on e.id = m.event_id join teams t1 on t1.id = m.team_id_1 join teams t2 on t2.id = m.team_id_2
    ${rest}`.execute(db);
  return rows.map(({ status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s, ...match }) => ({
    ...match,
    live: { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s },
  }));
}

export async function selectStreams(db: Kysely<Schema>, gameId: number): Promise<MatchStream[]> {
  const rows = await db
    .selectFrom('streams as s')
    .innerJoin('matches as m', 'm.id', 's.game_id')
    .select(['s.platform', 's.channel', 's.lang', 's.is_official', 's.status', 's.delay_s'])
    .where('s.game_id', '=', gameId)
    .where('m.is_hide', '=', 0)
    .orderBy('s.platform')
    .orderBy('s.channel')
    .execute();
  return rows.map(({ is_official, ...stream }) => ({ ...stream, is_official: is_official ? 1 : 0 }));
}
