import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createReplayFeed } from '@clutchline/feeds';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

import { analyseMatch } from '../../src/analysis/analyse-match';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { countedForm, countedMeetings, counterStrikeMatches, dotaMatches } from './file-matches';
import { HOUR } from './past-match';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data');
const results = path.join(dataFolder, 'results');
const hasData = existsSync(results);
if (!hasData)
  console.log(`skipped: the analysis of replayed days of ${results} (set SHARED_DATA_DIR to the data folder)`);

const MOST_COMPARED = 200;
const TODAY = Date.parse('2026-11-21T00:00:00Z');

interface Replayed {
  readonly context: TestContext;
  readonly client: pg.Client;
  /** Added to the times of the files. */
  readonly shift: number;
  close(): Promise<void>;
}

/** The history before a day and the results of the day, from some of the files. */
async function replayed(day: string, files: readonly string[]): Promise<Replayed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clutchline-analysis-'));
  for (const file of files) cpSync(path.join(results, file), path.join(folder, file));
  const context = await openTestContext();
  const client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  const feed = await createReplayFeed({ dataFolder: folder, day, now: TODAY });
  for (const at of [TODAY + 1, TODAY + 11 * HOUR, TODAY + 22 * HOUR, TODAY + 26 * HOUR]) {
    context.setNow(at);
    await ingestFeedEvents(context, feed.snapshot(at));
  }
  await context.inTransaction(async ({ content }) => {
    for (const slice of feed.history?.(0, TODAY + 1) ?? []) {
      const { stages, matches } = slice.read();
      await content.importSlice({ gameTypeId: slice.gameTypeId, day: slice.day, stages, details: [], matches });
    }
  });
  return {
    context,
    client,
    shift: TODAY - Date.parse(`${day}T00:00:00Z`),
    async close() {
      await client.end();
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function idsOf({ client }: Replayed, teams: readonly string[], start: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select m.id::float8 as id from (
       select id, team_id_1, team_id_2, start_time from matches
       union select id, team_id_1, team_id_2, start_time from finished_matches) m
     join teams t1 on t1.id = m.team_id_1 join teams t2 on t2.id = m.team_id_2
     where m.start_time between $1::bigint - 600000 and $1::bigint + 600000 and t1.names->>'en' = any($2) and t2.names->>'en' = any($2)`,
    [start, teams],
  );
  return rows.map(({ id }) => id);
}

async function analysisOf(replay: Replayed, teams: readonly string[], at: string) {
  const [gameId] = await idsOf(replay, teams, Date.parse(at) + replay.shift);
  const analysis = gameId === undefined ? null : await analyseMatch(replay.context, gameId);
  if (analysis === null) throw new Error(`no analysis of ${teams.join(' – ')}`);
  const { rows } = await replay.client.query<{ id: number; name: string }>(
    `select id::float8 as id, names->>'en' as name from teams`,
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const formOf = (name: string) => {
    const team = analysis.teams.find(({ team_id }) => nameOf.get(team_id) === name);
    const [points, length] = analysis.thresholds.map(
      ({ teams: own }) => own.find(({ team_id }) => team_id === team?.team_id)?.won,
    );
    return { won: team?.won, of: team?.rows.length, maps: team?.recent.maps, points, length };
  };
  return { analysis, formOf, nameOf };
}

describe.skipIf(!hasData)('reference values of recorded results', () => {
  it('STATS-4 STATS-5 K10 T1 and JD Gaming before their match of 2023-11-12', async () => {
    const replay = await replayed('2023-11-12', ['lol_oe_games.dev.csv']);
    const { rows } = await replay.client.query<{ at: number; names: string[] }>(
      `select m.start_time::float8 as at, array[t1.names->>'en', t2.names->>'en'] as names from matches m
       join teams t1 on t1.id = m.team_id_1 join teams t2 on t2.id = m.team_id_2 where m.kind = 'match'`,
    );
    const match = rows.find(({ names }) => names.includes('T1') && names.includes('JD Gaming'));
    const at = new Date((match?.at ?? 0) - replay.shift).toISOString();
    const { analysis, formOf, nameOf } = await analysisOf(replay, ['T1', 'JD Gaming'], at);
    expect(formOf('T1')).toEqual({ won: 7, of: 10, maps: 30, points: 8, length: 7 });
    expect(formOf('JD Gaming')).toEqual({ won: 9, of: 10, maps: 31, points: 10, length: 7 });
    const meetings = analysis.meetings.rows.map(({ team_id_1, score_1, score_2 }) =>
      nameOf.get(team_id_1) === 'T1' ? [score_1, score_2] : [score_2, score_1],
    );
    expect(meetings.toReversed()).toEqual([
      [3, 1],
      [2, 3],
    ]);
    await replay.close();
  }, 300_000);

  it('STATS-3 STATS-4 STATS-9 K10 9z, Natus Vincere and PARIVISION before their matches of 2026-01-31', async () => {
    const replay = await replayed('2026-01-31', ['cs2_hltv_maps_2026.dev.csv', 'cs2_team_maps_2026.dev.csv']);
    const evening = await analysisOf(replay, ['MIBR', '9z'], '2026-01-31T23:15:00Z');
    expect(evening.formOf('9z')).toEqual({ won: 7, of: 10, maps: 23, points: 4, length: undefined });
    const noon = await analysisOf(replay, ['Natus Vincere', 'PARIVISION'], '2026-01-31T13:00:00Z');
    expect(noon.formOf('PARIVISION')).toMatchObject({ won: 7, of: 7, maps: 18, points: 1 });
    expect(noon.formOf('Natus Vincere')).toMatchObject({ of: 1 });
    await replay.close();
  }, 300_000);

  it('STATS-4 STATS-5 K9 the analyses of 200 matches are what a separate reader counts in the files', async () => {
    const [counterStrike, dota] = ['cs2_hltv_maps_2026.dev.csv', 'dota2_pro_matches.dev.csv'] as const;
    const replay = await replayed('2026-06-29', [counterStrike, dota]);
    const { matches: ofDota, doubtful } = dotaMatches(path.join(results, dota));
    const all = [...counterStrikeMatches(path.join(results, counterStrike)), ...ofDota].toSorted((a, b) => b.at - a.at);
    const clear = all.filter(({ teams }) => !teams.some((team) => doubtful.has(team)));
    const differences: string[] = [];
    let compared = 0;
    for (const one of clear.slice(0, MOST_COMPARED)) {
      const [gameId] = await idsOf(replay, one.teams, one.at + replay.shift);
      const analysis = gameId === undefined ? null : await analyseMatch(replay.context, gameId);
      const { rows } = await replay.client.query<{ id: number; name: string }>(
        `select id::float8 as id, names->>'en' as name from teams where names->>'en' = any($1)`,
        [one.teams],
      );
      if (analysis === null) {
        differences.push(`${one.teams.join(' – ')} ${new Date(one.at).toISOString()} is unknown`);
        continue;
      }
      compared += 1;
      const { meetings } = analysis;
      const isFirst = rows.some(({ id, name }) => id === analysis.teams[0]?.team_id && name === one.teams[0]);
      const met = isFirst ? [meetings.won_1, meetings.won_2] : [meetings.won_2, meetings.won_1];
      if (met.join() !== countedMeetings(all, one).join())
        differences.push(`${one.teams.join(' – ')} ${new Date(one.at).toISOString()} met ${met.join(' : ')}`);
      for (const name of one.teams) {
        const ids = rows.filter((row) => row.name === name).map(({ id }) => id);
        const team = analysis.teams.find(({ team_id }) => ids.includes(team_id));
        const [above, longer] = analysis.thresholds.map(
          ({ teams }) => teams.find(({ team_id }) => team_id === team?.team_id)?.won ?? 0,
        );
        const found = {
          ...{ won: team?.won, of: team?.rows.length, maps: team?.recent.maps, points: team?.recent.both.sum },
          ...{ seconds: one.game === 2 ? team?.recent.length.sum : 0, above, longer: longer ?? 0 },
        };
        const expected = countedForm(all, name, one);
        if (JSON.stringify(found) !== JSON.stringify(expected))
          differences.push(`${name} before ${new Date(one.at).toISOString()}: ${JSON.stringify({ found, expected })}`);
      }
    }
    console.log(`${compared} of ${all.length} analyses compared, ${differences.length} differences`);
    expect(differences).toEqual([]);
    expect(compared).toBe(MOST_COMPARED);
    await replay.close();
  }, 300_000);
});
