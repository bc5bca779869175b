import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Log } from '../platform/log/log';
import type { StoreAccess } from '../platform/context';
import { asRole, type DatabaseRole } from './server-login';
import { columnTypes } from './column-types';
import { orLate, orUnknown } from './lost-connection';
import { retryConflicts } from './retry-conflicts';
import type { Schema } from './tables/schema';
import { TimedPool } from './timed-pool';

/** Without `within`: the statement timeout of the database. */
export interface Database<Stores> extends StoreAccess<Stores> {
  /** With a statement timeout of `answerMs`. */
  within(answerMs: number): StoreAccess<Stores>;
  readonly close: () => Promise<void>;
  readonly use: () => PoolUse;
}

export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

const MAX_CONNECTIONS = 20;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Above the statement timeout of the database. */
const JOB_ANSWER_MS = 12_000;
const CONNECT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 5_000;
/** Long: a new connection signs in and plans every statement again, and a burst of requests opens many. */
const IDLE_MS = 600_000;

export interface DatabaseOptions<Stores> {
  readonly createStores: (db: Kysely<Schema>) => Stores;
  readonly log: Log;
  readonly connections?: number;
  readonly role?: DatabaseRole;
}

export function connectDatabase<Stores>(
  databaseUrl: string,
  { createStores, log, connections = MAX_CONNECTIONS, role = 'clutchline_app' }: DatabaseOptions<Stores>,
): Database<Stores> {
  const pool = new pg.Pool({
    connectionString: asRole(databaseUrl, role),
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    types: columnTypes(),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  let isClosing = false;
  const onConnectionLost = (error: Error): void => {
    if (!isClosing) log.warn({ error: error.message }, 'database connection lost');
  };
  // An error without a listener ends the process; between statements of a transaction this is the only one.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  const within = (answerMs: number): StoreAccess<Stores> => {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new TimedPool(pool, answerMs) }) });
    return {
      stores: createStores(db),
      inTransaction: (work) =>
        retryConflicts(() =>
          orUnknown(() => orLate(() => db.transaction().execute((transaction) => work(createStores(transaction))))),
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
