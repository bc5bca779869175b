import type { Kysely } from 'kysely';

import type { Schema } from './tables/schema';

/** Uses the current transaction if there is one. */
export function inSnapshot<Read>(db: Kysely<Schema>, read: (db: Kysely<Schema>) => Promise<Read>): Promise<Read> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
