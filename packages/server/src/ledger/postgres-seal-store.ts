import { sql, type Kysely } from 'kysely';

import type { SealStore } from './seal-store';
import type { Schema } from '../database/tables/schema';
import { sealNext } from './postgres/postgres-seal-store';

export function createSealStore(db: Kysely<Schema>): SealStore {
  const seals = () =>
    db
      .selectFrom('ledger_seals')
      .select(['number', 'transactions'])
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), sql<string>`encode(head, 'hex')`.as('head')]);
  return {
    last: async () => (await seals().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null,
    find: async (number) => (await seals().where('number', '=', number).executeTakeFirst()) ?? null,
    sealNext: (at, most) => sealNext(db, at, most),
  };
}
