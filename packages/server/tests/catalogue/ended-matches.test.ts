import { HANDICAP_CODES, type HandicapCode } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listCategories } from '../../src/catalogue/list-categories';
import { listMatches, readMatch } from '../../src/catalogue/list-matches';
import { settlePlays } from '../../src/settlement/settle-plays';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const MINUTE = 60_000;
const visitor = { lang: 2, caller: null } as const;
/** Ended and settled; cancelled; ended before the server knew the match; live. */
const [ENDED, CANCELLED, OLD, LIVE] = [1, 2, 3, 4] as const;

let context: TestContext;

/** Business time up to which the feed is stored. */
async function feedUntil(from: number | null, until: number, events: Parameters<typeof ingestFeedEvents>[1]) {
  context.setNow(until);
  await ingestFeedEvents(context, events, { stretch: { from, until, fedAt: Date.now() } });
}

beforeAll(async () => {
  context = await openTestContext();
  await context.stores.feed.fedUntil();
  await feedUntil(await context.stores.feed.fedUntil(), NOW, [
    ...[ENDED, CANCELLED, OLD, LIVE].flatMap((game) => matchEvents(game, { startTime: NOW - 60 * MINUTE })),
    ...[ENDED, CANCELLED, LIVE].map((game) => live(game, { status: 2, round: 2, score_1: 1 })),
    live(OLD, { status: 4, score_1: 2 }),
  ]);
  await feedUntil(NOW, NOW + MINUTE, [
    ...wholeResult(ENDED),
    live(ENDED, { status: 4, score_1: 2 }),
    live(CANCELLED, { status: 5 }),
  ]);
  await settlePlays(context);
});
afterAll(() => context.close());

async function rowsOf(handicap_code: HandicapCode) {
  const request = { handicap_code, game_type_id: 0, event_ids: [] };
  return understood(await listMatches(context, { lang: 2, ...request }, visitor)).rows;
}
const idsOf = async (code: HandicapCode) => (await rowsOf(code)).map(({ match }) => match.game_id);

it('U17 GAMES-5 an ended match stays in the list of the day with its score for half an hour, for every reader', async () => {
  expect(await idsOf('today')).toEqual([LIVE, ENDED]);
  expect((await rowsOf('today'))[1]?.live).toMatchObject({ status: 4, score_1: 2, score_2: 0 });
  for (const code of HANDICAP_CODES.filter((each) => each !== 'today')) expect(await idsOf(code)).not.toContain(ENDED);
  context.setNow(NOW + 30 * MINUTE);
  expect(await idsOf('today')).toEqual([LIVE, ENDED]);
  context.setNow(NOW + 31 * MINUTE);
  expect(await idsOf('today')).toEqual([LIVE]);
});

it('U17 GAMES-1 the categories count what the lists show', async () => {
  for (const [at, today] of [
    [NOW + 29 * MINUTE, 2],
    [NOW + 32 * MINUTE, 1],
  ] as const) {
    context.setNow(at);
    const [all] = understood(await listCategories(context));
    expect([all?.tag_count.today, all?.tag_count.live, all?.events_count.total]).toEqual([today, 1, today]);
  }
});

it('U17 a repeated end does not restart the time, and the same state comes back after a restart of the feed', async () => {
  await feedUntil(NOW + MINUTE, NOW + 20 * MINUTE, [
    ...matchEvents(ENDED, { startTime: NOW - 60 * MINUTE }),
    live(ENDED, { status: 4, score_1: 2, round_score_1: 1 }),
  ]);
  expect(await idsOf('today')).toEqual([LIVE, ENDED]);
  context.setNow(NOW + 31 * MINUTE);
  expect(await idsOf('today')).toEqual([LIVE]);
});

it('U17 DETAIL-1 the detail of an ended match has its score, its maps and the winner of each market', async () => {
  const { live: state, maps, plays } = understood(await readMatch(context, { lang: 2, game_id: ENDED }, visitor));
  expect(state).toMatchObject({ status: 4, score_1: 2, score_2: 0 });
  expect(maps.length).toBeGreaterThan(0);
  const decided = plays.filter(({ status }) => status === 4);
  expect(decided.length).toBeGreaterThan(0);
  for (const { points } of decided) expect(points.some(({ outcome }) => outcome === 'won')).toBe(true);
});
