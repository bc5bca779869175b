import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../../ports/feed-store';
import type { Schema } from '../schema';

/**
 * What was suspended and reopened within a batch is written as it ended: no row turns, and yet the bets held on it are
 * rejected (R12). These matches, plays and points are locked already, by the writing of their last states.
 */
export async function markInterrupted(db: Kysely<Schema>, { interrupted }: FeedBatch): Promise<void> {
  const { matches, plays, points } = interrupted;
  if (matches.size + plays.size > 0)
    await sql`select mark_held_bets(${[...matches]}::bigint[], ${[...plays]}::bigint[], 'suspended')`.execute(db);
  if (points.size > 0) await sql`select mark_held_bets_of_points(${[...points]}::bigint[])`.execute(db);
}
