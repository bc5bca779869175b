import { PLAY_STATUS, type MapFacts, type MarketCode, type MatchStatus, type PlayStatus } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { GuardedMatch, GuardedPlay, GuardGround, GuardQuery } from '../../ports/quarantine-store';
import type { Schema } from '../schema';

interface PlayRow {
  readonly id: number;
  readonly game_id: number;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  readonly guarded: 1 | 2 | null;
  readonly match_status: MatchStatus;
  readonly odds: readonly (readonly [point: number, odd: number])[];
}

/** Plays and matches that a batch is about, in two statements. */
export async function guardGround(db: Kysely<Schema>, query: GuardQuery): Promise<GuardGround> {
  const plays = await selectPlays(
    db,
    sql`p.id = any(${query.playIds}::bigint[]) or p.id in (select play_id from points where id = any(${query.pointIds}::bigint[]))`,
  );
  return { plays: new Map(plays.map((play) => [play.playId, play])), matches: await selectMatches(db, query.gameIds) };
}

/** Plays that take bets now or may yet. */
export async function openPlaysOf(db: Kysely<Schema>, gameIds: readonly number[]): Promise<GuardedPlay[]> {
  if (gameIds.length === 0) return [];
  return await selectPlays(
    db,
    sql`p.game_id = any(${gameIds}::bigint[]) and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})`,
  );
}

async function selectPlays(db: Kysely<Schema>, where: ReturnType<typeof sql>): Promise<GuardedPlay[]> {
  const { rows } = await sql<PlayRow>`
    select p.id, p.game_id, p.market, p.status, p.guarded, m.status as match_status, (
      select json_agg(json_build_array(o.id, o.odd) order by o.position) from points o where o.play_id = p.id) as odds
    from plays p join matches m on m.id = p.game_id where ${where}`.execute(db);
  return rows.map(({ id, game_id, market, status, guarded, match_status, odds }) => ({
    playId: id,
    gameId: game_id,
    market,
    status,
    guarded,
    matchStatus: match_status,
    odds: new Map(odds),
  }));
}

async function selectMatches(db: Kysely<Schema>, gameIds: readonly number[]): Promise<Map<number, GuardedMatch>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches as m')
    .leftJoin('match_results as r', 'r.game_id', 'm.id')
    .select(['m.id', 'm.team_id_1', 'm.team_id_2', 'm.best_of', 'm.start_time', 'm.status', 'r.facts'])
    .select(
      sql<readonly (readonly [number, MapFacts])[]>`coalesce((
        select json_agg(json_build_array(round, facts)) from map_results where game_id = m.id), '[]')`.as('maps'),
    )
    .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        gameId: row.id,
        team1: row.team_id_1,
        team2: row.team_id_2,
        bestOf: row.best_of,
        startTime: row.start_time,
        status: row.status,
        facts: row.facts,
        maps: new Map(row.maps),
      },
    ]),
  );
}
