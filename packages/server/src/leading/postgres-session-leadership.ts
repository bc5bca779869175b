import pg from 'pg';

import type { Leadership } from './leadership';
import { asAppRole } from '../database/app-role';
import { columnTypes } from '../database/column-types';

/** Time without a heartbeat, in ms of this process's clock, after which a leader is replaced. */
const SILENCE_MS = 4_500;
/** Time before the first heartbeat, in ms: computing a feed may take long. */
const BEGIN_MS = 30_000;
/** In ms. */
const ANSWER_MS = 4_000;

interface Seat {
  readonly is_own: boolean;
  readonly term: number;
  readonly beats: number;
}

/**
 * An advisory lock in a separate session: released at once if the leader's process or connection dies. Others measure
 * heartbeats with their own clock, so no clocks are compared.
 */
export class SessionLeadership implements Leadership {
  #client: pg.Client | null = null;
  #lastSign = { term: 0, beats: 0, at: performance.now() };

  constructor(
    private readonly databaseUrl: string,
    private readonly holder: string,
  ) {}

  async seek(): Promise<number | null> {
    const client = this.#client ?? (await this.#connect());
    const seat = await this.#look(client);
    if (seat.is_own) return seat.term;
    if (!this.#isSilent(seat)) return null;
    await client.query('select end_lead($1)', [seat.term]);
    const { is_own, term } = await this.#look(client);
    return is_own ? term : null;
  }

  async beat(term: number): Promise<boolean> {
    const beaten = await this.#client?.query(
      'update leadership set beats = beats + 1, seen_at = clock_timestamp() where term = $1',
      [term],
    );
    return beaten?.rowCount === 1;
  }

  async leave(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    this.#lastSign = { term: 0, beats: 0, at: performance.now() };
    await client?.end();
  }

  async #look(client: pg.Client): Promise<Seat> {
    const { rows } = await client.query<Seat>('select * from seek_lead($1)', [this.holder]);
    const [seat] = rows;
    if (seat === undefined) throw new Error('the leadership row is missing from the database');
    return seat;
  }

  #isSilent({ term, beats }: Seat): boolean {
    const now = performance.now();
    const last = this.#lastSign;
    if (last.term === term && last.beats === beats) return now - last.at > (beats === 0 ? BEGIN_MS : SILENCE_MS);
    this.#lastSign = { term, beats, at: now };
    return false;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: asAppRole(this.databaseUrl),
      application_name: `clutchline lead ${this.holder}`,
      types: columnTypes(),
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      statement_timeout: ANSWER_MS,
    });
    // The next query reports a lost connection.
    client.on('error', () => undefined);
    await client.connect();
    this.#client = client;
    return client;
  }
}
