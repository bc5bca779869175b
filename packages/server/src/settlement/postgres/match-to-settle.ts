import { PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { MatchToSettle, PlayToSettle, PointOutcome } from '../result-store';
import { groupBy } from '../../platform/group-by';
import { inListStream } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';

export async function matchesToSettle(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select distinct p.game_id from plays p where p.status < ${PLAY_STATUS.settled} and (
      exists (select from match_results r where r.game_id = p.game_id)
      or exists (select from match_voids v where v.game_id = p.game_id)
      or exists (select from play_voids v where v.play_id = p.id)
      or exists (select from map_results r where r.game_id = p.game_id and r.round = p.round)
      or exists (select from outright_results r where r.game_id = p.game_id)
    )
    union
    select r.game_id from match_results r join plays p on p.game_id = r.game_id
    where r.facts ? 'started_at' and p.status >= ${PLAY_STATUS.settled} and p.started_at is null
    order by game_id`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

/** Without unknown times. */
export async function msSinceFacts(db: Kysely<Schema>, gameIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp() - max(received_at)) * 1000)::float8 as ms
    from (
      select game_id, received_at from map_results union all
      select game_id, received_at from match_results union all
      select game_id, received_at from outright_results union all
      select game_id, received_at from match_voids union all
      select game_id, received_at from play_voids
    ) facts
    where game_id = any(${gameIds}::bigint[]) and received_at is not null group by game_id`.execute(db);
  return rows.map(({ ms }) => Math.max(0, ms));
}

export const lockMatchToSettle = (db: Kysely<Schema>, gameId: number): Promise<MatchToSettle | null> =>
  readMatch(db, gameId, true);

/** Without locks: to show what a decision would do. */
export const peekMatchToSettle = (db: Kysely<Schema>, gameId: number): Promise<MatchToSettle | null> =>
  readMatch(db, gameId, false);

async function readMatch(db: Kysely<Schema>, gameId: number, isLocked: boolean): Promise<MatchToSettle | null> {
  const plays = await readPlays(db, gameId, isLocked);
  const match = await db.selectFrom('matches').selectAll().where('id', '=', gameId).executeTakeFirst();
  if (match === undefined) return null;
  const maps = await db.selectFrom('map_results').selectAll().where('game_id', '=', gameId).execute();
  const result = await db
    .selectFrom('match_results')
    .select(['facts as known', 'source'])
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const outright = await db
    .selectFrom('outright_results')
    .select(['facts as known', 'source'])
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const voided = await db
    .selectFrom('match_voids')
    .select(['reason as known', 'source'])
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return {
    gameId,
    teamId1: match.team_id_1,
    teamId2: match.team_id_2,
    bestOf: match.best_of,
    isOutright: match.kind === 'outright',
    maps: new Map(maps.map(({ round, facts, source }) => [round, { known: facts, source }])),
    match: result ?? null,
    outright: outright ?? null,
    voided: voided ?? null,
    plays,
  };
}

async function readPlays(db: Kysely<Schema>, gameId: number, isLocked: boolean): Promise<PlayToSettle[]> {
  const unlocked = db
    .selectFrom('plays as p')
    .select([
      'id',
      'market',
      'round',
      'line',
      inListStream.as('in_list_stream'),
      'status',
      'best_of',
      'takeout',
      'started_at',
    ])
    .where('game_id', '=', gameId)
    .orderBy('id');
  const plays = await (isLocked ? unlocked.forNoKeyUpdate() : unlocked).execute();
  const points = await db
    .selectFrom('points')
    .select(['id', 'play_id', 'pick', 'line', 'outcome', 'void_reason', 'dead_heat', 'result', 'rule'])
    .where('game_id', '=', gameId)
    .orderBy('position')
    .execute();
  const byPlay = groupBy(points, ({ play_id }) => play_id);
  const voids = await db
    .selectFrom('play_voids')
    .select(['play_id', 'reason as known', 'source'])
    .where('game_id', '=', gameId)
    .execute();
  const voided = new Map(voids.map(({ play_id, ...own }) => [play_id, own]));
  return plays.map((play) => ({
    playId: play.id,
    market: play.market,
    round: play.round,
    line: play.line,
    inList: play.in_list_stream,
    status: play.status,
    bestOf: play.best_of,
    takeout: play.takeout,
    startedAt: play.started_at,
    voided: voided.get(play.id) ?? null,
    points: (byPlay.get(play.id) ?? []).map((point) => ({
      point_id: point.id,
      pick: point.pick,
      line: point.line,
      decided: decidedOf(point),
    })),
  }));
}

type PointRow = Pick<Selectable<Schema['points']>, 'outcome' | 'void_reason' | 'dead_heat' | 'result' | 'rule'>;

function decidedOf({ outcome, void_reason, dead_heat, result, rule }: PointRow): PointOutcome | null {
  if (outcome === null || outcome === 'pending' || rule === null) return null;
  return { outcome, voidReason: void_reason, deadHeat: dead_heat, result, rule };
}
