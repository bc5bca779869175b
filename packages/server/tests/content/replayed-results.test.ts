import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { FeedEvent, FinishedMatchRow } from '@clutchline/contract';
import { createReplayFeed } from '@clutchline/feeds';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { describe, expect, it } from 'vitest';

import { expectedSeries, plainName, type ExpectedSeries } from '../../../feeds/src/replay/testing/expected-series';
import { rawGames } from '../../../feeds/src/replay/testing/raw-results';
import { readMatchResult } from '../../src/content/read-match-result';
import { readResults } from '../../src/content/read-results';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data');
const results = path.join(dataFolder, 'results');
const hasData = existsSync(results);
if (!hasData) console.log(`skipped: results of five replayed days: ${results} does not exist (set SHARED_DATA_DIR)`);

const ANYONE = { lang: 2, caller: null } as const;
const DAY_MS = 86_400_000;
const STEP_MS = DAY_MS / 24;
const TODAY = Date.parse('2026-11-21T00:00:00Z');
/** Series by game: Counter-Strike 3, League of Legends 1, Dota 2 2, Honor of Kings 16. */
const DAYS: readonly (readonly [day: string, game: number])[] = [
  ['2026-01-31', 3],
  ['2023-11-12', 1],
  ['2026-01-25', 1],
  ['2026-06-29', 2],
  ['2026-01-14', 16],
];
/** What results need: no plays and prices. */
const NEEDED: ReadonlySet<FeedEvent['type']> = new Set([
  ...(['game-type', 'event', 'team', 'match', 'live', 'map-result', 'match-result', 'match-void'] as const),
]);

async function replay(context: TestContext, day: string): Promise<void> {
  const feed = await createReplayFeed({ dataFolder, day, now: TODAY });
  const store = async (events: readonly FeedEvent[]): Promise<void> => {
    const needed = events.filter(({ type }) => NEEDED.has(type));
    await ingestFeedEvents(context, needed);
  };
  let at = feed.firstRunAt ?? TODAY;
  context.setNow(at);
  await store(feed.snapshot(at));
  for (; at < TODAY + 1.5 * DAY_MS; at += STEP_MS) {
    context.setNow(at + STEP_MS);
    await store(feed.between(at, at + STEP_MS));
  }
}

async function allResults(context: TestContext): Promise<readonly FinishedMatchRow[]> {
  const rows: FinishedMatchRow[] = [];
  let cursor: string | null = null;
  do {
    const request = { lang: 2, game_type_id: 0, only_corrected: 0, from: TODAY, cursor } as const;
    const page: { rows: FinishedMatchRow[]; next_cursor: string | null } = understood(
      await readResults(context, request),
    );
    rows.push(...page.rows);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return rows;
}

const teamsOf = (row: FinishedMatchRow): string =>
  [row.team_name_1_en || row.team_name_1_cn, row.team_name_2_en || row.team_name_2_cn].map(plainName).join(' – ');

/** Winner by side, scores and length of each map that the files have. */
function expectedMaps({ maps }: ExpectedSeries) {
  return [...maps].map(([round, { winner, scores, lengthS }]) => ({ round, winner, scores, lengthS }));
}

async function storedMaps(context: TestContext, row: FinishedMatchRow, { maps, played }: ExpectedSeries) {
  const request = { lang: 2, game_id: row.game_id } as const;
  const { result } = understood(await readMatchResult(context, request, ANYONE));
  const stored = (result?.maps ?? []).filter(({ facts }) => facts.status === 'played');
  expect(stored.map(({ round }) => round)).toEqual(Array.from({ length: played }, (_, i) => i + 1));
  return [...maps.keys()].map((round) => {
    const facts = stored.find((map) => map.round === round)?.facts;
    const { winner = null, score_1 = null, score_2 = null, duration_s = null } = facts ?? {};
    const scores = score_1 === null || score_2 === null ? null : [score_1, score_2];
    return { round, winner: [row.team_id_1, row.team_id_2].indexOf(winner ?? 0), scores, lengthS: duration_s };
  });
}

describe.skipIf(!hasData)('results of a replayed day', () => {
  const files = hasData ? readdirSync(results).filter((name) => name.endsWith('.csv')) : [];
  const all = expectedSeries(hasData ? rawGames(results, files) : []);

  it.each(DAYS)(
    'RESULT-1 RESULT-2 K6 %s has the series of the files with winner, scores and lengths',
    async (day, game) => {
      const begin = Date.parse(`${day}T00:00:00Z`);
      const expected = all.filter(({ at }) => at >= begin && at < begin + DAY_MS);
      expect(expected.filter((one) => one.game === game).length).toBeGreaterThan(0);
      const context = await openTestContext();
      try {
        await replay(context, day);
        const rows = (await allResults(context)).filter(({ void_reason }) => void_reason === null);
        expect(rows).toHaveLength(expected.length);
        let maps = 0;
        for (const wanted of expected) {
          const label = wanted.teams.map(plainName).join(' – ');
          const row = rows.find(
            (one) => one.game_type_id === wanted.game && isAt(one, wanted.at - begin) && teamsOf(one) === label,
          );
          if (row === undefined) throw new Error(`${day}: ${label} is missing`);
          const winner = wanted.wins[0] > wanted.wins[1] ? row.team_id_1 : row.team_id_2;
          expect([row.score_1, row.score_2, row.winner], label).toEqual([...wanted.wins, winner]);
          const stored = await storedMaps(context, row, wanted);
          expect(stored, label).toEqual(expectedMaps(wanted));
          maps += stored.length;
        }
        console.log(`${day}: ${expected.length} series and ${maps} maps as in the files`);
      } finally {
        await context.close();
      }
    },
    240_000,
  );
});

/** Starts are whole minutes. */
const isAt = ({ start_time }: FinishedMatchRow, ofDay: number): boolean =>
  Math.abs(start_time - TODAY - ofDay) < 60_000;
