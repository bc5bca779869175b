import { MATCH_STATUS, type EventDetails, type EventStage } from '@clutchline/contract';
import { VIRTUAL_GAME_TYPE } from '@clutchline/domain/virtual-round';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { BracketSeason, Edition, EventSummary, ScheduleFilter, StageMatch, StageResult } from '../content-store';

export async function selectEvents(db: Kysely<Schema>, now: number): Promise<EventSummary[]> {
  const { rows } = await sql<EventSummary>`
    select e.id as "eventId", e.game_type_id as "gameTypeId", e.names, s."startsAt", s."endsAt", s.country,
      count(m.id) filter (where m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused})) as "liveMatches",
      min(m.start_time) filter (where m.status = ${MATCH_STATUS.notStarted}) as "nextMatchAt",
      (select max(ended_at) from finished_matches f where f.event_id = e.id) as "lastMatchAt"
    from events e
    left join matches m on m.event_id = e.id and m.kind = 'match' and m.status < ${MATCH_STATUS.ended} and m.is_hide = 0
    left join lateral (
      select min(starts_at) as "startsAt", max(ends_at) as "endsAt",
        (select d.details->'venue'->>'country' from event_details d where d.event_id = e.id and d.season = t.season)
          as country
      from event_stages t where event_id = e.id
      group by season order by min(starts_at) <= ${now} desc, abs(min(starts_at) - ${now}) limit 1
    ) s on true
    where e.game_type_id <> ${VIRTUAL_GAME_TYPE}
    group by e.id, s."startsAt", s."endsAt", s.country order by e.id`.execute(db);
  return rows;
}

export async function selectStages(db: Kysely<Schema>, editions: readonly Edition[]): Promise<EventStage[]> {
  if (editions.length === 0) return [];
  const [events, seasons] = [editions.map(({ eventId }) => eventId), editions.map(({ season }) => season)];
  const rows = await db
    .selectFrom('event_stages')
    .selectAll()
    .where(sql<boolean>`(event_id, season) in (select * from unnest(${events}::bigint[], ${seasons}::integer[]))`)
    .orderBy('event_id')
    .orderBy('season')
    .orderBy('position')
    .execute();
  return rows.map(({ id: stage_id, ...stage }) => ({ stage_id, ...stage }));
}

export async function selectStageResults(db: Kysely<Schema>, stageIds: readonly number[]): Promise<StageResult[]> {
  const { rows } = await sql<StageResult>`
    select id as "gameId", stage_id as "stageId", team_id_1 as "teamId1", team_id_2 as "teamId2", score_1 as score1,
      score_2 as score2, winner, void_reason is not null as "isVoid", start_time as "startTime", ended_at as "endedAt"
    from finished_matches where stage_id = any(${stageIds}::bigint[]) order by ended_at, id`.execute(db);
  return rows;
}

export async function selectStageMatches(db: Kysely<Schema>, stageIds: readonly number[]): Promise<StageMatch[]> {
  const { rows } = await sql<StageMatch>`
    select id as "gameId", stage_id as "stageId", team_id_1 as "teamId1", team_id_2 as "teamId2",
      start_time as "startTime", original_start as "originalStart", time_confirmed as "isTimeConfirmed", is_hide as "isHidden"
    from matches where stage_id = any(${stageIds}::bigint[]) and status < ${MATCH_STATUS.ended}
    order by start_time, id`.execute(db);
  return rows;
}

/** Editions with slots that are planned within the period; a filter by team finds none, because its slots are unknown. */
export async function selectBracketSeasons(
  db: Kysely<Schema>,
  { from, to, gameTypeId, eventId }: ScheduleFilter,
  now: number,
): Promise<BracketSeason[]> {
  const conditions = [
    sql`s.ends_at > ${Math.max(from, now)} and s.starts_at < ${to}`,
    sql`exists (select from jsonb_array_elements(s.slots) slot
      where (slot->>'starts_at')::bigint >= ${from} and (slot->>'starts_at')::bigint < ${to})`,
    ...(gameTypeId === null ? [] : [sql`e.game_type_id = ${gameTypeId}`]),
    ...(eventId === null ? [] : [sql`e.id = ${eventId}`]),
  ];
  const { rows } = await sql<BracketSeason>`
    select s.event_id as "eventId", s.season, e.game_type_id as "gameTypeId", e.names as "eventNames"
    from event_stages s join events e on e.id = s.event_id
    where ${sql.join(conditions, sql` and `)}
    group by s.event_id, s.season, e.id order by s.event_id, s.season limit 50`.execute(db);
  return rows;
}

export async function selectDetails(db: Kysely<Schema>, eventId: number, season: number): Promise<EventDetails | null> {
  const row = await db
    .selectFrom('event_details')
    .select('details')
    .where('event_id', '=', eventId)
    .where('season', '=', season)
    .executeTakeFirst();
  return row?.details ?? null;
}

export async function selectOutrights(db: Kysely<Schema>, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'outright')
    .where('status', '<', MATCH_STATUS.ended)
    .where('is_hide', '=', 0)
    .orderBy('start_time')
    .orderBy('id')
    .limit(16)
    .execute();
  return rows.map(({ id }) => id);
}
