import type { FeedEvent } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';
import { expect, it } from 'vitest';

import { replayFeedOf } from '../../../feeds/src/replay/create-replay-feed';
import { readResults } from '../../../feeds/src/replay/load-results';
import { implausibleFiles } from '../../../feeds/src/replay/testing/implausible-files';
import { seededRandom } from '../../../feeds/src/simulator/seeded-random';
import { casesOf } from '@clutchline/test-support/cases-of';
import { spoilEvents } from '@clutchline/test-support/server/spoil-events';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { applyQuarantineDecisions } from '../../src/quarantine/apply-quarantine-decisions';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches } from '../../src/catalogue/list-matches';
import { placeBets } from '../../src/placement/place-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { voidOverdue } from '../../src/settlement/void-overdue';
import { freshId, understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const DAYS = casesOf(5, 10);
const MOST_BETS = 15;
const DAY = '2030-05-04';
const BEGIN = Date.parse(`${DAY}T00:00:00Z`);
const HOUR = 3_600_000;

function days(): (readonly [seed: number, feed: Feed])[] {
  const found: (readonly [number, Feed])[] = [];
  for (let seed = 1; found.length < DAYS; seed++) {
    const results = readResults(implausibleFiles(seed, BEGIN));
    const feed = results === null ? null : replayFeedOf(results, { day: DAY, now: BEGIN });
    if (feed !== null) found.push([seed, feed]);
  }
  return found;
}

/** Returns the first match that was bet on, or null. */
async function betOnPlays(context: TestContext, info: Awaited<ReturnType<TestContext['player']>>) {
  const query = { lang: 2, handicap_code: 'today', game_type_id: 0, event_ids: [] } as const;
  const { rows } = understood(await listMatches(context, { ...query, event_ids: [] }, info));
  const open = rows.flatMap(({ plays }) => plays.filter(({ status }) => status === 1)).slice(0, MOST_BETS);
  for (const { play_info_id, game_id, points } of open) {
    const selections = points.flatMap(({ point_id, odd, version }) =>
      odd === null ? [] : [{ shop_id: point_id, game_id, play_info_id, odd, version }],
    );
    const bets = selections.map((_, i) => ({ kind: 'single' as const, selections: [i], stake: '10' }));
    understood(await placeBets(context, { lang: 2, request_id: freshId(), accept: 'latest', selections, bets }, info));
  }
  return open[0]?.game_id ?? null;
}

/** Follows every result of the match by one that contradicts it. */
function contradict(events: readonly FeedEvent[], gameId: number | null): readonly FeedEvent[] {
  return events.flatMap((event) => {
    if ((event.type !== 'match-result' && event.type !== 'map-result') || event.game_id !== gameId) return [event];
    return [event, otherResult(event)];
  });
}

function otherResult(event: Extract<FeedEvent, { type: 'match-result' | 'map-result' }>): FeedEvent {
  if (event.type === 'match-result')
    return { ...event, facts: { ...event.facts, score_1: event.facts.score_2, score_2: event.facts.score_1 } };
  return { ...event, facts: { ...event.facts, score_1: event.facts.score_2, score_2: event.facts.score_1 } };
}

interface Undecided {
  readonly playId: number;
  readonly gameId: number;
  readonly bets: number;
  readonly isRejected: boolean;
}

/** Plays without an outcome, with the number of their bets, and whether a result of their match was rejected. */
const UNDECIDED = `
  select p.id::float8 as "playId", p.game_id::float8 as "gameId",
    (select count(distinct l.order_no)::int from bet_legs l where l.play_id = p.id) as bets,
    exists (select from quarantine q where q.game_id = p.game_id and q.kind = 'result' and q.state = 'rejected')
      as "isRejected"
  from plays p where p.status < 4 order by p.id`;
const OUTCOMES = `
  select distinct coalesce(void_reason, outcome, 'open') as outcome from points where play_id = any($1::bigint[])`;

async function playDay(context: TestContext, seed: number, feed: Feed) {
  const random = seededRandom(`server day ${seed}`);
  const share = seed % 2 === 0 ? 0 : 0.1;
  const info = await context.player('20000');
  const begin = feed.firstRunAt ?? BEGIN;
  const ingest = async (events: readonly unknown[], at: number, spanMs: number) => {
    context.setNow(at);
    await ingestFeedEvents(context, events, { spanMs });
    await acceptOrRejectHeldBets(context);
    await settlePlays(context);
  };
  const rejectAll = async () => {
    for (const { id } of await context.stores.quarantine.list('held'))
      await context.stores.quarantine.reject(id, 'ann');
    await applyQuarantineDecisions(context);
  };
  await ingest(spoilEvents(random, feed.snapshot(begin), share), begin, Infinity);
  const contradicted = await betOnPlays(context, info);
  const between = (from: number, to: number) => contradict(feed.between(from, to), contradicted);
  let at = begin;
  for (let step = 0; step < 4; step++) {
    const next = at + Math.round((0.5 + random.next()) * 2 * HOUR);
    await ingest(spoilEvents(random, between(at, next), share), next, next - at);
    await betOnPlays(context, info);
    at = next;
  }
  const end = at + 500 * HOUR;
  await ingest(spoilEvents(random, between(at, end), share), end, end - at);
  for (let round = 0; round < 2; round++) {
    await rejectAll();
    await ingest([...contradict(feed.snapshot(begin), contradicted), ...between(begin, end)], end, Infinity);
  }
  const undecided = await ask<Undecided>(context.databaseUrl, UNDECIDED);
  // What operators never decide is void by time.
  await context.stores.feed.advance(null, end, 0);
  await voidOverdue(context);
  await settlePlays(context);
  return { accountId: info.caller.accountId, undecided };
}

async function leftOpen(context: TestContext) {
  const [row] = await ask<{ plays: number; winners: number; standings: number }>(
    context.databaseUrl,
    `select
    (select count(*)::int from plays p join matches m on m.id = p.game_id where p.status < 4 and m.status >= 4) as plays,
    (select count(*)::int from matches m join match_results r on r.game_id = m.id where m.status = 4
      and (m.score_1, m.score_2) is distinct from ((r.facts->>'score_1')::int, (r.facts->>'score_2')::int)) as standings,
    (select count(*)::int from (select p.id from plays p join points o on o.play_id = p.id
      where o.outcome in ('won', 'half_won') and p.market <> 'at_least_one_map' group by p.id having count(*) > 1) t) as winners`,
  );
  return row;
}

it(`R42 on ${String(DAYS)} implausible days every bet on an ended match is settled by one answer`, async () => {
  let placed = 0;
  let betsUndecided = 0;
  for (const [seed, feed] of days()) {
    const context = await openTestContext();
    const { accountId, undecided } = await playDay(context, seed, feed);
    expect(
      undecided.filter(({ isRejected }) => !isRejected),
      `seed ${seed}`,
    ).toEqual([]);
    const outcomes = await ask(context.databaseUrl, OUTCOMES, [undecided.map(({ playId }) => playId)]);
    expect(outcomes, `seed ${seed}`).toEqual(undecided.length === 0 ? [] : [{ outcome: 'unverifiable_result' }]);
    expect(await leftOpen(context), `seed ${seed}`).toEqual({ plays: 0, standings: 0, winners: 0 });
    const { bets } = await context.stores.bets.history({
      accountId,
      since: 0,
      state: 'all',
      kind: 'all',
      offset: 0,
      limit: 500,
    });
    expect(
      bets.filter(({ settleTime }) => settleTime === null),
      `seed ${seed}`,
    ).toEqual([]);
    expect(await context.stores.wallets.verify()).toEqual([]);
    placed += bets.length;
    betsUndecided += undecided.reduce((sum, play) => sum + play.bets, 0);
    await context.close();
  }
  expect(placed).toBeGreaterThan(DAYS);
  expect(betsUndecided).toBeGreaterThan(0);
});
