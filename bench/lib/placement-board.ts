import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { HOUR } from '../../tools/time/durations';

/** Pre-match while the benchmark runs. */
export interface BoardPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
}

const FAR_MS = 6 * HOUR;

export async function readBoard(database: BenchDatabase, count: number): Promise<BoardPoint[]> {
  const rows = await database.query(
    `select min(o.id) as point_id, p.id as play_id, p.game_id
    from plays p join matches m on m.id = p.game_id join points o on o.play_id = p.id
    where p.status = 1 and p.is_hide = 0 and p.category_id = 2 and m.status = 1 and m.start_time > $1
      and o.odd is not null
    group by p.id order by p.id limit $2`,
    [Date.now() + FAR_MS, count],
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} of ${count} plays are open.`);
  return rows.map((row) => ({
    pointId: Number(row['point_id']),
    playId: Number(row['play_id']),
    gameId: Number(row['game_id']),
  }));
}
