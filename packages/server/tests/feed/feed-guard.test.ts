import type { FeedEvent } from '@clutchline/contract';
import { createSimulatorFeed } from '@clutchline/feeds';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { applyQuarantineDecisions } from '../../src/quarantine/apply-quarantine-decisions';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { casesOf } from '@clutchline/test-support/cases-of';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import {
  live,
  matchEvents,
  matchResult,
  PLAY,
  playOf,
  playState,
  pointOf,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

/** Of the simulator. */
const MINUTES = casesOf(5, 20);

let context: TestContext;
let game = 0;

beforeAll(async () => closeSound((context = await openTestContext())));
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(context, matchEvents(game));
});

const TICK = 250;
const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(context, events, { spanMs: TICK });
const prices = (one: number, two: number, number: number = PLAY.winner): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [
    { point_id: pointOf(game, number, 1), odd: one },
    { point_id: pointOf(game, number, 2), odd: two },
  ],
});
const held = async () =>
  (await context.stores.quarantine.list('held')).filter(({ gameId }) => gameId === game || gameId === game + 1);
const bet = async (odd: number) =>
  refusalOf(context, singleRequest({ gameId: game, odd }, '10', 'latest'), await context.player('100'));
async function answerAs(kind: 'approve' | 'reject', ...by: string[]) {
  const [entry] = await held();
  for (const name of by) await context.stores.quarantine[kind](entry?.id ?? 0, name);
  return await applyQuarantineDecisions(context);
}

describe('prices below 1.010', () => {
  it('U22 a feed that sends one sells nothing at it, and sells again at 1.010', async () => {
    await ingestFeedEvents(context, [prices(1_020, 14_000)]);
    expect(await bet(1_020)).toBeNull();
    await ingestFeedEvents(context, [prices(1_009, 15_000)]);
    expect(await bet(1_009)).toMatchObject({ refusal: 'suspended' });
    const [winner] = await context.stores.board.plays([game], 'all');
    expect(winner?.play.points).toMatchObject([
      { odd: null, status: 2 },
      { odd: '15.000', status: 1 },
    ]);
    await ingestFeedEvents(context, [prices(1_010, 14_500)]);
    expect(await bet(1_010)).toBeNull();
    expect(await held()).toEqual([]);
  });
});

describe('odds-jump-guard', () => {
  it('R34 bad-input 127: a price that jumps suspends its play, raises an alarm once, and accepts no bets', async () => {
    await ingestFeedEvents(context, [prices(1_167, 5_500)]);
    context.logged.length = 0;
    await context.publisher.drain();
    await ingest(prices(750_000, 1_000));
    await ingest(prices(750_000, 1_010));
    expect(context.logged).toEqual(['feed event quarantined']);
    expect(await context.publisher.drain()).toContainEqual({
      type: 'play-status',
      play_info_id: playOf(game, PLAY.winner),
      game_id: game,
      status: 2,
      is_checked: 1,
    });
    expect(await context.stores.board.plays([game], 'all')).toContainEqual(
      expect.objectContaining({ play: expect.objectContaining({ market: 'match_winner', is_checked: 1 }) }),
    );
    expect(await held()).toMatchObject([{ kind: 'prices', playId: playOf(game, PLAY.winner), seen: 2 }]);
    expect(await bet(1_167)).toMatchObject({ refusal: 'suspended' });
  });

  it('R34 no state of the feed opens a locked play, plausible prices do', async () => {
    await ingestFeedEvents(context, [prices(1_167, 5_500)]);
    await ingest(prices(11_670, 5_500));
    await ingest(playState(game, PLAY.winner, 'open'));
    expect(await bet(1_167)).toMatchObject({ refusal: 'suspended' });
    await ingest(prices(1_170, 5_400));
    expect(await bet(1_170)).toBeNull();
    expect(await context.stores.quarantine.list('outdated')).toMatchObject([{ gameId: game }]);
  });

  it('R34 a locked play that the feed suspended stays suspended when its prices are plausible again', async () => {
    await ingest(prices(11_670, 5_500));
    await ingest(playState(game, PLAY.winner, 'suspended'));
    await ingest(prices(1_950, 1_950));
    expect(await bet(1_950)).toMatchObject({ refusal: 'suspended' });
    await ingest(playState(game, PLAY.winner, 'open'));
    expect(await bet(1_950)).toBeNull();
  });

  it('R34 an operator approves the price that was right after all, or rejects it and the old one stays', async () => {
    await ingest(prices(9_000, 1_080));
    expect(await bet(9_000)).toMatchObject({ refusal: 'suspended' });
    await answerAs('approve', 'ann');
    expect(await bet(9_000)).toBeNull();
    await ingest(prices(1_080, 9_000));
    await answerAs('reject', 'ann');
    expect(await held()).toEqual([]);
    expect(await bet(9_000)).toBeNull();
  });
});

describe('line-range-guard', () => {
  it('R34 bad-input 127: a play with the line "00" is not offered, and an operator can approve it', async () => {
    const [play] = matchEvents(game + 1).filter((event) => event.type === 'play' && event.line === 26_500);
    if (play?.type !== 'play') throw new Error('a test match has a total of kills');
    await ingest(...matchEvents(game + 1).filter((event) => event !== play), { ...play, line: 0 });
    expect(await held()).toMatchObject([{ kind: 'play', reason: 'line_out_of_range', playId: play.play_id }]);
    expect(await context.stores.board.points([pointOf(game + 1, PLAY.kills1, 1)])).toEqual([]);
    await answerAs('approve', 'ann');
    expect(await context.stores.board.points([pointOf(game + 1, PLAY.kills1, 1)])).toHaveLength(1);
  });
});

describe('past-post-manual-event', () => {
  it('R34 bad-input 127: a match announced long after its start is quarantined with all its events', async () => {
    const late = matchEvents(game + 1, { startTime: NOW - 7 * 86_400_000 });
    await ingest(...late);
    expect(await context.stores.board.matches([game + 1])).toEqual([]);
    expect((await held()).map(({ kind, reason }) => `${kind} ${reason}`)).toContain('match start_in_past');
  });

  it('R11 after the announced start no bet before the match is accepted', async () => {
    await ingestFeedEvents(context, matchEvents(game + 1, { startTime: NOW - 1 }));
    const request = singleRequest({ gameId: game + 1 }, '10');
    expect(await refusalOf(context, request, await context.player('100'))).toMatchObject({ refusal: 'past_cut_off' });
  });
});

describe('bad-input 127: results', () => {
  const result = (fields: Parameters<typeof matchResult>[1]) => matchResult(game, fields);

  it.each([
    ['of an unknown match', () => matchResult(game + 1), 'unknown_match'],
    ['won by both sides', () => result({ score_1: 2, score_2: 2 }), 'impossible_score'],
    ['won by a stranger', () => result({ winner: 999 }), 'foreign_winner'],
  ])('a result %s is quarantined and the plays of the match accept no bets', async (_name, event, reason) => {
    await ingest(live(game, { status: 2 }), event());
    expect(await held()).toMatchObject([{ kind: 'result', reason }]);
    if (reason !== 'unknown_match') expect(await bet(2_000)).toMatchObject({ refusal: 'suspended' });
  });

  it('a play whose result is in doubt stays locked when prices come, sane or not, until a person decides', async () => {
    await ingest(live(game, { status: 2 }), result({ winner: 999 }));
    await ingest(prices(2_000, 1_800));
    await ingest(playState(game, PLAY.winner, 'open'));
    expect(await bet(2_000)).toMatchObject({ refusal: 'suspended' });
    await answerAs('reject', 'ann');
    expect(await bet(2_000)).toBeNull();
  });

  it('a result of a match that is far from its start is quarantined', async () => {
    await ingestFeedEvents(context, matchEvents(game + 1, { startTime: NOW + 86_400_000 }));
    await ingest(matchResult(game + 1));
    expect(await held()).toMatchObject([{ kind: 'result', reason: 'not_started' }]);
  });

  it('R7 a second, different result needs two operators, and then corrects what was paid', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingest(live(game, { status: 2 }), ...wholeResult(game));
    await settlePlays(context);
    await ingest(matchResult(game, { winner: teamOf(game, 2), score_1: 0, score_2: 2 }));
    expect(await answerAs('approve', 'ann', 'ann')).toEqual([]);
    expect(await context.stores.bets.byOrderNos([orderNo])).toMatchObject([{ prizeStatus: 1, revision: 1 }]);
    await answerAs('approve', 'bob');
    expect(await context.stores.bets.byOrderNos([orderNo])).toMatchObject([
      { prizeStatus: 2, revision: 2, payout: 0n },
    ]);
  });

  it('teams that change places are quarantined: picks by place would change with them', async () => {
    const swapped = matchEvents(game).map((event) =>
      event.type === 'match' ? { ...event, team_id_1: event.team_id_2, team_id_2: event.team_id_1 } : event,
    );
    await ingest(...swapped);
    expect(await held()).toMatchObject([{ kind: 'match', reason: 'sides_swapped' }]);
    expect(await context.stores.board.matches([game])).toMatchObject([{ match: { team_id_1: teamOf(game, 1) } }]);
  });
});

describe('bad-input 128: what is no event of the contract', () => {
  const ingestAny = (...events: readonly unknown[]) => ingestFeedEvents(context, events, { spanMs: TICK });

  it.each([
    ['a wrong type', () => ({ type: 'price-list', game_id: game })],
    ['a price that is a text', () => ({ type: 'prices', game_id: game, prices: [{ point_id: 1, odd: '2.000' }] })],
    ['a text with NUL', () => ({ ...matchEvents(game)[0], names: { en: 'a\u0000b' } })],
  ])('%s is quarantined and locks its play or match; the rest of the batch is stored', async (_name, event) => {
    await ingestAny(event(), prices(2_010, 1_810));
    expect((await context.stores.quarantine.list('held')).at(-1)).toMatchObject({ kind: 'malformed' });
    const [point] = await context.stores.board.points([pointOf(game, PLAY.winner, 1)]);
    expect(point).toMatchObject({ odd: 2_010 });
  });

  it('a match of an unknown event is quarantined and stalls nothing', async () => {
    const stray = matchEvents(game + 1).filter(({ type }) => type !== 'event');
    const strange = stray.map((event) => (event.type === 'match' ? { ...event, event_id: 987_654 } : event));
    await ingest(...strange, prices(2_020, 1_820));
    expect((await held()).map(({ kind, reason }) => `${kind} ${reason}`)).toContain('match unknown_name');
    const [point] = await context.stores.board.points([pointOf(game, PLAY.winner, 1)]);
    expect(point).toMatchObject({ odd: 2_020 });
  });
});

describe('odds-jump-guard in a live match', () => {
  it('R34 prices that change sides are accepted if the score moved, and quarantined if it did not', async () => {
    await ingest(live(game, { status: 2 }));
    await ingest(prices(1_300, 3_600));
    expect(await bet(1_300)).toMatchObject({ refusal: 'suspended' });
    await ingest(live(game, { status: 2, round_score_1: 5 }), prices(1_300, 3_600));
    expect(await bet(1_300)).toBeNull();
    await ingest(prices(3_600, 1_300));
    expect(await bet(3_600)).toMatchObject({ refusal: 'suspended' });
  });
});

it('bad-input 128: duplicate, reordered and late results change nothing the second time', async () => {
  const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), await context.player('100'));
  await ingest(live(game, { status: 2 }), ...wholeResult(game).reverse());
  await settlePlays(context);
  const before = await context.stores.bets.byOrderNos([orderNo]);
  for (let again = 0; again < 5; again += 1) await ingest(...wholeResult(game));
  await settlePlays(context);
  expect(await context.stores.bets.byOrderNos([orderNo])).toEqual(before);
  expect(await held()).toEqual([]);
});

it(`R34 ${MINUTES} minutes of the simulator raise no more than one false alarm in a thousand moves`, async () => {
  const feed = createSimulatorFeed({ seed: 'alarms' });
  const begin = NOW + 400 * 86_400_000;
  context.setNow(begin);
  await ingestFeedEvents(context, feed.snapshot(begin));
  const before = (await context.stores.quarantine.list('all')).length;
  let moves = 0;
  const STEP = 2_000;
  for (let at = begin; at < begin + MINUTES * 60_000; at += STEP) {
    context.setNow(at + STEP);
    const events = feed.between(at, at + STEP);
    for (const event of events) if (event.type === 'prices') moves += event.prices.length;
    await ingestFeedEvents(context, events, { spanMs: STEP });
  }
  const alarms = (await context.stores.quarantine.list('all')).length - before;
  context.setNow(NOW);
  console.log(`R34: ${alarms} false alarms in ${moves} moves of prices`);
  expect(moves).toBeGreaterThan(MINUTES * 2_500);
  expect(alarms / moves).toBeLessThan(0.001);
});
