import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import type { FeedPlay, MatchRow } from '@clutchline/contract';
import { createReplayFeed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectedOutcome } from '../../../feeds/src/replay/testing/expected-outcome';
import { expectedSeries, plainName, type ExpectedSeries } from '../../../feeds/src/replay/testing/expected-series';
import { rawGames } from '../../../feeds/src/replay/testing/raw-results';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches } from '../../src/catalogue/list-matches';
import { settlePlays } from '../../src/settlement/settle-plays';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/data');
const results = resolve(dataFolder, 'results');
const there = existsSync(results);
if (!there) console.log(`skipped: a real day through the server: ${results} does not exist (set SHARED_DATA_DIR)`);

const DAY = '2026-01-31';
const BEGIN = Date.parse(`${DAY}T00:00:00Z`);
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const DAY_MS = 86_400_000;
const STEP = 1_800_000;

type StoredPlay = Pick<FeedPlay, 'market' | 'round' | 'line' | 'points'> & { readonly outcomes: readonly string[] };

describe.skipIf(!there)('a real day through the server', () => {
  let context: TestContext;
  let database: pg.Client;
  let listed: readonly MatchRow[];
  const games = there
    ? rawGames(
        results,
        readdirSync(results).filter((name) => name.endsWith('.csv')),
      )
    : [];
  const expected = expectedSeries(games).filter(({ at }) => at >= BEGIN && at < BEGIN + DAY_MS);

  beforeAll(async () => {
    context = await openTestContext();
    database = new pg.Client({ connectionString: context.databaseUrl });
    await database.connect();
    const feed = await createReplayFeed({ dataFolder, day: DAY, now: TODAY });
    let at = feed.firstRunAt ?? TODAY;
    context.setNow(at);
    await ingestFeedEvents(context, feed.snapshot(at));
    const query = { lang: 2, game_type_id: 0, handicap_code: 'today', event_ids: [] } as const;
    listed = understood(await listMatches(context, { ...query, event_ids: [] }, { lang: 2, caller: null })).rows;
    for (; at < TODAY + 1.5 * DAY_MS; at += STEP) {
      context.setNow(at + STEP);
      await ingestFeedEvents(context, feed.between(at, at + STEP));
      await settlePlays(context);
    }
  });
  afterAll(async () => {
    await database.end();
    await context.close();
  });

  const rowOf = (series: ExpectedSeries) =>
    listed.find(
      ({ match }) =>
        match.game_type_id === series.game &&
        Math.abs(match.start_time - series.at - (TODAY - BEGIN)) < 60_000 &&
        plainName(match.team_name_1_en) === plainName(series.teams[0]) &&
        plainName(match.team_name_2_en) === plainName(series.teams[1]),
    );

  it('GAMES-5 every match of the file that day is listed as today', () => {
    expect(expected.length).toBeGreaterThan(50);
    const missing = expected.filter((series) => rowOf(series) === undefined);
    expect(missing.map(({ teams }) => teams)).toEqual([]);
  });

  it('BET-9 every match ends with its real score and every play is settled by the file', async () => {
    let points = 0;
    for (const series of expected) {
      const { match } = rowOf(series) ?? {};
      if (match === undefined) continue;
      const label = series.teams.join(' – ');
      const [stored] = await context.stores.board.matches([match.game_id]);
      expect([stored?.live.status, stored?.live.score_1, stored?.live.score_2], label).toEqual([4, ...series.wins]);
      const teams = [match.team_id_1, match.team_id_2] as const;
      for (const play of await playsOf(database, match.game_id)) {
        const wanted = play.points.map((point) => expectedOutcome(series, teams, asFeedPlay(play), point));
        expect(play.outcomes, `${label} ${play.market} of map ${play.round}`).toEqual(wanted);
        points += wanted.length;
      }
    }
    console.log(`${DAY}: ${expected.length} matches and ${points} points are settled as in the files`);
    expect(points).toBeGreaterThan(1_000);
  });

  it('BET-9 nothing of the day is left undecided', async () => {
    const open = await database.query('select count(*)::int as left from plays where status < 4');
    expect(open.rows).toEqual([{ left: 0 }]);
  });
});

function asFeedPlay({ market, round, line, points }: StoredPlay): FeedPlay {
  const rest = {
    type: 'play',
    play_id: 1,
    game_id: 1,
    category_id: 2,
    group: 'basic',
    is_main: 1,
    no_parlay: 0,
  } as const;
  return { ...rest, market, round, line, points, names: null, descs: null };
}

async function playsOf(database: pg.Client, gameId: number): Promise<readonly StoredPlay[]> {
  const { rows } = await database.query<StoredPlay>(
    `select market, round, line,
       (select json_agg(json_build_object('point_id', id, 'pick', pick, 'line', line, 'odd', odd) order by id)
          from points where play_id = plays.id) as points,
       (select json_agg(outcome order by id) from points where play_id = plays.id) as outcomes
     from plays where game_id = $1 order by id`,
    [gameId],
  );
  return rows;
}
