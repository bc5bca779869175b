import { CALLS, type FeedEvent, type MatchFacts } from '@clutchline/contract';
import { settlePlay } from '@clutchline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { readMatchResult } from '../../src/content/read-match-result';
import { readResults, readTeam } from '../../src/content/read-results';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { correctResult } from '../../src/settlement/correct-result';
import type { CallRequest } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  mapResult,
  matchEvents,
  matchVoid,
  matchResult,
  notPlayed,
  teamOf,
} from '@clutchline/test-support/server/test-feed';

const ANYONE = { lang: 2, caller: null } as const;
const HOUR = 3_600_000;
const MATCHES = 120;
let settling: Settling;

/** Ended `minutes` before now; some at the same instant. */
const endOf = (gameId: number): number => NOW - Math.floor(gameId / 3) * 60_000;

const ended = (gameId: number, facts?: Partial<MatchFacts>): FeedEvent[] => [
  mapResult(gameId, 1, { winner: teamOf(gameId, 1) }),
  mapResult(gameId, 2, { winner: teamOf(gameId, 1) }),
  notPlayed(gameId, 3),
  { ...matchResult(gameId, facts), ...{ ended_at: endOf(gameId) } },
  live(gameId, { status: 4 }),
];

beforeAll(async () => {
  settling = await openSettling();
  const { context } = settling;
  const ids = Array.from({ length: MATCHES }, (_, i) => i + 1);
  const started = { startTime: NOW - 2 * HOUR };
  const of = (gameId: number) => ({ ...started, gameTypeId: 1 + (gameId % 2), eventId: 100 + (gameId % 4) });
  for (const gameId of ids) await ingestFeedEvents(context, matchEvents(gameId, of(gameId)));
  for (const gameId of ids) await settling.settle([live(gameId, { status: 2, round: 1 }), ...ended(gameId)]);
  await ingestFeedEvents(context, [...matchEvents(500), ...matchEvents(501, { startTime: NOW + 30 * HOUR })]);
  await ingestFeedEvents(context, [...matchEvents(502, { startTime: NOW + HOUR }), live(502, { is_hide: 1 })]);
  await settling.settle([...matchEvents(503, { startTime: NOW - HOUR }), matchVoid(503)]);
});
afterAll(() => settling.close());

const FIRST = { lang: 2, game_type_id: 0, only_corrected: 0, cursor: null } as const;

const page = async (request: Partial<CallRequest<'getResults'>> = {}) =>
  understood(await readResults(settling.context, { ...FIRST, ...request }));

async function allPages(request: Partial<CallRequest<'getResults'>> = {}) {
  const rows = [];
  let cursor: string | null = null;
  do {
    const next: Awaited<ReturnType<typeof page>> = await page({ ...request, cursor });
    rows.push(...next.rows);
    if (rows.length > 10 * MATCHES) throw new Error('the pages repeat');
    cursor = next.next_cursor;
  } while (cursor !== null);
  return rows;
}

describe('getResults', () => {
  it('RESULT-1 pages have every match once, newest first, also of matches that ended at the same instant', async () => {
    const rows = await allPages();
    expect(rows).toHaveLength(MATCHES + 1);
    expect(new Set(rows.map(({ game_id }) => game_id)).size).toBe(rows.length);
    const keys = rows.map(({ ended_at, game_id }) => ended_at * 1_000 + game_id);
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
    expect((await page()).rows).toHaveLength(50);
  });

  it('RESULT-1 K8 a match that ends between two pages neither repeats nor hides another', async () => {
    const first = await page();
    const [newest] = first.rows;
    await settling.settle([...matchEvents(600, { startTime: NOW - HOUR }), live(600, { status: 2 })]);
    await settling.settle([{ ...matchResult(600), ...{ ended_at: NOW } }, live(600, { status: 4 })]);
    const second = await page({ cursor: first.next_cursor });
    expect(second.rows.map(({ game_id }) => game_id)).not.toContain(first.rows.at(-1)?.game_id);
    expect(newest).toBeDefined();
    expect([...first.rows, ...second.rows].map(({ game_id }) => game_id)).not.toContain(600);
    expect((await page()).rows.map(({ game_id }) => game_id)).toContain(600);
  });

  it('RESULT-1 filters by game, event, team and period', async () => {
    expect((await allPages({ game_type_id: 2 })).every(({ game_type_id }) => game_type_id === 2)).toBe(true);
    expect(await allPages({ event_id: 103 })).toHaveLength(MATCHES / 4);
    expect((await allPages({ team_id: teamOf(7, 2) })).map(({ game_id }) => game_id)).toEqual([7]);
    const period = await allPages({ from: endOf(30), to: endOf(20) });
    expect(period.every(({ ended_at }) => endOf(30) <= ended_at && ended_at < endOf(20))).toBe(true);
    expect(period.length).toBeGreaterThan(0);
  });

  it('RESULT-1 a void match has its reason and no winner', async () => {
    const row = (await allPages()).find(({ game_id }) => game_id === 503);
    expect(row).toMatchObject({ winner: null, void_reason: 'cancelled', score_1: 0, score_2: 0 });
  });

  it('bad-input 168 forged cursors give the page that follows them or a refusal, never an error', async () => {
    expect((await page({ cursor: '1-1' })).rows).toEqual([]);
    expect((await page({ cursor: `${NOW + HOUR}-999999` })).rows).toHaveLength(50);
    const other = await page({ game_type_id: 1, cursor: `${endOf(60)}-61` });
    expect(other.rows.every(({ ended_at }) => ended_at <= endOf(60))).toBe(true);
    const beyond = await readResults(settling.context, { ...FIRST, cursor: '9007199254740992-1' });
    expect(beyond).toEqual({ kind: 'refused', refusal: 'bad_request' });
    const deleted = await page({ cursor: `${endOf(60)}-777777` });
    expect(deleted.rows).toEqual((await page({ cursor: `${endOf(60)}-777776` })).rows);
    expect(deleted.rows[0]).toMatchObject({ game_id: 62 });
    const isRead = (cursor: unknown): boolean => z.safeParse(CALLS.getResults.body, { ...FIRST, cursor }).success;
    expect(isRead('1-1')).toBe(true);
    const bad = ['NaN-1', '1-NaN', '-1-1', '1', '', '1-0', '1e3-1', `${'9'.repeat(17)}-1`, 7, ['1-1']];
    expect(bad.filter(isRead)).toEqual([]);
  });

  it('bad-input 183 a result without maps shows the score of the match only', async () => {
    await settling.settle([...matchEvents(610, { startTime: NOW - HOUR }), live(610, { status: 2 })]);
    await settling.settle([{ ...matchResult(610), ...{ ended_at: NOW } }, live(610, { status: 4 })]);
    expect(await resultOf(610)).toMatchObject({ match: { score_1: 2, score_2: 0 }, maps: [] });
  });
});

const resultOf = async (game_id: number) =>
  understood(await readMatchResult(settling.context, { lang: 2, game_id }, ANYONE)).result;

describe('getMatchResult', () => {
  it('RESULT-2 K7 shows maps and every play on sale with outcome, value and rule, as settlePlay decides on the shown facts', async () => {
    const found = await resultOf(4);
    expect(found?.match).toMatchObject({ game_id: 4, score_1: 2, score_2: 0, winner: teamOf(4, 1) });
    expect(found?.maps.map(({ round, facts }) => [round, facts.status])).toEqual([
      [1, 'played'],
      [2, 'played'],
      [3, 'not_played'],
    ]);
    expect(found?.plays).toHaveLength(6);
    for (const play of found?.plays ?? []) {
      const map = found?.maps.find(({ round }) => round === play.round)?.facts ?? null;
      const match = { winner: found?.match.winner ?? null, score_1: 2, score_2: 0 };
      const teams = { team_id_1: teamOf(4, 1), team_id_2: teamOf(4, 2), best_of: 3 };
      const settled = settlePlay({ ...play, ...teams }, { map, match });
      expect(
        play.points.map(({ outcome, rule, result, void_reason }) => ({ outcome, rule, result, void_reason })),
      ).toEqual(settled?.map(({ outcome, rule, result, void_reason }) => ({ outcome, rule, result, void_reason })));
    }
  });

  it('RESULT-2 an unknown match and one without a result have none', async () => {
    expect(await resultOf(77_777)).toBeNull();
    expect(await resultOf(500)).toBeNull();
  });

  it('RESULT-3 a correction shows before, after and reason, at the match and in the list', async () => {
    const facts = { winner: teamOf(8, 2), score_1: 0, score_2: 2 };
    const change = { gameId: 8, round: null, facts, reason: 'sides swapped', by: ['Ada', 'Ben'] } as const;
    expect(await correctResult(settling.context, change)).toMatchObject({ kind: 'corrected' });
    const found = await resultOf(8);
    expect(found?.match).toMatchObject({ winner: teamOf(8, 2), score_1: 0, score_2: 2, correction_count: 1 });
    expect(found?.match.ended_at).toBe(endOf(8));
    expect(found?.revisions).toEqual([
      {
        ...{ round: 0, revision: 2, reason: 'sides swapped', at: NOW },
        before: { winner: teamOf(8, 1), score_1: 2, score_2: 0 },
        after: { winner: teamOf(8, 2), score_1: 0, score_2: 2 },
      },
    ]);
    expect((await allPages({ only_corrected: 1 })).map(({ game_id }) => game_id)).toEqual([8]);
  });

  it('RESULT-3 after corrections of map and match the read model is the one that a fresh computation gives', async () => {
    const { context, client } = settling;
    const [lost] = (await resultOf(9))?.maps ?? [];
    if (lost === undefined) throw new Error('no map');
    const facts = { ...lost.facts, winner: teamOf(9, 2), score_1: 3, score_2: 20 };
    await correctResult(context, { gameId: 9, round: 1, facts, reason: 'wrong map', by: ['Ada', 'Ben'] });
    expect((await resultOf(9))?.maps[0]?.facts).toEqual(facts);
    const state = async (): Promise<unknown[]> =>
      (await client.query<Record<string, unknown>>('select * from finished_matches order by id')).rows;
    const kept = await state();
    await client.query('begin');
    await client.query('delete from finished_matches');
    await client.query('select store_finished_matches(array(select id from matches))');
    expect(await state()).toEqual(kept);
    await client.query('rollback');
  });
});

describe('getTeam', () => {
  it('RESULT-1 a team has its past and next matches; an unknown id returns no team', async () => {
    const team = async (team_id: number) => understood(await readTeam(settling.context, { lang: 2, team_id }));
    expect(await team(teamOf(5, 1))).toMatchObject({
      team: { team_id: teamOf(5, 1) },
      past: [{ game_id: 5 }],
      next: [],
    });
    expect(await team(teamOf(500, 2))).toMatchObject({ past: [], next: [{ game_id: 500 }] });
    expect(await team(123_456_789)).toEqual({ team: null, past: [], next: [] });
  });
});
