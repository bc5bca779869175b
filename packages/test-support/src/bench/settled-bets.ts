import pg from 'pg';

import { DAY, HOUR, SECOND } from '../../../../tools/time/durations';
import { openDatabase } from '../../../server/src/composition/create-stores';
import { ingestFeedEvents } from '../../../server/src/feed/ingest-feed-events';
import { sealLedger } from '../../../server/src/ledger/seal-ledger';
import { addSealed } from '../../../server/src/reports/add-sealed';
import { indexAllNames } from '../../../server/src/search/start-search-index';
import { settleOrders } from '../../../server/src/settlement/settle-bets';
import { settleMatch } from '../../../server/src/settlement/settle-plays';
import { sealAll } from '../server/test-books';
import type { BenchDatabase } from './bench-database';
import { dropLateIndexes } from './late-indexes';
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

/** Sealing and report sums run beside the other parts. */
export interface FillTimes {
  readonly total: number;
  readonly matches: number;
  readonly placing: number;
  readonly settling: number;
  readonly sealing: number;
  readonly reports: number;
  readonly indexes: number;
}

const MATCHES = 20;
/** No placement waits for it. */
const SETTLED_AT_ONCE = 1_000;
const YEAR = 365 * DAY;

const ignore = (): void => undefined;
const LOG = { info: ignore, warn: ignore, error: ignore };

/**
 * Bets are written without triggers and foreign keys, which take most of the time; `auditLedger` and `findDanglingRows`
 * check them afterwards.
 */
function inBulk(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set(
    'options',
    '-c session_replication_role=replica -c synchronous_commit=off -c jit=off -c maintenance_work_mem=256MB',
  );
  return url.href;
}

/** Statistics follow the growth as they do when bets come in over a year; here autovacuum would be too late. */
const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;

/**
 * Bets of a year, in slices: matches and their results come in through `ingestFeedEvents`, bets are placed in bulk, the
 * product settles, seals and sums them up, the latter two beside the next slice. Ends a day before now. Outbox events are
 * deleted, as after their publication.
 *
 * @returns seconds of each part.
 */
export async function addSettledBets(
  { url, query }: Pick<BenchDatabase, 'url' | 'query'>,
  { bets, atOnce, firstAccount, players }: Fill,
): Promise<FillTimes> {
  const [database, bulk] = [openDatabase(url, LOG), openDatabase(inBulk(url), LOG)];
  const at = (time: number) => ({ ...database, log: LOG, clock: { now: () => time } });
  const client = new pg.Client({ connectionString: inBulk(url) });
  const times = { total: 0, matches: 0, placing: 0, settling: 0, sealing: 0, reports: 0, indexes: 0 };
  const timed = async <Value>(part: keyof FillTimes, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await work();
    times[part] += (performance.now() - began) / SECOND;
    return value;
  };
  const slices = bets / atOnce;
  const begin = Date.now() - DAY - YEAR;
  /** Returns the time at which it is settled. */
  const addSlice = async (slice: number): Promise<number> => {
    const from = begin + Math.floor((YEAR * slice) / slices);
    const to = from + Math.floor(YEAR / slices);
    const { ids, announced, results } = settledMatches(slice * MATCHES, MATCHES, to);
    await timed('matches', () => ingestFeedEvents(at(from), announced));
    const drawn = { count: atOnce, gameIds: ids, firstAccount, players, from, to };
    const orderNos = await timed('placing', () => placeInSql(client, drawn));
    const after = at(to + HOUR);
    await timed('matches', () => ingestFeedEvents(after, results));
    for (const id of ids) await timed('matches', () => settleMatch(after, id));
    const settled = await timed('settling', () => settleOrders({ ...after, ...bulk }, orderNos, SETTLED_AT_ONCE));
    if (settled !== atOnce) throw new Error(`${settled} of ${atOnce} bets were settled`);
    return to + HOUR;
  };
  const seal = async (time: number): Promise<void> => {
    await timed('sealing', () => sealLedger(at(time)));
    await timed('reports', () => addSealed(at(time)));
    await query('delete from outbox');
  };
  const fill = async (): Promise<void> => {
    await client.query(
      'create aggregate pg_temp.product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = 1)',
    );
    await client.query('select setseed(0.5)');
    const createIndexes = await dropLateIndexes(client);
    let sealing = Promise.resolve();
    for (let slice = 0; slice < slices; slice += 1) {
      const time = await addSlice(slice);
      await sealing;
      if (isPowerOfTwo(slice + 1)) await query('analyze');
      sealing = seal(time);
      // Awaited after the next slice.
      sealing.catch(ignore);
    }
    await sealing;
    const last = { ...at(begin + YEAR + HOUR), databaseUrl: url };
    await timed('sealing', () => sealAll(last));
    await timed('reports', () => addSealed(last));
    await indexAllNames(last);
    await timed('indexes', createIndexes);
    await query('vacuum analyze');
  };
  await client.connect();
  try {
    await timed('total', fill);
    return times;
  } finally {
    await client.end();
    await bulk.close();
    await database.close();
  }
}
