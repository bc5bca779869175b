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
import { TimedPool } from './timed-pool';

/** Stores, and transactions over them. */
export interface Access {
  readonly stores: Stores;
  readonly inTransaction: InTransaction;
}

/** By itself for jobs and commands, whose statements may take as long as the database lets them. */
export interface Database extends Access {
  /** The same connections; a statement that is not answered within so many ms fails. */
  within(answerMs: number): Access;
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
/** A job waits for its statement until the database itself must have ended it. */
const JOB_ANSWER_MS = 12_000;
/** How long anybody waits for a connection. */
const CONNECT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 5_000;

/** Opens a pool of connections that may do what the server's role may. `log` hears of connections that die. */
export function openDatabase(databaseUrl: string, log: Log, connections = MAX_CONNECTIONS): Database {
  const pool = new pg.Pool({
    connectionString: asAppRole(databaseUrl),
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
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
  const within = (answerMs: number): Access => {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new TimedPool(pool, answerMs) }) });
    return {
      stores: createStores(db),
      inTransaction: (work) =>
        retryConflicts(() =>
          orUnknown(() => db.transaction().execute((transaction) => work(createStores(transaction)))),
        ),
    };
  };
  return {
    ...within(JOB_ANSWER_MS),
    within,
    close: async () => {
      isClosing = true;
      await pool.end();
    },
    use: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
