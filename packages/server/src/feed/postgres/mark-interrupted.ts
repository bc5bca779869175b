import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { Schema } from '../../database/tables/schema';

/**
 * Rejects held bets on anything suspended and reopened within a batch (R12): only the final state is written, so no
 * trigger fires. The rows are already locked.
 */
export async function markInterrupted(db: Kysely<Schema>, { interrupted }: FeedBatch): Promise<void> {
  const { matches, plays, points } = interrupted;
  if (matches.size + plays.size > 0)
    await sql`select mark_held_bets(${[...matches]}::bigint[], ${[...plays]}::bigint[], 'suspended')`.execute(db);
  if (points.size > 0) await sql`select mark_held_bets_of_points(${[...points]}::bigint[])`.execute(db);
}
