import { CALLS, MAX_REVEALED } from '@clutchline/contract';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { live, matchEvents } from '@clutchline/test-support/server/test-feed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { CallInfo, CallRequest } from '../../src/platform/calls';
import { readRevealed, setRevealed } from '../../src/spoilers/revealed-results';

const HOUR = 3_600_000;
let context: TestContext;
let client: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  for (const gameId of [1, 2, 3]) await ingestFeedEvents(context, matchEvents(gameId, { startTime: NOW - HOUR }));
  await ingestFeedEvents(context, matchEvents(4));
  await client.query(`
    insert into finished_matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, ended_at, best_of,
      winner, score_1, score_2, maps, source, is_history)
    select 10000 + n, 1, 100, 11, 12, '{}', 0, n, 3, 11, 2, 0, '[]', 'test', true from generate_series(1, 3000) n`);
});
afterAll(async () => {
  await client.end();
  await context.close();
});

const set = async (info: CallInfo, keys: string[], mode?: CallRequest<'setRevealed'>['mode']) =>
  understood(await setRevealed(context, { lang: 2, keys, ...(mode !== undefined && { mode }) }, info));
const get = async (info: CallInfo) => understood(await readRevealed(context, { lang: 2 }, info));
const many = (from: number, count: number): string[] => Array.from({ length: count }, (_, n) => `${10_000 + from + n}`);

describe('revealed results', () => {
  it('SPOIL-1 a device gets what another has revealed, and the mode; another player gets nothing', async () => {
    const player = await context.player('0');
    expect(await get(player)).toEqual({ mode: null, keys: [] });
    expect(await set(player, ['1', '2.3'], 'followed')).toEqual({ mode: 'followed', keys: ['1', '2.3'] });
    expect(await get(player)).toEqual({ mode: 'followed', keys: ['1', '2.3'] });
    expect(await set(player, [], 'all')).toEqual({ mode: 'all', keys: ['1', '2.3'] });
    expect(await get(await context.player('0'))).toEqual({ mode: null, keys: [] });
  });

  it('bad-input 201 two devices that differ: the union wins, also of calls at the same time and of repetitions', async () => {
    const player = await context.player('0');
    await Promise.all([set(player, ['1', '2']), set(player, ['3', '2.1']), set(player, ['2', '1', '1'])]);
    expect((await get(player)).keys.toSorted()).toEqual(['1', '2', '2.1', '3']);
    const before = await get(player);
    expect(await set(player, ['3', '1'])).toEqual(before);
  });

  it('bad-input 201 unknown matches and those that have not begun are ignored', async () => {
    const player = await context.player('0');
    expect((await set(player, ['999999', '4', '4.1', '3'])).keys).toEqual(['3']);
    await ingestFeedEvents(context, [live(4, { status: 2, round: 1 })]);
    expect((await set(player, ['4'])).keys).toEqual(['3', '4']);
  });

  it('bad-input 201 of more than 2,000 the newest remain, and other players keep theirs', async () => {
    const [player, other] = [await context.player('0'), await context.player('0')];
    await set(other, many(1, 5));
    await set(player, many(1, 1_500));
    expect((await set(player, many(1_501, 1_500))).keys).toEqual(many(1_001, MAX_REVEALED));
    expect((await get(other)).keys).toEqual(many(1, 5));
  });

  it('bad-input 201 malformed keys, and more than 2,000 at once, are refused', () => {
    const isValid = (keys: unknown): boolean => z.safeParse(CALLS.setRevealed.body, { lang: 2, keys }).success;
    expect([['1'], ['1.16'], many(1, MAX_REVEALED)].every(isValid)).toBe(true);
    const bad = [
      ['0'],
      ['1.0'],
      ['1.17'],
      ['01'],
      ['x'],
      [1],
      ['1.1.1'],
      ['9'.repeat(17)],
      many(1, MAX_REVEALED + 1),
      '1',
    ];
    expect(bad.filter(isValid)).toEqual([]);
  });
});
