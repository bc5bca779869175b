import { PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { MatchToSettle, UndecidedPlay } from '../../ports/settlement-store';
import type { Schema } from '../schema';

/**
 * Matches with an undecided play whose facts are there: those of its map, of the whole match, or that the match is
 * void.
 */
export async function matchesToSettle(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select distinct p.game_id from plays p where p.status < ${PLAY_STATUS.settled} and (
      exists (select from match_results r where r.game_id = p.game_id)
      or exists (select from match_voids v where v.game_id = p.game_id)
      or exists (select from map_results r where r.game_id = p.game_id and r.round = p.round)
    ) order by p.game_id`.execute(db);
  return rows.map(({ game_id }) => game_id);
}

/** The match with its facts; its undecided plays are locked, so that none is decided twice and none takes a bet. */
export async function lockMatchToSettle(db: Kysely<Schema>, gameId: number): Promise<MatchToSettle | null> {
  const plays = await lockUndecidedPlays(db, gameId);
  if (plays.length === 0) return null;
  const match = await db.selectFrom('matches').selectAll().where('id', '=', gameId).executeTakeFirstOrThrow();
  const maps = await db.selectFrom('map_results').select(['round', 'facts']).where('game_id', '=', gameId).execute();
  const result = await db.selectFrom('match_results').select('facts').where('game_id', '=', gameId).executeTakeFirst();
  const gone = await db.selectFrom('match_voids').select('reason').where('game_id', '=', gameId).executeTakeFirst();
  return {
    gameId,
    teamId1: match.team_id_1,
    teamId2: match.team_id_2,
    maps: new Map(maps.map(({ round, facts }) => [round, facts])),
    facts: result?.facts ?? null,
    voidReason: gone?.reason ?? null,
    plays,
  };
}

async function lockUndecidedPlays(db: Kysely<Schema>, gameId: number): Promise<UndecidedPlay[]> {
  const plays = await db
    .selectFrom('plays')
    .select(['id', 'market', 'round', 'line', 'in_list'])
    .where('game_id', '=', gameId)
    .where('status', '<', PLAY_STATUS.settled)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const points = await db
    .selectFrom('points')
    .select(['id', 'play_id', 'pick', 'line'])
    .where('game_id', '=', gameId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .execute();
  return plays.map(({ id, market, round, line, in_list }) => ({
    playId: id,
    market,
    round,
    line,
    inList: in_list,
    points: points
      .filter(({ play_id }) => play_id === id)
      .map((point) => ({ point_id: point.id, pick: point.pick, line: point.line })),
  }));
}
