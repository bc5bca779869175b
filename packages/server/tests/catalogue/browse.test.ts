import { HANDICAP_CODES, type HandicapCode } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapResult,
  matchEvents,
  notPlayed,
  PLAY,
  playState,
  pointOf,
  price,
  teamOf,
} from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { listCategories, listHandicaps } from '../../src/catalogue/list-categories';
import { listCurrencies, setLanguage } from '../../src/players/preferences/settings';
import { listMatches, readMatch } from '../../src/catalogue/list-matches';
import { readPoints } from '../../src/catalogue/read-points';
import type { CallInfo } from '../../src/platform/calls';
import { setFavorite } from '../../src/catalogue/favorites';

const HOUR = 3_600_000;
const visitor: CallInfo = { lang: 2, caller: null };
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await ingestFeedEvents(context, [
    ...matchEvents(1, { gameTypeId: 1, eventId: 100, startTime: NOW - HOUR }),
    ...matchEvents(2, { gameTypeId: 1, eventId: 101, startTime: NOW + 5 * HOUR }),
    ...matchEvents(3, { gameTypeId: 1, eventId: 101, startTime: NOW + 24 * HOUR }),
    ...matchEvents(4, { gameTypeId: 3, startTime: NOW + 24 * HOUR + 1 }),
    ...matchEvents(5, { gameTypeId: 3, startTime: NOW + 48 * HOUR, noParlay: 1 }),
    ...matchEvents(6, { gameTypeId: 16, startTime: NOW - 5 * HOUR }),
    ...matchEvents(7, { gameTypeId: 16, startTime: NOW + HOUR }),
    ...matchEvents(8, { gameTypeId: 5, startTime: NOW + 2 * HOUR }),
    ...matchEvents(9, { gameTypeId: 6, startTime: NOW + 2 * HOUR }),
    ...matchEvents(10, { gameTypeId: 6, startTime: NOW + HOUR }),
    live(1, { status: 2, round: 1 }),
    live(6, { status: 4 }),
    live(7, { is_hide: 1 }),
    ...[1, 2, 3, 4, 5, 6].map((number) => playState(2, number, 'closed')),
  ]);
});
afterAll(() => context.close());

const list = async (handicap_code: HandicapCode, game_type_id = 0, event_ids: number[] = [], info = visitor) => {
  const request = { lang: 2, handicap_code, game_type_id, event_ids } as const;
  return understood(await listMatches(context, request, info)).rows;
};
const listed = async (...query: Parameters<typeof list>) => (await list(...query)).map(({ match }) => match.game_id);
const categories = async () => understood(await listCategories(context));

describe('lists', () => {
  it('GAMES-5 cuts live, today and early by time, live matches first', async () => {
    expect(await listed('live')).toEqual([1]);
    expect(await listed('today')).toEqual([1, 10, 8, 9, 2, 3]);
    expect(await listed('early')).toEqual([4, 5]);
    expect(await listed('pool')).toEqual([]);
    expect(await listed('champion')).toEqual([]);
  });

  it('GAMES-5 SLIP-6 parlay holds matches with an open play that may be combined', async () => {
    expect(await listed('parlay')).toEqual([1, 10, 8, 9, 3, 4]);
  });

  it('GAMES-5 ended and hidden matches are under no tab', async () => {
    const all = (await Promise.all(HANDICAP_CODES.map((code) => listed(code)))).flat();
    expect(all).not.toContain(6);
    expect(all).not.toContain(7);
  });

  it('GAMES-4 lists only the ticked events; bad-input 66: unknown ones give an empty list', async () => {
    expect(await listed('today', 1, [101])).toEqual([2, 3]);
    expect(await listed('today', 1, [101, 777])).toEqual([2, 3]);
    expect(await listed('today', 1, [777])).toEqual([]);
    expect(await listed('today', 99)).toEqual([]);
  });

  it('GAMES-5 a row carries winner, handicap and total of the whole match and the number of all plays', async () => {
    const [row] = await list('live');
    expect(row?.plays.map(({ market }) => market)).toEqual(['match_winner', 'map_handicap', 'total_maps']);
    expect(row).toMatchObject({
      play_count: 6,
      is_favorite: 0,
      live: { status: 2, round: 1 },
      match: { team_name_1_en: 'Thing 1', team_name_1_kr: 'Thing 1 kr', event_name_en: 'Cup 100', best_of: 3 },
    });
    expect(row?.plays[1]?.points.map(({ line }) => line)).toEqual([-1_500, 1_500]);
    expect(row?.plays[2]?.line).toBe(2_500);
  });
});

describe('categories', () => {
  it('GAMES-2 come in their order, all games first', async () => {
    expect((await categories()).map(({ id }) => id)).toEqual([0, 1, 3, 16, 6, 5]);
  });

  it('GAMES-1 count what the lists show, under every code', async () => {
    for (const { id, tag_count } of await categories())
      for (const code of HANDICAP_CODES)
        expect([id, code, tag_count[code]]).toEqual([id, code, (await listed(code, id)).length]);
  });

  it('GAMES-1 name their events with the number of matches', async () => {
    const lol = (await categories()).find(({ id }) => id === 1);
    expect(lol).toMatchObject({ logo: 'lol', game_name_en: 'Game 1', game_name_cn: 'Game 1 cn' });
    expect(lol?.events_count).toMatchObject({
      total: 3,
      events: [
        { event_id: 100, match_amount: 1, event_name_en: 'Cup 100' },
        { event_id: 101, match_amount: 2 },
      ],
    });
    expect((await categories())[0]?.events_count.total).toBe(8);
  });

  it('GAMES-5 the tabs come in their order', async () => {
    expect(understood(await listHandicaps())).toEqual(HANDICAP_CODES.map((code) => ({ code })));
  });
});

describe('one match', () => {
  it('DETAIL-1 is read with every play and point', async () => {
    const { match, plays } = understood(await readMatch(context, { lang: 2, game_id: 2 }, visitor));
    expect(match).toMatchObject({ game_id: 2, team_id_1: 21, team_id_2: 22, stage_name_en: 'Final' });
    expect(plays.map(({ round }) => round)).toEqual([0, 0, 0, 1, 1, 3]);
    expect(plays[0]).toMatchObject({ status: 3, settle_at: 'bet', points: [{ status: 2 }, { status: 2 }] });
  });

  it('DETAIL-4 an unknown or hidden match is refused', async () => {
    for (const game_id of [4_711, 7])
      expect(await readMatch(context, { lang: 2, game_id }, visitor)).toEqual({ kind: 'refused', refusal: 'no_match' });
  });

  it('NAV-5 points become slip items in the order asked; bad-input 71: repeated and unknown ones are left out', async () => {
    const ids = [pointOf(4, PLAY.handicap, 2), 777, pointOf(1, PLAY.winner, 1), pointOf(1, PLAY.winner, 1)];
    const { items } = understood(await readPoints(context, { lang: 2, shop_ids: ids }));
    expect(items.map(({ shop_id }) => shop_id)).toEqual([ids[0], ids[2]]);
    expect(items[0]).toMatchObject({
      game_id: 4,
      odd: '2.000',
      version: 1,
      status: 1,
      is_hide: 0,
      line: 1_500,
      pick: { kind: 'team', team_id: 42 },
      play: { market: 'map_handicap', round: 0 },
    });
  });

  it('PUSH-3 an item of a hidden match is marked as hidden', async () => {
    const shop_ids = [pointOf(7, PLAY.winner, 1)];
    expect(understood(await readPoints(context, { lang: 2, shop_ids })).items[0]?.is_hide).toBe(1);
  });

  it('USER-6 prices have three decimals up to 1000.000', async () => {
    const pointId = pointOf(8, PLAY.winner, 1);
    await ingestFeedEvents(context, [price(8, pointId, 1_000_000)]);
    expect(understood(await readPoints(context, { lang: 2, shop_ids: [pointId] })).items[0]?.odd).toBe('1000.000');
  });
});

describe('favourites', () => {
  const mark = (info: CallInfo, game_id: number, favorite: 0 | 1) =>
    setFavorite(context, { lang: 2, game_id, favorite }, info);

  it('GAMES-7 are stored for their player alone; bad-input 68: twice is once', async () => {
    const [info, stranger] = [await context.player('0'), await context.player('0')];
    expect(await mark(info, 4, 1)).toEqual({ kind: 'ok', data: { game_id: 4, favorite: 1 } });
    await mark(info, 4, 1);
    const flags = async (who: CallInfo) => (await list('early', 0, [], who)).map(({ is_favorite }) => is_favorite);
    expect(await flags(info)).toEqual([1, 0]);
    expect(await flags(stranger)).toEqual([0, 0]);
    expect(understood(await readMatch(context, { lang: 2, game_id: 4 }, info)).is_favorite).toBe(1);
    await mark(info, 4, 0);
    await mark(info, 4, 0);
    expect(await flags(info)).toEqual([0, 0]);
  });

  it('GAMES-7 bad-input 68: refuses an unknown match, and more than five hundred', async () => {
    const info = await context.player('0');
    expect(await mark(info, 4_711, 1)).toEqual({ kind: 'refused', refusal: 'no_match' });
    const many = Array.from({ length: 501 }, (_, n) => 10_000 + n);
    await ingestFeedEvents(
      context,
      many.flatMap((gameId) => matchEvents(gameId, { startTime: NOW + 90 * HOUR })),
    );
    for (const gameId of many.slice(0, 500)) await mark(info, gameId, 1);
    expect(await mark(info, 10_500, 1)).toEqual({ kind: 'refused', refusal: 'favourites_limit' });
    expect((await mark(info, 10_499, 1)).kind).toBe('ok');
  });
});

it('USER-3 names the currencies with their decimals', async () => {
  const currencies = understood(await listCurrencies());
  expect(currencies.map(({ code, decimals }) => `${code}${decimals}`)).toEqual([
    'CNY2',
    'USD2',
    'JPY0',
    'KRW0',
    'VND0',
    'IDR0',
    'THB2',
    'TWD2',
    'KWD3',
  ]);
});

it('LANG-4 stores the language of the call as the player’s own', async () => {
  const info = await context.player('0');
  expect(await setLanguage(context, { lang: 8 }, info)).toEqual({ kind: 'ok', data: null });
  expect((await context.stores.accounts.byId(info.caller.accountId))?.lang).toBe(8);
});

it('DETAIL-1 the detail has the score of every map that was played', async () => {
  await ingestFeedEvents(context, [
    ...matchEvents(61, { startTime: NOW - HOUR }),
    live(61, { status: 2, round: 3, score_1: 2 }),
    mapResult(61, 2, { winner: null, score_1: null, score_2: null }),
    mapResult(61, 1, { winner: teamOf(61, 1), score_1: 13, score_2: 9 }),
    notPlayed(61, 3),
  ]);
  const { maps } = understood(await readMatch(context, { lang: 2, game_id: 61 }, visitor));
  expect(maps).toEqual([
    { round: 1, winner: teamOf(61, 1), score_1: 13, score_2: 9 },
    { round: 2, winner: null, score_1: null, score_2: null },
  ]);
});
