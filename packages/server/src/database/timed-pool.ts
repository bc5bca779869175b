import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { withTimeout } from '../platform/concurrency/timers';

/**
 * A timeout closes the connection, because a late answer could be taken for that of another statement (R39). The
 * database may still execute the statement.
 */
export class TimedPool implements PostgresPool {
  readonly #clients = new WeakMap<PostgresPoolClient, TimedClient>();
  readonly #pool: PostgresPool;
  readonly #answerMs: number;

  constructor(pool: PostgresPool, answerMs: number) {
    this.#pool = pool;
    this.#answerMs = answerMs;
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const timed = this.#clients.get(client) ?? new TimedClient(client, this.#answerMs);
    this.#clients.set(client, timed);
    return timed;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class TimedClient implements PostgresPoolClient {
  #isBroken = false;
  readonly #client: PostgresPoolClient;
  readonly #answerMs: number;

  constructor(client: PostgresPoolClient, answerMs: number) {
    this.#client = client;
    this.#answerMs = answerMs;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('cursors have no time limit and are not supported');
    return this.#inTime<Row>(statement, parameters);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }

  async #inTime<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Closing rolls back.
    if (this.#isBroken && statement === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
    if (this.#isBroken) throw timeout();
    const answer = this.#client.query<Row>(statement, parameters);
    return await withTimeout(answer, this.#answerMs, () => {
      this.#isBroken = true;
      // Rejects once the connection is closed.
      answer.catch(() => undefined);
      throw timeout();
    });
  }
}

const timeout = (): Error => new Error('Query read timeout: the database did not answer in time');
