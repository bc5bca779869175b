import { sql, type Kysely } from 'kysely';

import type { BettablePoint } from '../board-store';
import { pointStatusOf, selectMatches, toBoardMatch, toPlay } from './board-rows';
import type { Schema } from '../../database/tables/schema';

/** Orders by id; omits points that never had a price. */
export async function selectBettablePoints(db: Kysely<Schema>, pointIds: readonly number[]): Promise<BettablePoint[]> {
  const points = await db
    .selectFrom('points as o')
    .innerJoin('plays as p', 'p.id', 'o.play_id')
    .selectAll('p')
    .select(['o.id as point_id', 'o.odd', 'o.version', 'o.pick', 'o.line as point_line', 'o.outcome'])
    .select(['o.priced', 'o.suspended'])
    .where(sql<boolean>`o.id = any(${pointIds}::bigint[])`)
    .orderBy('o.id')
    .execute();
  const gameIds = [...new Set(points.map(({ game_id }) => game_id))];
  const rows = await selectMatches(db)
    .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
    .execute();
  const matches = new Map(rows.map((row) => [row.id, toBoardMatch(row)]));
  return points.flatMap((row) => {
    const match = matches.get(row.game_id);
    if (match === undefined || row.odd === null) return [];
    const { point_id: pointId, game_id: gameId, id: playId, odd, version, pick, point_line: line } = row;
    const offer = { isDecided: row.outcome !== null, isOffered: row.priced && !row.suspended };
    const status = pointStatusOf(row.status, match.live.status, offer);
    return [{ pointId, gameId, playId, odd, version, status, pick, line, match, play: toPlay(row) }];
  });
}
