import { sql, type Kysely } from 'kysely';

import type { Seal, SealStore } from '../../ports/seal-store';
import type { Schema } from '../schema';
import { sealNext } from '../seals/seal-next';

export function createSealStore(db: Kysely<Schema>): SealStore {
  return {
    async last(): Promise<Seal | null> {
      const seals = db.selectFrom('ledger_seals').orderBy('number', 'desc').limit(1);
      const columns = seals.select(['number', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'transactions']);
      return (await columns.select(sql<string>`encode(head, 'hex')`.as('head')).executeTakeFirst()) ?? null;
    },
    sealNext: (at, most) => sealNext(db, at, most),
  };
}
