import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/**
 * The dialect over a pool that may be shared: a statement that is not answered within `answerMs` fails, and its connection is
 * closed, as a later answer on it could be taken for another one's (R39). The database may still carry the statement out.
 */
export class TimedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #answerMs: number;

  constructor(pool: pg.Pool, answerMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#answerMs = answerMs;
  }

  override createDriver(): Driver {
    return new TimedDriver(this.#pool, this.#answerMs);
  }
}

class TimedDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #answerMs: number;
  /** Kysely's connection of each client. */
  readonly #plain = new WeakMap<pg.PoolClient, DatabaseConnection>();

  constructor(pool: pg.Pool, answerMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#answerMs = answerMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect();
    const plain = this.#plain.get(client) ?? (await plainConnection(client));
    this.#plain.set(client, plain);
    return new TimedConnection(client, plain, this.#answerMs);
  }

  override rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof TimedConnection && connection.isBroken) return Promise.resolve();
    return super.rollbackTransaction(connection);
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof TimedConnection) connection.release();
    return Promise.resolve();
  }
}

async function plainConnection(client: pg.PoolClient): Promise<DatabaseConnection> {
  const driver = new PostgresDriver({
    pool: { connect: () => Promise.resolve(client), end: () => Promise.resolve() },
  });
  await driver.init();
  return await driver.acquireConnection();
}

class TimedConnection implements DatabaseConnection {
  isBroken = false;
  readonly #client: pg.PoolClient;
  readonly #plain: DatabaseConnection;
  readonly #answerMs: number;

  constructor(client: pg.PoolClient, plain: DatabaseConnection, answerMs: number) {
    this.#client = client;
    this.#plain = plain;
    this.#answerMs = answerMs;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isBroken) throw timeout();
    const answer = this.#plain.executeQuery<Row>(query);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.isBroken = true;
        // It fails once its connection is closed.
        answer.catch(() => undefined);
        reject(timeout());
      }, this.#answerMs);
    });
    return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#plain.streamQuery<Row>(query, chunkSize);
  }

  release(): void {
    this.#client.release(this.isBroken);
  }
}

const timeout = (): Error => new Error('Query read timeout: the database did not answer in time');
