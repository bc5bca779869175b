import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { FinishedMatch, ResultCursor, ResultFilter } from '../content-store';

/** Of {@link FinishedMatch}, on the aliases of {@link FINISHED_JOINS}. */
export const FINISHED_COLUMNS = sql`
  f.id as "gameId", f.game_type_id as "gameTypeId", f.event_id as "eventId", f.stage_id as "stageId",
  json_build_object('teamId', t1.id, 'names', t1.names) as team1,
  json_build_object('teamId', t2.id, 'names', t2.names) as team2, e.names as "eventNames",
  f.stage_names as "stageNames", f.start_time as "startTime", f.ended_at as "endedAt", f.best_of as "bestOf", f.winner,
  f.score_1 as score1, f.score_2 as score2, f.void_reason as "voidReason", f.corrections, f.is_history as "isHistory"`;

/** On the alias `f` of finished_matches. */
export const FINISHED_JOINS = sql`
  join events e on e.id = f.event_id join teams t1 on t1.id = f.team_id_1 join teams t2 on t2.id = f.team_id_2`;

/** Newest first. A match of a team is found by either side, each by its index. */
export async function selectResults(
  db: Kysely<Schema>,
  { filter, after, limit }: { filter: ResultFilter; after: ResultCursor | null; limit: number },
): Promise<FinishedMatch[]> {
  const sides =
    filter.teamId === null
      ? [page(conditionsOf(filter, after), limit)]
      : ['team_id_1', 'team_id_2'].map((side) =>
          page([...conditionsOf(filter, after), sql`${sql.ref(side)} = ${filter.teamId}`], limit),
        );
  const { rows } = await sql<FinishedMatch>`
    select ${FINISHED_COLUMNS} from (${sql.join(sides, sql` union all `)}) f ${FINISHED_JOINS}
    order by f.ended_at desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}

function page(conditions: readonly RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  return sql`(
    select * from finished_matches where ${sql.join([...conditions, sql`true`], sql` and `)}
    order by ended_at desc, id desc limit ${limit})`;
}

/** The row comparison is one range of the index. */
function conditionsOf(
  { gameTypeId, eventId, isCorrected, from, to }: ResultFilter,
  after: ResultCursor | null,
): RawBuilder<unknown>[] {
  return [
    ...(after === null ? [] : [sql`(ended_at, id) < (${after.endedAt}::bigint, ${after.gameId}::bigint)`]),
    ...(gameTypeId === null ? [] : [sql`game_type_id = ${gameTypeId}`]),
    ...(eventId === null ? [] : [sql`event_id = ${eventId}`]),
    ...(isCorrected ? [sql`corrections > 0`] : []),
    ...(from === null ? [] : [sql`ended_at >= ${from}`]),
    ...(to === null ? [] : [sql`ended_at < ${to}`]),
  ];
}

export async function selectFinished(db: Kysely<Schema>, gameIds: readonly number[]): Promise<FinishedMatch[]> {
  const { rows } = await sql<FinishedMatch>`
    select ${FINISHED_COLUMNS} from finished_matches f ${FINISHED_JOINS} where f.id = any(${gameIds}::bigint[]) order by f.id`.execute(
    db,
  );
  return rows;
}
