import type { Kysely } from 'kysely';

import type { Schema } from './schema';

/** Several reads of one moment: what others write meanwhile is in all of them or in none. Within a transaction that is under way, as it is. */
export function inSnapshot<Read>(db: Kysely<Schema>, read: (db: Kysely<Schema>) => Promise<Read>): Promise<Read> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
