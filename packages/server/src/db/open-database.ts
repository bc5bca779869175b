import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Log } from '../ports/log';
import type { InTransaction, Stores } from '../ports/stores';
import { asAppRole } from './app-role';
import { columnTypes } from './column-types';
import { createStores } from './create-stores';
import { orUnknown } from './lost-connection';
import { retryConflicts } from './retry-conflicts';
import type { Schema } from './schema';

export interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
  readonly close: () => Promise<void>;
  readonly use: () => PoolUse;
}

/** Connections of a pool, and who waits for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Most connections one server holds. */
const MAX_CONNECTIONS = 20;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 5_000;

/** Opens a pool of connections that may do what the server's role may. `log` hears of connections that die. */
export function openDatabase(databaseUrl: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: asAppRole(databaseUrl),
    max: MAX_CONNECTIONS,
    types: columnTypes(),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  let isClosing = false;
  const hearLoss = (error: Error): void => {
    if (!isClosing) log.warn({ error: error.message }, 'a database connection was lost');
  };
  // An error that nobody hears ends the process: between two statements of a transaction only this listens.
  pool.on('connect', (client) => client.on('error', hearLoss));
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    stores: createStores(db),
    inTransaction: (work) =>
      retryConflicts(() => orUnknown(() => db.transaction().execute((transaction) => work(createStores(transaction))))),
    close: async () => {
      isClosing = true;
      await db.destroy();
    },
    use: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
