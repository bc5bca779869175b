import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { ContentStore, HistoryPlan } from './content-store';
import {
  selectBracketSeasons,
  selectDetails,
  selectEvents,
  selectOutrights,
  selectStageMatches,
  selectStageResults,
  selectStages,
} from './postgres/event-rows';
import { selectFinished, selectResults } from './postgres/finished-rows';
import { importSlice } from './postgres/import-slice';
import {
  selectAnnounced,
  selectDayCounts,
  selectMaps,
  selectResultPlays,
  selectRevisions,
  selectSchedule,
  selectScheduled,
  selectStreams,
} from './postgres/match-rows';

export function createContentStore(db: Kysely<Schema>): ContentStore {
  const teams = async (teamIds: readonly number[]) =>
    await db
      .selectFrom('teams')
      .select(['id as teamId', 'names'])
      .where(sql<boolean>`id = any(${teamIds}::bigint[])`)
      .orderBy('id')
      .execute();
  return {
    results: (filter, after, limit) => selectResults(db, { filter, after, limit }),
    finished: (gameIds) => selectFinished(db, gameIds),
    maps: (gameId) => selectMaps(db, gameId),
    resultPlays: (gameId, currencyId) => selectResultPlays(db, gameId, currencyId),
    revisions: (gameId) => selectRevisions(db, gameId),
    schedule: (filter, limit) => selectSchedule(db, filter, limit),
    announced: (gameId) => selectAnnounced(db, gameId),
    scheduled: (gameIds) => selectScheduled(db, gameIds),
    dayCounts: (filter) => selectDayCounts(db, filter),
    bracketSeasons: (filter, now) => selectBracketSeasons(db, filter, now),
    async event(eventId) {
      const row = await db
        .selectFrom('events')
        .select(['id as eventId', 'game_type_id as gameTypeId', 'names'])
        .where('id', '=', eventId)
        .executeTakeFirst();
      return row ?? null;
    },
    events: (now) => selectEvents(db, now),
    team: async (teamId) => (await teams([teamId]))[0] ?? null,
    teams,
    async seasons(eventId) {
      const { rows } = await sql<{ season: number; startsAt: number }>`
        select season, min(starts_at) as "startsAt" from event_stages where event_id = ${eventId}
        group by season order by season desc limit 200`.execute(db);
      return rows;
    },
    stages: (editions) => selectStages(db, editions),
    details: (eventId, season) => selectDetails(db, eventId, season),
    streams: (gameId) => selectStreams(db, gameId),
    outrights: (eventId) => selectOutrights(db, eventId),
    stageResults: (stageIds) => selectStageResults(db, stageIds),
    stageMatches: (stageIds) => selectStageMatches(db, stageIds),
    planImport: (wanted) => planImport(db, wanted),
    async importedParts() {
      return await db.selectFrom('history_parts').select(['game_type_id as gameTypeId', 'day']).execute();
    },
    importSlice: (slice) => importSlice(db, slice),
  };
}

async function planImport(db: Kysely<Schema>, wanted: HistoryPlan): Promise<HistoryPlan> {
  await db
    .insertInto('history_import')
    .values({ ...wanted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('history_import').select(['since', 'until']).executeTakeFirst();
  return row ?? wanted;
}
