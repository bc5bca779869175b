import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createReplayFeed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectedSeries, plainName, type ExpectedSeries } from '../../../feeds/src/replay/testing/expected-series';
import { rawGames } from '../../../feeds/src/replay/testing/raw-results';
import { validatePastMatch } from '../../src/content/import-history';
import { readEvent } from '../../src/content/read-events';
import { readMatchResult } from '../../src/content/read-match-result';
import { readResults } from '../../src/content/read-results';
import { readSchedule } from '../../src/content/read-schedule';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data');
const results = path.join(dataFolder, 'results');
const hasData = existsSync(results);
if (!hasData) console.log(`skipped: the replayed day of ${results} (set SHARED_DATA_DIR to the data folder)`);

const ANYONE = { lang: 2, caller: null } as const;
const DAY_MS = 86_400_000;
/** Counter-Strike and League of Legends. */
const DAY = '2026-01-31';
const BEGIN = Date.parse(`${DAY}T00:00:00Z`);
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const SHIFT = TODAY - BEGIN;

describe.skipIf(!hasData)('the days before a replayed one', () => {
  let context: TestContext;
  let client: pg.Client;
  let all: readonly ExpectedSeries[] = [];

  beforeAll(async () => {
    const files = readdirSync(results).filter((name) => name.endsWith('.csv'));
    all = expectedSeries(rawGames(results, files));
    context = await openTestContext();
    context.setNow(TODAY + 60_000);
    client = new pg.Client({ connectionString: context.databaseUrl });
    await client.connect();
    const feed = await createReplayFeed({ dataFolder, day: DAY, now: TODAY });
    await ingestFeedEvents(context, feed.snapshot(TODAY + 60_000));
    expect(feed.hasWholeHistory).toBe(true);
    const refused: unknown[] = [];
    await context.inTransaction(async ({ content }) => {
      for (const slice of feed.history?.(0, TODAY + 60_000) ?? []) {
        const { gameTypeId, day } = slice;
        const { stages, matches } = slice.read();
        const checked = matches.map((match) => validatePastMatch(match, TODAY + 60_000));
        const accepted = checked.flatMap((match) => (typeof match === 'string' ? [] : [match]));
        refused.push(...checked.filter((match) => typeof match === 'string'));
        await content.importSlice({ gameTypeId, day, stages, details: [], matches: accepted });
      }
    });
    expect(refused).toEqual([]);
  }, 300_000);
  afterAll(async () => {
    await client.end();
    await context.close();
  });

  interface Stored {
    readonly id: number;
    readonly game: number;
    readonly start: number;
    readonly teams: readonly [string, string];
    readonly score: readonly [number, number];
    readonly file: string;
  }

  const stored = async (): Promise<Stored[]> => {
    const { rows } = await client.query<Stored>(`
      select f.id::float8 as id, f.game_type_id as game, f.start_time::float8 as start, f.source as file,
        array[coalesce(nullif(t1.names->>'en', ''), t1.names->>'cn'), coalesce(nullif(t2.names->>'en', ''), t2.names->>'cn')] as teams,
        array[f.score_1, f.score_2] as score
      from finished_matches f join teams t1 on t1.id = f.team_id_1 join teams t2 on t2.id = f.team_id_2 order by f.start_time`);
    return rows;
  };

  /** A clear name of a club in one of the files. */
  const isOf = (name: string, team: string): boolean => {
    const [one, other] = [plainName(name), plainName(team)];
    return one === other || one.includes(other) || other.includes(one);
  };

  it('FEED-5 K6 every series before the day is stored with its start and score, and none of the day', async () => {
    const rows = await stored();
    expect(rows.every(({ start }) => start < TODAY)).toBe(true);
    const before = all.filter(({ at, game }) => at < BEGIN - DAY_MS && game !== 16);
    expect(before.length).toBeGreaterThan(500);
    const missing = before.filter(
      (expected) =>
        !rows.some(
          ({ game, start, teams, score }) =>
            game === expected.game &&
            Math.abs(start - SHIFT - expected.at) < 10 * 60_000 &&
            // One name suffices: the files write some clubs in several ways.
            teams.some((team) => expected.teams.some((name) => isOf(name, team))) &&
            [...score].sort().join() === [...expected.wins].sort().join(),
        ),
    );
    console.log(`${before.length} series before ${DAY}, ${rows.length} matches stored, ${missing.length} not found`);
    expect(missing.map(({ at, teams, wins }) => [new Date(at).toISOString(), ...teams, ...wins].join(' '))).toEqual([]);
  });

  it('FEED-5 files without series give matches on the following day, once for each pair and event', async () => {
    const dated = (await stored()).filter(({ file }) => /^cs2_(team_maps|bo3)/.test(file));
    expect(dated.length).toBeGreaterThan(100);
    expect(dated.every(({ start }) => start % DAY_MS === 0)).toBe(true);
    const keys = dated.map(({ start, teams, file, id }) => [start, ...[...teams].sort(), file, id].join());
    expect(new Set(keys).size).toBe(keys.length);
    const { rows } = await client.query('select count(*)::int as late from finished_matches where ended_at > $1', [
      TODAY,
    ]);
    expect(rows).toEqual([{ late: 0 }]);
  });

  it('FEED-5 the schedule of the day has the series of the files', async () => {
    const request = { lang: 2, from: TODAY, minutes: 1_440, game_type_id: 0 } as const;
    const { rows } = understood(await readSchedule(context, request));
    const today = all.filter(({ at }) => at >= BEGIN && at < BEGIN + DAY_MS);
    const startOf = (at: number): string => new Date(Math.floor(at / 60_000) * 60_000).toISOString();
    const found = rows.map(({ match }) => `${match.game_type_id} ${startOf(match.start_time - SHIFT)}`).sort();
    const expected = [...today.map(({ game, at }) => `${game} ${startOf(at)}`), ...walkovers()].sort();
    expect(found).toEqual(expected);
  });

  /** Series of the day of which no map was played. */
  const walkovers = (): readonly string[] => {
    const file = readdirSync(results).find((name) => name.startsWith('cs2_hltv_maps')) ?? '';
    const lines = readFileSync(path.join(results, file), 'utf8').split('\n');
    const cells = lines.map((line) => line.split(',')).filter(([, at]) => at?.startsWith(DAY));
    const played = new Set(cells.filter((row) => row.includes('played')).map(([id]) => id));
    const given = new Map(cells.filter(([id]) => !played.has(id)).map(([id, at = '']) => [id, at]));
    return [...given.values()].map((at) => `3 ${new Date(at).toISOString()}`);
  };

  it('EVENT-2 K12 standings of a league are those counted in the file', async () => {
    const { rows } = await client.query<{ id: number }>(
      `select id::float8 as id from events where names->>'en' = 'LCK 2025 Rounds 1-2'`,
    );
    const { stages } = understood(await readEvent(context, { lang: 2, event_id: rows[0]?.id ?? 0 }));
    const [table] = stages;
    const { rows: teams } = await client.query<{ id: number; name: string }>(
      `select id::float8 as id, names->>'en' as name from teams`,
    );
    const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
    const record = table?.standings.map(({ team_id, won, lost, map_diff }) => [
      nameOf.get(team_id),
      won,
      lost,
      map_diff,
    ]);
    expect(record).toContainEqual(['Gen.G', 18, 0, 31]);
    expect(record).toContainEqual(['Hanwha Life Esports', 14, 4, 20]);
    expect(record?.find(([name]) => name === 'T1')?.slice(1)).toEqual([11, 7, 8]);
    expect(table?.tie_breakers).toEqual([]);
  });

  it('RESULT-2 a match of the history has its maps and no plays', async () => {
    const request = { lang: 2, game_type_id: 1, only_corrected: 0, cursor: null } as const;
    const [match] = understood(await readResults(context, request)).rows;
    const { result } = understood(await readMatchResult(context, { lang: 2, game_id: match?.game_id ?? 0 }, ANYONE));
    expect(result?.plays).toEqual([]);
    expect(result?.maps.filter(({ facts }) => facts.status === 'played').length).toBeGreaterThan(0);
  });
});
