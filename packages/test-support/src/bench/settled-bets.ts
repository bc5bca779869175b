import pg from 'pg';

import { DAY, HOUR, SECOND } from '../../../../tools/time/durations';
import { openDatabase } from '../../../server/src/composition/create-stores';
import { ingestFeedEvents } from '../../../server/src/feed/ingest-feed-events';
import { sealLedger } from '../../../server/src/ledger/seal-ledger';
import { addSealed } from '../../../server/src/reports/add-sealed';
import { indexAllNames } from '../../../server/src/search/start-search-index';
import { settleBets } from '../../../server/src/settlement/settle-bets';
import { settleMatch } from '../../../server/src/settlement/settle-plays';
import { sealAll } from '../server/test-books';
import type { BenchDatabase } from './bench-database';
import { placeInSql } from './place-in-sql';
import { settledMatches } from './settled-matches';

export interface Fill {
  /** A multiple of `atOnce`. */
  readonly bets: number;
  /** Of one slice of the year. */
  readonly atOnce: number;
  readonly firstAccount: number;
  /** With consecutive ids. */
  readonly players: number;
}

export interface FillTimes {
  readonly matches: number;
  readonly placing: number;
  readonly settling: number;
  readonly sealing: number;
  readonly reports: number;
}

const MATCHES = 20;
const YEAR = 365 * DAY;

const ignore = (): void => undefined;
const LOG = { info: ignore, warn: ignore, error: ignore };

/**
 * Bets are written without triggers and foreign keys, which take most of the time; `auditLedger` and `findDanglingRows`
 * check them afterwards.
 */
function inBulk(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c session_replication_role=replica -c synchronous_commit=off -c jit=off');
  return url.href;
}

/**
 * Bets of a year, in slices: matches and their results come in through `ingestFeedEvents`, bets are placed in bulk, the
 * product settles, seals and sums them up. Ends a day before now. Outbox events are deleted, as after their publication.
 *
 * @returns seconds of each part.
 */
export async function addSettledBets(
  { url, query }: Pick<BenchDatabase, 'url' | 'query'>,
  { bets, atOnce, firstAccount, players }: Fill,
): Promise<FillTimes> {
  let now = 0;
  const [database, bulk] = [openDatabase(url, LOG), openDatabase(inBulk(url), LOG)];
  const clock = { now: () => now };
  const context = { ...database, log: LOG, clock };
  const client = new pg.Client({ connectionString: inBulk(url) });
  const times = { matches: 0, placing: 0, settling: 0, sealing: 0, reports: 0 };
  const timed = async <Value>(part: keyof FillTimes, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await work();
    times[part] += (performance.now() - began) / SECOND;
    return value;
  };
  const slices = bets / atOnce;
  const begin = Date.now() - DAY - YEAR;
  await client.connect();
  try {
    await client.query(
      'create aggregate pg_temp.product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = 1)',
    );
    await client.query('select setseed(0.5)');
    for (let slice = 0; slice < slices; slice += 1) {
      const from = begin + Math.floor((YEAR * slice) / slices);
      const to = from + Math.floor(YEAR / slices);
      const { ids, announced, results } = settledMatches(slice * MATCHES, MATCHES, to);
      now = from;
      await timed('matches', () => ingestFeedEvents(context, announced));
      const drawn = { count: atOnce, gameIds: ids, firstAccount, players, from, to };
      await timed('placing', () => placeInSql(client, drawn));
      now = to + HOUR;
      await timed('matches', () => ingestFeedEvents(context, results));
      for (const id of ids) await timed('matches', () => settleMatch(context, id));
      const settled = await timed('settling', () => settleBets({ ...bulk, log: LOG, clock }, ids));
      if (settled !== atOnce) throw new Error(`${settled} of ${atOnce} bets were settled`);
      await timed('sealing', () => sealLedger(context));
      await timed('reports', () => addSealed(context));
      await query('delete from outbox');
    }
    await timed('sealing', () => sealAll({ ...context, databaseUrl: url }));
    await timed('reports', () => addSealed(context));
    await indexAllNames(context);
    await query('vacuum analyze');
    return times;
  } finally {
    await client.end();
    await bulk.close();
    await database.close();
  }
}
