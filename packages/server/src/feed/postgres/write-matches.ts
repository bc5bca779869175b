import { MATCH_STATUS, type LiveState, type MatchStatus } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ChangedLive } from '../../catalogue';
import { acceptsBets, toLive } from '../../catalogue/postgres';
import { writeTeamGames } from '../../search/postgres';
import type { Schema } from '../../database/tables/schema';

/** Stable columns; returns changed matches. */
export async function writeMatches(db: Kysely<Schema>, { matches }: FeedBatch): Promise<number[]> {
  if (matches.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into matches as m (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, kind, stage_id,
      time_confirmed, schedule_changed_at)
    select game_id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of, coalesce(kind, 'match'), stage_id,
      coalesce(time_confirmed, 1) = 1, least((select fed_until from feed_progress), start_time)
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as n (
      game_id bigint, game_type_id integer, event_id bigint, team_id_1 bigint, team_id_2 bigint,
      stage_names jsonb, start_time bigint, best_of smallint, kind text, stage_id bigint, time_confirmed smallint) order by game_id
    on conflict (id) do update set game_type_id = excluded.game_type_id, event_id = excluded.event_id,
      team_id_1 = excluded.team_id_1, team_id_2 = excluded.team_id_2, stage_names = excluded.stage_names,
      start_time = excluded.start_time, best_of = excluded.best_of, stage_id = excluded.stage_id,
      time_confirmed = excluded.time_confirmed
    where (m.game_type_id, m.event_id, m.team_id_1, m.team_id_2, m.stage_names, m.start_time, m.best_of,
        m.stage_id, m.time_confirmed) is distinct from (excluded.game_type_id, excluded.event_id, excluded.team_id_1, excluded.team_id_2, excluded.stage_names,
        excluded.start_time, excluded.best_of, excluded.stage_id, excluded.time_confirmed)
    returning id`.execute(db);
  await writeTeamGames(
    db,
    matches.filter(({ kind }) => kind === undefined || kind === 'match'),
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes live columns. A finished match stays finished. The end of a match among `fresh` has no known time.
 *
 * @param fresh new or changed matches of the batch.
 */
export async function writeLives(
  db: Kysely<Schema>,
  { lives }: FeedBatch,
  fresh: readonly number[],
): Promise<ChangedLive[]> {
  if (lives.size === 0) return [];
  const given = JSON.stringify([...lives].map(([game_id, live]) => ({ game_id, ...live })));
  const { rows } = await sql<LiveState & { id: number; old_status: MatchStatus; hide_changed: boolean }>`
    with n as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as n (
        game_id bigint, status smallint, is_hide smallint, round smallint, score_1 smallint, score_2 smallint,
        round_score_1 smallint, round_score_2 smallint, clock_s integer)
    ), old as materialized (
      select id, status, is_hide from matches where id in (select game_id from n) order by id for no key update
    )
    update matches m set status = n.status, is_hide = n.is_hide, round = n.round, score_1 = n.score_1,
      score_2 = n.score_2, round_score_1 = n.round_score_1, round_score_2 = n.round_score_2, clock_s = n.clock_s,
      ended_at = case when n.status = ${MATCH_STATUS.ended} then
        case when old.status = n.status or m.id = any(${fresh}::bigint[]) then m.ended_at
        else (select fed_until from feed_progress) end end
    from n join old on old.id = n.game_id
    where m.id = n.game_id and (m.status < ${MATCH_STATUS.ended} or n.status >= ${MATCH_STATUS.ended})
      and (m.status, coalesce(m.feed_is_hide, m.is_hide), m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2, m.clock_s)
        is distinct from
        (n.status, n.is_hide, n.round, n.score_1, n.score_2, n.round_score_1, n.round_score_2, n.clock_s)
    returning m.*, old.status as old_status, m.is_hide <> old.is_hide as hide_changed`.execute(db);
  return rows.map((row) => ({
    gameId: row.id,
    live: toLive(row),
    statusChanged: row.status !== row.old_status,
    acceptsBetsChanged: acceptsBets(row.status) !== acceptsBets(row.old_status),
    hideChanged: row.hide_changed,
  }));
}
