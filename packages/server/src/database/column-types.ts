import { CATEGORY } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';

import type { Schema } from './tables/schema';

const { INT8, NUMERIC } = pg.types.builtins;

/** bigint columns (ids, times, versions) become safe integers, numeric columns (money) bigints. */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, toSafeInteger);
  types.setTypeParser(NUMERIC, BigInt);
  return types;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A whole number is too large to be exact: ${text}`);
  return value;
}

/** Match list, and runners of champion bets (CONTENT-2). */
export const inListStream = sql<boolean>`(p.in_list or p.category_id = ${CATEGORY.champion_bet})`;

/** Uses the current transaction if there is one. */
export function readInSnapshot<Read>(db: Kysely<Schema>, read: (db: Kysely<Schema>) => Promise<Read>): Promise<Read> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
