import { createSimulatorFeed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches } from '../../src/catalogue/list-matches';
import { placeBets } from '../../src/placement/place-bets';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { freshId, understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const HOUR = 3_600_000;
const STEP = HOUR;
const feed = createSimulatorFeed({ seed: 'a day of the tests' });
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

async function undecidedPlays(): Promise<number> {
  const client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ left: number }>(
    'select count(*)::int as left from plays p join matches m on m.id = p.game_id where p.status < 4 and m.status >= 4',
  );
  await client.end();
  return rows[0]?.left ?? -1;
}

/** First pick of each open play. */
async function betOnEverything(info: Awaited<ReturnType<TestContext['player']>>): Promise<number> {
  const query = { lang: 2, handicap_code: 'today', game_type_id: 0, event_ids: [] } as const;
  const { rows } = understood(await listMatches(context, { ...query, event_ids: [] }, info));
  let accepted = 0;
  for (const play of rows.flatMap(({ plays }) => plays.filter(({ status }) => status === 1))) {
    const [point] = play.points;
    const odd = point?.odd ?? null;
    if (point === undefined || odd === null) continue;
    const { play_info_id, game_id } = play;
    const selections = [{ shop_id: point.point_id, game_id, play_info_id, odd, version: point.version }];
    const bets = [{ kind: 'single' as const, selections: [0], stake: '10' }];
    const request = { lang: 2, request_id: freshId(), accept: 'latest', selections, bets } as const;
    const answer = understood(await placeBets(context, { ...request, selections, bets }, info));
    accepted += answer.results[0]?.error === null ? 1 : 0;
  }
  return accepted;
}

it('BET-9 a simulated day is stored tick by tick and every bet on it settles, to the minor unit', async () => {
  const info = await context.player('20000');
  let at = feed.firstRunAt ?? NOW;
  context.setNow(at);
  const usedBefore = process.cpuUsage();
  await ingestFeedEvents(context, feed.snapshot(at));
  const { user, system } = process.cpuUsage(usedBefore);
  // Processor time of this process, µs: other tests on the machine do not count.
  expect(user + system).toBeLessThan(10_000_000);
  expect(await settlePlays(context)).not.toEqual({ plays: 0, bets: 0 });
  const accepted = await betOnEverything(info);
  expect(accepted).toBeGreaterThan(30);

  const end = at + 32 * HOUR;
  while (at < end) {
    const next = at + STEP;
    context.setNow(next);
    const { decided } = await ingestFeedEvents(context, feed.between(at, next));
    await acceptOrRejectHeldBets(context);
    if (decided.length > 0) await settlePlays(context);
    at = next;
  }
  await settleBets(context, null);

  expect(await undecidedPlays()).toBe(0);

  const { bets } = await context.stores.bets.history({
    accountId: info.caller.accountId,
    since: 0,
    state: 'all',
    kind: 'all',
    offset: 0,
    limit: 500,
  });
  expect(bets).toHaveLength(accepted);
  expect(bets.filter(({ settleTime }) => settleTime === null)).toEqual([]);
  const paid = bets.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n);
  const wallet = await context.stores.wallets.read(info.caller.accountId);
  expect(wallet?.balance).toBe(2_000_000n - BigInt(accepted) * 1_000n + paid);
  expect(await context.stores.wallets.verify()).toEqual([]);
});
