import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';

import { withTimeout } from '../platform/concurrency/timers';
import { HOUR } from '../platform/time/durations';

/** In a text that is not built by `sql`: see {@link PREPARED}. */
export const MARK = '/* prepared */';

/**
 * Part of a statement whose text never varies and which runs with every bet or list: each connection parses and plans it once
 * (P5). Only for result columns that no migration changes.
 * @example sql`${PREPARED} select ${1}::integer`
 */
export const PREPARED = sql.raw(MARK);

const LONG_RUNNING_MARK = '/* long running */';

/**
 * Begins a statement that may take longer than an answer to a call, such as one of an audit. The transaction sets
 * `statement_timeout` to the same time.
 *
 * @example sql`${LONG_RUNNING} select count(*) from bets`
 */
export const LONG_RUNNING = sql.raw(LONG_RUNNING_MARK);
export const LONG_RUNNING_MS = HOUR;

interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A connection of `pg`, which prepares a statement under its name when it first executes it. */
interface PreparingClient extends Pick<PostgresPoolClient, 'release'> {
  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(query: NamedQuery): Promise<PostgresQueryResult<Row>>;
}

interface PreparingPool extends Pick<PostgresPool, 'options' | 'end'> {
  connect(): Promise<PreparingClient>;
}

/** By text. */
const statementNames = new Map<string, string>();

/** Null unless the statement is marked. */
function nameOf(statement: string): string | null {
  if (!statement.startsWith(MARK) && !statement.startsWith(`select ${MARK}`)) return null;
  const name = statementNames.get(statement) ?? `prepared ${String(statementNames.size + 1)}`;
  statementNames.set(statement, name);
  return name;
}

/**
 * A timeout closes the connection, because a late answer could be taken for that of another statement (R39). The
 * database may still execute the statement.
 */
export class TimedPool implements PostgresPool {
  readonly #clients = new WeakMap<PreparingClient, TimedClient>();
  readonly #pool: PreparingPool;
  readonly #answerMs: number;

  constructor(pool: PreparingPool, answerMs: number) {
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
  readonly #client: PreparingClient;
  readonly #answerMs: number;

  constructor(client: PreparingClient, answerMs: number) {
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

  #query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = nameOf(text);
    return name === null
      ? this.#client.query<Row>(text, parameters)
      : this.#client.query<Row>({ name, text, values: [...parameters] });
  }

  async #inTime<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Closing rolls back.
    if (this.#isBroken && statement === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
    if (this.#isBroken) throw timeout();
    const answer = this.#query<Row>(statement, parameters);
    const withinMs = statement.startsWith(LONG_RUNNING_MARK) ? LONG_RUNNING_MS : this.#answerMs;
    return await withTimeout(answer, withinMs, () => {
      this.#isBroken = true;
      // Rejects once the connection is closed.
      answer.catch(() => undefined);
      throw timeout();
    });
  }
}

const timeout = (): Error => new Error('Query read timeout: the database did not answer in time');
