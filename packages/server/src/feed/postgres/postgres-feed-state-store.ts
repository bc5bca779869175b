import type { Kysely } from 'kysely';

import type { FeedState, FeedStateStore } from '../feed-state-store';
import type { Schema } from '../../database/tables/schema';

export function createFeedStateStore(db: Kysely<Schema>): FeedStateStore {
  return {
    async read(): Promise<FeedState | null> {
      const state = await db
        .selectFrom('feed_state')
        .select(['fingerprint', 'anchor_virtual as anchorVirtual', 'anchor_wall as anchorWall', 'speed'])
        .executeTakeFirst();
      return state ?? null;
    },
    async write({ fingerprint, anchorVirtual, anchorWall, speed }) {
      const row = { fingerprint, anchor_virtual: anchorVirtual, anchor_wall: anchorWall, speed };
      await db
        .insertInto('feed_state')
        .values(row)
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
        .execute();
    },
  };
}
