import { createSimulatorFeed } from '@clutchline/feeds';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { rebuildReadModels } from '../../src/content/postgres/rebuild-read-models';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { indexAllNames } from '../../src/search/start-search-index';
import { correctResult } from '../../src/settlement/correct-result';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { live, matchEvents, matchVoid, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';

const HOUR = 3_600_000;
let settling: Settling;

beforeAll(async () => {
  settling = await openSettling();
});
afterAll(() => settling.close());

const TABLES = ['finished_matches', 'map_counts', 'team_games', 'search_keys', 'similar_keys'] as const;

const rowsOf = async (table: string): Promise<unknown[]> =>
  (await settling.client.query<Record<string, unknown>>(`select * from ${table} t order by t::text`)).rows;

it('RESULT-3 FEED-2 rebuilt read models have the same rows, and planted faults are gone', async () => {
  const { context, client } = settling;
  const feed = createSimulatorFeed({ seed: 'rebuild' });
  await ingestFeedEvents(context, feed.snapshot(NOW));
  const [slice] = (feed.history?.(NOW - 24 * HOUR, NOW) ?? []).filter((one) => one.read().matches.length > 0);
  if (slice === undefined) throw new Error('no history');
  const { stages, matches } = slice.read();
  const { gameTypeId, day } = slice;
  await context.inTransaction(({ content }) => content.importSlice({ gameTypeId, day, stages, details: [], matches }));
  for (const gameId of [1, 2, 3]) {
    await settling.settle(matchEvents(gameId, { startTime: NOW - HOUR }));
    await settling.settle(gameId === 3 ? [matchVoid(3)] : [...wholeResult(gameId), live(gameId, { status: 4 })]);
  }
  const facts = { winner: teamOf(2, 2), score_1: 0, score_2: 2 };
  await correctResult(context, { gameId: 2, round: null, facts, reason: 'sides swapped', by: ['Ada', 'Ben'] });
  await indexAllNames(context);
  const before = new Map(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)));
  expect(before.get('finished_matches')?.length).toBeGreaterThan(10);

  await client.query('update finished_matches set score_1 = 9 where id = 1');
  await client.query('delete from finished_matches where id = 2');
  await client.query('update map_counts set maps = maps + 1');
  await client.query('update team_games set game_type_id = 2 where game_type_id = 1');
  await client.query(`update search_keys set key = 'stale'||id||key where kind = 1`);
  await rebuildReadModels(context.databaseUrl);
  await indexAllNames(context);
  for (const table of TABLES) expect(await rowsOf(table), table).toEqual(before.get(table));
});
