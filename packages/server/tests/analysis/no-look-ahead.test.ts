import { createSimulatorFeed } from '@clutchline/feeds';
import { countOf } from '@clutchline/test-support/server/count-of';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { analyseMatch } from '../../src/analysis/analyse-match';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { DAY } from './past-match';

const MATCHES = countOf(40, 500);
/** About 120 matches each. */
const DAYS = Math.ceil(MATCHES / 60) + 1;
let context: TestContext;
let client: pg.Client;

beforeAll(
  async () => {
    context = await openTestContext();
    client = new pg.Client({ connectionString: context.databaseUrl });
    await client.connect();
    const feed = createSimulatorFeed({ seed: 'look-ahead' });
    await ingestFeedEvents(context, feed.snapshot(NOW));
    for (const slice of feed.history?.(NOW - DAYS * DAY, NOW) ?? []) {
      const { stages, matches } = slice.read();
      const { gameTypeId, day } = slice;
      await context.inTransaction(({ content }) =>
        content.importSlice({ gameTypeId, day, stages, details: [], matches }),
      );
    }
  },
  120_000 + MATCHES * 1_000,
);
afterAll(async () => {
  await client.end();
  await context.close();
});

/** Past matches as if they were on sale, with three markets each, the latest start first. */
async function putOnSale(): Promise<readonly { readonly id: number; readonly start: number }[]> {
  await client.query(
    `insert into matches (id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of)
     select id, game_type_id, event_id, team_id_1, team_id_2, stage_names, start_time, best_of from finished_matches
     where is_history and id not in (select id from matches) order by start_time desc limit $1`,
    [MATCHES],
  );
  const { rows } = await client.query<{ id: number; start: number }>(
    `select m.id::float8 as id, m.start_time::float8 as start from matches m join finished_matches f on f.id = m.id and f.is_history
     order by m.start_time desc, m.id`,
  );
  await client.query(
    `insert into plays (id, game_id, category_id, round, market, market_group, line, is_main, no_parlay)
     select 900000000000 + row_number() over (order by m.id, k.market), m.id, 2, k.round, k.market, 'basic', k.line, 1, 0
     from matches m join finished_matches f on f.id = m.id and f.is_history
     cross join (values ('match_winner', 0, null), ('map_winner', 1, null), ('total_kills', 1, 26500), ('total_rounds', 1, 21500))
       as k (market, round, line)`,
  );
  await client.query(
    `insert into points (id, play_id, game_id, position, pick, line, odd)
     select p.id * 10 + s.n, p.id, p.game_id, s.n,
       case when p.market like 'total%' then jsonb_build_object('kind', case s.n when 0 then 'over' else 'under' end)
         else jsonb_build_object('kind', 'team', 'team_id', case s.n when 0 then m.team_id_1 else m.team_id_2 end) end,
       null, 1900
     from plays p join matches m on m.id = p.game_id cross join (values (0), (1)) as s (n) where p.id > 900000000000`,
  );
  return rows;
}

it(
  'STATS-9 K11 no fact that ended at the start of a match or later is in its analysis',
  async () => {
    const matches = await putOnSale();
    expect(matches.length).toBe(MATCHES);
    const before = new Map<number, string>();
    for (const { id } of matches) before.set(id, JSON.stringify(await analyseMatch(context, id)));
    let removed = 0;
    for (const { id, start } of matches) {
      const { rowCount } = await client.query('delete from finished_matches where ended_at >= $1', [start]);
      removed += rowCount ?? 0;
      expect(JSON.stringify(await analyseMatch(context, id)), String(id)).toBe(before.get(id));
    }
    const counted = [...before.values()].filter((text) => /"won":[1-9]/.test(text));
    console.log(`${MATCHES} matches, ${removed} later facts deleted, ${counted.length} with counted matches`);
    expect(counted.length).toBeGreaterThan(MATCHES * 0.9);
    expect(removed).toBeGreaterThan(MATCHES / 2);
  },
  120_000 + MATCHES * 1_000,
);
