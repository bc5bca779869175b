import type { Kysely } from 'kysely';

import type { TermStore } from './term-store';
import type { Schema } from '../database/tables/schema';

export function createTermStore(db: Kysely<Schema>): TermStore {
  return {
    // A new leader changes the term, a key, and waits for this lock; a heartbeat does not.
    async hold(term) {
      const held = await db
        .selectFrom('leadership')
        .select('term')
        .where('term', '=', term)
        .forKeyShare()
        .executeTakeFirst();
      return held !== undefined;
    },
  };
}
