import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A pool whose connections parse and plan each statement once: the same statements with less work for the database. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `kept-${names.size}`;
    names.set(sql, name);
    return name;
  };
  return {
    connect: async () => new PreparedClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

interface NamedQueries {
  query<Row>(statement: { name: string; text: string; values: unknown[] }): Promise<PostgresQueryResult<Row>>;
}

class PreparedClient implements PostgresPoolClient {
  constructor(
    private readonly client: pg.PoolClient,
    private readonly nameOf: (sql: string) => string,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Nothing here reads by a cursor.');
    const client: PostgresPoolClient = this.client;
    if (parameters.length === 0) return client.query<Row>(sql, parameters);
    const named: NamedQueries = this.client;
    return named.query<Row>({ name: this.nameOf(sql), text: sql, values: [...parameters] });
  }

  release(): void {
    this.client.release();
  }
}
