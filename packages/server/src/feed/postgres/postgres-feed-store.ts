import { sql, type Kysely } from 'kysely';

import type { FeedFreshness, FeedStore } from '../feed-store';
import { writeLives, writeMatches } from './write-matches';
import { markInterrupted } from './mark-interrupted';
import { statesAfterResults } from './states-after-results';
import { writeNamed } from './write-named';
import { writePlays, writePlayStates } from './write-plays';
import { writePrices } from './write-prices';
import { writeResults } from './write-results';
import type { Schema } from '../../database/tables/schema';

/** Writes in the lock order of placements: matches, plays, points. */
export function createFeedStore(db: Kysely<Schema>): FeedStore {
  return {
    async apply(batch) {
      await writeNamed(db, batch);
      const matches = await writeMatches(db, batch);
      const lives = await writeLives(db, batch);
      const structure = await writePlays(db, batch);
      const playStates = await statesAfterResults(db, batch);
      const plays = await writePlayStates(db, { playStates });
      const points = await writePrices(db, batch);
      await markInterrupted(db, batch);
      const results = await writeResults(db, batch);
      return { matches, lives, structure, plays, points, ...results };
    },
    async fedUntil() {
      const row = await db.selectFrom('feed_progress').select('fed_until').executeTakeFirst();
      return row?.fed_until ?? null;
    },
    async advance(from, until, fedAt) {
      const fed_at = sql<string>`to_timestamp(${fedAt}::double precision / 1000)`;
      if (from === null) {
        const begun = await db
          .insertInto('feed_progress')
          .values({ fed_until: until, fed_at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }
      const { numUpdatedRows } = await db
        .updateTable('feed_progress')
        .set({ fed_until: until, fed_at })
        .where('fed_until', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async readFreshness() {
      const { rows } = await sql<FeedFreshness>`
        select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as "databaseNow", feed_age_ms() as "feedAgeMs"`.execute(
        db,
      );
      const [row] = rows;
      if (row === undefined) throw new Error('the database returned no time');
      return row;
    },
  };
}
