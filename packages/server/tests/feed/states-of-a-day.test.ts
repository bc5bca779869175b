import { LANGUAGES, type Change, type FeedEvent } from '@clutchline/contract';
import { createSimulatorFeed } from '@clutchline/feeds';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listMatches, readMatch } from '../../src/catalogue/list-matches';
import { readBoardState } from '../../src/catalogue/read-board-state';
import { settlePlays } from '../../src/settlement/settle-plays';
import { refusalOf, understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 21);
const STEP = 30 * MINUTE;
const feed = createSimulatorFeed({ seed: 'states' });
let context: TestContext;
let info: Awaited<ReturnType<TestContext['player']>>;
/** `match-status 3`, `play-hide 0`, … */
const pushed = new Set<string>();
const called = new Set<string>();
const TO_PUSH = [
  ...['match-status 2', 'match-status 3', 'match-status 4', 'match-status 5'],
  ...['play-status 1', 'play-status 2', 'play-status 3', 'play-status 4', 'play-status 5'],
  ...['point 1', 'point 2', 'game-hide 0', 'game-hide 1', 'play-hide 0', 'play-hide 1'],
  ...['game-type-status 1', 'game-type-status 2'],
];
const TO_CALL = [
  ...['match 1', 'match 2', 'match 3', 'match 4', 'match 5', 'refused no_match'],
  ...['play 1', 'play 2', 'play 3', 'play 4', 'play 5', 'play hidden 0', 'play hidden 1'],
  ...['special 1', 'special 4'],
];
const isAllSeen = (): boolean => TO_PUSH.every((name) => pushed.has(name)) && TO_CALL.every((name) => called.has(name));

beforeAll(async () => {
  context = await openTestContext();
  info = await context.player('1000');
});
afterAll(() => context.close());

function nameOf(change: Change): readonly string[] {
  switch (change.type) {
    case 'match-status':
    case 'play-status':
    case 'game-type-status':
      return [`${change.type} ${change.status}`];
    case 'game-hide':
    case 'play-hide':
      return [`${change.type} ${change.is_hide}`];
    case 'odds':
      return [`point ${change.status}`];
    case 'balance':
    case 'bet':
    case 'chess':
    case 'live':
    case 'map-scores':
    case 'news':
    case 'round':
    case 'structure':
    case 'view':
      return [];
  }
}

async function advance(from: number, to: number): Promise<readonly FeedEvent[]> {
  const events = feed.between(from, to);
  context.setNow(to);
  await ingestFeedEvents(context, events);
  await settlePlays(context);
  for (const change of await context.publisher.drain()) nameOf(change).forEach((name) => pushed.add(name));
  return events;
}

const details = async (gameId: number) => await readMatch(context, { lang: 2, game_id: gameId }, info);

/** Of matches whose state changed. */
async function call(events: readonly FeedEvent[]): Promise<void> {
  const games = new Set(
    events.flatMap((event) =>
      event.type === 'play-hide' || (event.type === 'live' && (event.live.is_hide === 1 || event.live.status >= 2))
        ? [event.game_id]
        : [],
    ),
  );
  for (const gameId of games) {
    const answer = await details(gameId);
    if (answer.kind === 'refused') {
      called.add(`refused ${answer.refusal}`);
      continue;
    }
    called.add(`match ${answer.data.live.status}`);
    for (const play of answer.data.plays) {
      called.add(`play ${play.status}`).add(`play hidden ${play.is_hide}`);
      if (play.market !== 'special') continue;
      called.add(`special ${play.status}`);
      expect(new Set(LANGUAGES.map(({ suffix }) => play[`name_${suffix}`])).size).toBeGreaterThan(6);
      expect(LANGUAGES.filter(({ suffix }) => !play[`desc_${suffix}`])).toEqual([]);
    }
  }
}

function stopOfDay(): FeedEvent & { readonly at: number; readonly type: 'game-type-state' } {
  for (let at = START; at < START + DAY; at += 3 * MINUTE) {
    const events = feed.between(at - 3 * MINUTE, at);
    const found = events.find((event) => event.type === 'game-type-state' && event.state === 'suspended');
    if (found?.type === 'game-type-state') return { ...found, at };
  }
  throw new Error('no game stops on this day');
}

it(
  'C3 C7 a simulated day has every state of the specification, seen by calls and pushes',
  { timeout: 300_000 },
  async () => {
    context.setNow(START);
    await ingestFeedEvents(context, feed.snapshot(START));
    await context.publisher.drain();
    const stop = stopOfDay();
    const times = Array.from({ length: DAY / STEP }, (_, i) => START + (i + 1) * STEP);
    let at = START;
    for (const time of [...times, stop.at, stop.at + 6 * MINUTE].sort((a, b) => a - b)) {
      await call(await advance(at, time));
      if (time === stop.at) await expectStopped(stop.game_type_id);
      at = time;
      if (isAllSeen()) break;
    }
    const { rows } = understood(
      await listMatches(
        context,
        { lang: 2, handicap_code: 'today', game_type_id: stop.game_type_id, event_ids: [] },
        info,
      ),
    );
    const points = rows.flatMap(({ plays }) => plays.flatMap((play) => play.points));
    expect(points.some(({ status }) => status === 1)).toBe(true);
    expect([...pushed]).toEqual(expect.arrayContaining(TO_PUSH));
    expect([...called]).toEqual(expect.arrayContaining(TO_CALL));
  },
);

async function expectStopped(gameTypeId: number): Promise<void> {
  const query = { lang: 2, handicap_code: 'today', game_type_id: gameTypeId, event_ids: [] } as const;
  const { rows } = understood(await listMatches(context, { ...query, event_ids: [] }, info));
  const points = rows.flatMap((row) => row.plays.flatMap((play) => play.points.map((point) => ({ row, play, point }))));
  expect(new Set(points.map(({ point }) => point.status))).toEqual(new Set([2]));
  const open = points.find(({ play, point }) => play.status === 1 && point.odd !== null);
  if (open === undefined) throw new Error('no open play');
  const { play_info_id, game_id } = open.play;
  const { point_id: shop_id, version, odd } = open.point;
  const selections = [{ shop_id, game_id, play_info_id, odd: odd ?? '', version }];
  const bets = [{ kind: 'single' as const, selections: [0], stake: '10' }];
  const request = { lang: 2, request_id: 'a-bet-on-a-stopped-game', accept: 'latest', selections, bets } as const;
  expect(await refusalOf(context, { ...request, selections, bets }, info)).toMatchObject({ refusal: 'suspended' });
  const states = (await readBoardState(context)).flatMap(({ changes }) => changes.map(({ change }) => change));
  expect(states).toContainEqual({ type: 'game-type-status', game_type_id: gameTypeId, status: 2 });
}
