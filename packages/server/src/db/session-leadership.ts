import pg from 'pg';

import type { Leadership } from '../ports/leadership';
import { asAppRole } from './app-role';
import { columnTypes } from './column-types';

/** A leader that gave no sign for so long, in ms of this process's own time, is put out of its seat. */
const SILENCE_MS = 4_500;
/** A leader that begins gives no sign yet: a feed may take its time to compute all it has to say. */
const BEGIN_MS = 30_000;
/** How long the database may take to answer about the seat. */
const ANSWER_MS = 4_000;

interface Seat {
  readonly is_own: boolean;
  readonly term: number;
  readonly beats: number;
}

/**
 * The seat as an advisory lock of one database session of its own: it is free at once where the leader's process or its
 * connection dies. What others see of the leader's beats is measured by their own clock, so no two clocks are compared.
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
    if (seat === undefined) throw new Error('the database has no seat for a leader');
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
    // A lost connection is told by the next question.
    client.on('error', () => undefined);
    await client.connect();
    this.#client = client;
    return client;
  }
}
