import { setTimeout as sleep } from 'node:timers/promises';

import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readResults } from '../../src/content/read-results';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';

/** `RESULTS=1000000` is the full size. */
const RESULTS = Number(process.env['RESULTS'] ?? 20_000);
/** 100 a second. */
const EVERY_MS = 10;
/** Five matches end at the same instant. */
const STEP_MS = 60_000;
const LATE = 10_000_000;

let context: TestContext;
let client: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  await ingestFeedEvents(context, matchEvents(1));
  await insert(`select n as id, ${NOW} - n::bigint / 5 * ${STEP_MS} as ended_at from generate_series(1, ${RESULTS}) n`);
  await client.query('analyze finished_matches');
}, 120_000 + RESULTS);
afterAll(async () => {
  await client.end();
  await context.close();
});

async function insert(rows: string): Promise<void> {
  await client.query(`
    insert into finished_matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, ended_at, best_of,
      winner, score_1, score_2, maps, source, is_history)
    select id, 1, 100, 11, 12, '{}', ended_at, ended_at, 3, 11, 2, 0, '[]', 'test', true from (${rows}) n`);
}

/** New ends, and ends that arrive late, anywhere among the stored ones. */
async function write(signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let began = performance.now(); !signal.aborted; count += 1) {
    const endedAt = count % 2 === 0 ? NOW + count : NOW - Math.floor(Math.random() * (RESULTS / 5)) * STEP_MS;
    await insert(`select ${LATE + count}::bigint as id, ${endedAt}::bigint as ended_at`);
    await sleep(Math.max(0, began + (count + 1) * EVERY_MS - performance.now()));
  }
  return count;
}

interface Reading {
  /** Times that each match was on a page. */
  readonly seen: ReadonlyMap<number, number>;
  /** Matches that were not after the one before. */
  readonly disordered: readonly number[];
  readonly pages: number;
}

async function readAllPages(): Promise<Reading> {
  const seen = new Map<number, number>();
  const disordered: number[] = [];
  let [cursor, pages, last]: [string | null, number, readonly [number, number]] = [null, 0, [Infinity, Infinity]];
  do {
    const request = { lang: 2, game_type_id: 0, only_corrected: 0, cursor } as const;
    const page: { rows: { game_id: number; ended_at: number }[]; next_cursor: string | null } = understood(
      await readResults(context, request),
    );
    for (const { game_id, ended_at } of page.rows) {
      seen.set(game_id, (seen.get(game_id) ?? 0) + 1);
      if (ended_at > last[0] || (ended_at === last[0] && game_id >= last[1])) disordered.push(game_id);
      last = [ended_at, game_id];
    }
    pages += 1;
    if (pages > RESULTS / 10) throw new Error('the pages repeat');
    cursor = page.next_cursor;
  } while (cursor !== null);
  return { seen, disordered, pages };
}

it(`RESULT-1 K8 all pages of ${RESULTS} results, while 100 a second arrive, have each match exactly once`, async () => {
  const stopping = new AbortController();
  const writing = write(stopping.signal);
  const began = performance.now();
  try {
    const { seen, disordered, pages } = await readAllPages();
    console.log(`${pages} pages in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    const stored = Array.from({ length: RESULTS }, (_, n) => n + 1);
    expect(stored.filter((id) => seen.get(id) !== 1)).toEqual([]);
    expect(disordered).toEqual([]);
    expect([...seen].filter(([, times]) => times !== 1)).toEqual([]);
  } finally {
    stopping.abort();
    const written = await writing;
    console.log(`${written} results arrived meanwhile`);
    expect(written).toBeGreaterThan(5);
  }
}, 1_200_000);
