import pg from 'pg';
import type { Kysely } from 'kysely';

import type { Leadership } from './start-leading';
import { asAppRole } from '../database/server-login';
import { columnTypes } from '../database/column-types';
import type { TermStore } from './within-term';
import type { Schema } from '../database/tables/schema';

/** By this process's clock. */
const SILENCE_MS = 4_500;
/** Computing a feed may take long. */
const BEGIN_MS = 30_000;
const ANSWER_MS = 4_000;

interface LeadershipState {
  readonly is_own: boolean;
  readonly term: number;
  readonly heartbeats: number;
}

/**
 * An advisory lock in a separate session: it is free at once if the leader's process or connection dies. Others measure
 * heartbeats with their own clock, so no clocks are compared.
 */
export class SessionLeadership implements Leadership {
  #client: pg.Client | null = null;
  #lastHeartbeat = { term: 0, heartbeats: 0, at: performance.now() };

  constructor(
    private readonly databaseUrl: string,
    private readonly holder: string,
  ) {}

  async acquire(): Promise<number | null> {
    const client = this.#client ?? (await this.#connect());
    const state = await this.#tryAcquire(client);
    if (state.is_own) return state.term;
    if (!this.#isSilent(state)) return null;
    await client.query('select terminate_leader($1)', [state.term]);
    const { is_own, term } = await this.#tryAcquire(client);
    return is_own ? term : null;
  }

  async sendHeartbeat(term: number): Promise<boolean> {
    const updated = await this.#client?.query(
      'update leadership set heartbeats = heartbeats + 1, heartbeat_at = clock_timestamp() where term = $1',
      [term],
    );
    return updated?.rowCount === 1;
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    this.#lastHeartbeat = { term: 0, heartbeats: 0, at: performance.now() };
    await client?.end();
  }

  async #tryAcquire(client: pg.Client): Promise<LeadershipState> {
    const { rows } = await client.query<LeadershipState>('select * from acquire_leadership($1)', [this.holder]);
    const [state] = rows;
    if (state === undefined) throw new Error('the leadership row is missing from the database');
    return state;
  }

  #isSilent({ term, heartbeats }: LeadershipState): boolean {
    const now = performance.now();
    const last = this.#lastHeartbeat;
    if (last.term === term && last.heartbeats === heartbeats)
      return now - last.at > (heartbeats === 0 ? BEGIN_MS : SILENCE_MS);
    this.#lastHeartbeat = { term, heartbeats, at: now };
    return false;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: asAppRole(this.databaseUrl),
      application_name: `clutchline leader ${this.holder}`,
      types: columnTypes(),
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      statement_timeout: ANSWER_MS,
    });
    // The next query reports it.
    client.on('error', () => undefined);
    await client.connect();
    this.#client = client;
    return client;
  }
}

export function createTermStore(db: Kysely<Schema>): TermStore {
  return {
    // A take-over changes the term, a key, and waits for this lock; a heartbeat does not.
    async hold(term) {
      const held = await db
        .selectFrom('leadership')
        .select('term')
        .where('term', '=', term)
        .forKeyShare()
        .executeTakeFirst();
      return held !== undefined;
    },
  };
}
