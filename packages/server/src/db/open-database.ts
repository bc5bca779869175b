import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Log } from '../ports/log';
import type { InTransaction, Stores } from '../ports/stores';
import { columnTypes } from './column-types';
import { createStores } from './create-stores';
import { retryConflicts } from './retry-conflicts';
import type { Schema } from './schema';

export interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
  readonly close: () => Promise<void>;
}

/** Most connections one server holds. */
const MAX_CONNECTIONS = 20;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 5_000;

/** Opens a pool of connections. `log` hears of connections that die while idle. */
export function openDatabase(databaseUrl: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    types: columnTypes(),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ error: error.message }, 'a database connection was lost');
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    stores: createStores(db),
    inTransaction: (work) =>
      retryConflicts(() => db.transaction().execute((transaction) => work(createStores(transaction)))),
    close: async () => {
      isClosing = true;
      await db.destroy();
    },
  };
}
