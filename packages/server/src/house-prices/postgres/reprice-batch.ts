import { sql, type Kysely } from 'kysely';

import type { ChangedPoint } from '../../catalogue';
import type { Schema } from '../../database/tables/schema';
import { repriceHeld } from '../reprice-house';
import { createHousePriceStore } from './postgres-house-price-store';

export interface BatchPlays {
  /** Points whose prices the batch writes. */
  readonly points: readonly number[];
  /** Plays that it writes. */
  readonly plays: readonly number[];
}

/**
 * Plays with a rule of the house among those whose prices the batch writes. Locks them, with the other plays of the batch and in
 * the order of a placement, before the batch locks points. Without rules it is one look at an empty index.
 */
export async function holdHousePlays(db: Kysely<Schema>, { points, plays }: BatchPlays): Promise<number[]> {
  if (points.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select h.play_id as id from house_prices h where h.in_force and exists (
      select from points o where o.play_id = h.play_id and o.id = any(${points}::bigint[]))`.execute(db);
  const priced = rows.map(({ id }) => id);
  if (priced.length > 0)
    await sql`
      select id from plays where id = any(${[...new Set([...priced, ...plays])]}::bigint[]) order by id for no key update`.execute(
      db,
    );
  return priced;
}

/**
 * After the batch wrote the prices of the feed.
 *
 * @param written of these plays and of others.
 */
export async function repriceBatch(
  db: Kysely<Schema>,
  plays: readonly number[],
  written: readonly ChangedPoint[],
): Promise<readonly ChangedPoint[]> {
  if (plays.length === 0) return written;
  const store = createHousePriceStore(db, 'server');
  const repriced = await repriceHeld(store, await store.hold(plays));
  const stopped = new Set(written.flatMap(({ pointId, stopped: isStopped }) => (isStopped ? [pointId] : [])));
  const last = repriced.map((point) => ({ ...point, stopped: point.stopped || stopped.has(point.pointId) }));
  const ids = new Set(last.map(({ pointId }) => pointId));
  return [...written.filter(({ pointId }) => !ids.has(pointId)), ...last];
}
