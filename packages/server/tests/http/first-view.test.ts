import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { renderFirstPage } from '../../../web/src/embed/server/render-first-view';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { matchEvents, playOf, PLAY } from '@clutchline/test-support/server/test-feed';
import {
  answerIn,
  createViews,
  createWebFolder,
  markupOf,
  PAGE,
  readPage,
  readViewed,
  type Render,
} from './viewed-pages';

const ORIGIN = 'https://play.example';
const HOUR_MS = 3_600_000;

let webFolder: string;
let server: TestServer;
let described: TestServer;
let clock = 0;
const render = vi.fn<Render>();

const views = () =>
  createViews(
    (request, ask) => render(request, ask),
    () => clock,
  );

async function fill({ context }: TestServer): Promise<void> {
  const start = Math.floor(Date.now() / 60_000) * 60_000 + HOUR_MS;
  await ingestFeedEvents(context, [
    ...matchEvents(1, { startTime: start, odd: 3_141 }),
    ...matchEvents(2, { startTime: start + HOUR_MS, odd: 1_618 }),
  ]);
}

beforeAll(async () => {
  webFolder = await createWebFolder();
  server = await startTestServer({ webFolder, firstViews: views() });
  described = await startTestServer({ webFolder, firstViews: views(), publicUrl: ORIGIN });
  await fill(server);
  await fill(described);
});
afterAll(async () => {
  await server.close();
  await described.close();
  await rm(webFolder, { recursive: true });
});

beforeEach(() => {
  clock += 100_000;
  render.mockReset();
  render.mockImplementation(renderFirstPage);
});

interface Visit {
  readonly from?: TestServer;
  readonly headers?: Record<string, string>;
}

const page = (path = '/', { from = server, headers = {} }: Visit = {}) => readPage(from, path, headers);
const viewed = (path = '/', { from = server, headers = {} }: Visit = {}) => readViewed(from, path, headers);

it('P13 the page arrives with the matches and prices that the calls answer, in the language of the browser', async () => {
  const { text } = await viewed('/', { headers: { 'accept-language': 'ja,en;q=0.5' } });
  const markup = markupOf(text);
  for (const shown of ['Thing 1', 'Other 2', '>3.14<', '>1.618<', '試合']) expect(markup).toContain(shown);
  expect(text).toContain('<html lang="ja-JP" data-list="1"');
  const { data } = await server.call('getGameListByGameTypeId', {
    ...{ game_type_id: 0, handicap_code: 'today', event_ids: [] },
  });
  expect(answerIn(text, 'getGameListByGameTypeId')).toMatchObject({ code: 1, data });
});

it('P13 the cookie gives language, theme and zone; the address gives the language before it', async () => {
  const headers = { cookie: 'a=b; look=7.light.Asia/Tokyo; c=d', 'accept-language': 'en' };
  expect((await viewed('/', { headers })).text).toMatch(/data-theme="light"[^>]*lang="ja-JP"/);
  expect(render.mock.calls.at(-1)?.[0]).toMatchObject({ langId: 7, theme: 'light', timeZone: 'Asia/Tokyo' });
  expect((await viewed('/match/list?lang=8', { headers })).text).toContain('lang="ko-KR"');
});

it.each([
  'look=',
  'look=9.arena.UTC',
  'look=2.dark.UTC',
  'look=2.arena.Mars/Base',
  'look="><script>',
  'xlook=7.light.UTC',
])('P13 the cookie "%s" is as good as none', async (cookie) => {
  await page('/', { headers: { cookie } });
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0]).toMatchObject({ langId: 2, theme: 'arena', timeZone: 'UTC' });
});

it.each(['/', '/match/detail?game_id=1'])(
  'P13 SPOIL-1 a player who hides results gets the page of %s as built, in which no score is seen before the app hides it',
  async (path) => {
    expect((await page(path, { headers: { cookie: 'look=2.arena.UTC.hidden' } })).text).toBe(PAGE);
    expect(render).not.toHaveBeenCalled();
  },
);

it('P13 a first visit has the times of the zone where most players of its language are', async () => {
  await page('/', { headers: { 'accept-language': 'vi' } });
  expect(render.mock.calls[0]?.[0]).toMatchObject({ langId: 5, timeZone: 'Asia/Ho_Chi_Minh' });
});

it('P13 the page contains nothing of a player, also if a player requests it or requested it before', async () => {
  const token = await server.signIn('ada');
  await server.call('addFavorite', { game_id: 1, favorite: 1 }, { token });
  const own = await server.call(
    'getGameListByGameTypeId',
    { game_type_id: 0, handicap_code: 'today', event_ids: [] },
    { token },
  );
  expect(JSON.stringify(own.data)).toContain('"is_favorite":1');
  const cookie = `look=2.arena.UTC; token=${token}`;
  const asPlayer = await viewed('/', { headers: { token, cookie, authorization: `Bearer ${token}` } });
  expect(asPlayer.text).toBe((await page()).text);
  expect(asPlayer.text).not.toMatch(/"is_favorite":1|ada/);
  expect(asPlayer.text).not.toContain(token);
  expect(Object.keys(render.mock.calls[0]?.[0] ?? {}).toSorted()).toEqual([
    'address',
    'brand',
    'cursor',
    'langId',
    'now',
    'theme',
    'timeZone',
  ]);
});

it.each<[string, Render]>([
  ['throws', () => Promise.reject(new Error('broken'))],
  ['has no view', () => Promise.resolve(null)],
  ['takes longer than 50 ms', () => sleep(5_000, null, { ref: false })],
])('P13 if the renderer %s, the page is as built', async (_case, failing) => {
  render.mockImplementation(failing);
  const before = performance.now();
  const { text, status } = await page();
  expect([status, text]).toEqual([200, PAGE]);
  expect(performance.now() - before).toBeLessThan(3_000);
});

it('P13 a hundred simultaneous requests render once', async () => {
  await Promise.all(Array.from({ length: 100 }, () => page()));
  expect(render).toHaveBeenCalledTimes(1);
});

it('P13 the policy of the page stays, and nothing in its markup needs another one', async () => {
  const { headers, text } = await viewed();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(text).not.toMatch(/ style=| on[a-z]+=|<style/);
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([' type="module" src="/assets/app-1.js"', ' type="text/plain" id="first-view"']);
});

it('P13 caches ask each time, and know that language and look change the page', async () => {
  const { headers } = await viewed();
  expect(headers.get('cache-control')).toBe('no-cache');
  for (const name of ['cookie', 'accept-language', 'accept-encoding']) expect(headers.get('vary')).toContain(name);
  const etag = headers.get('etag') ?? '';
  expect((await page('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('P13 the page of a match arrives with its markets and prices, at one address in every order of its query', async () => {
  const headers = { cookie: 'look=2.arena.UTC' };
  const { text } = await viewed('/match/detail?game_id=1', { headers });
  const markup = markupOf(text);
  for (const shown of ['Thing 1', 'Other 1', 'Match winner', 'Map 3', '>3.14<']) expect(markup).toContain(shown);
  expect(markup).not.toContain('Thing 2');
  expect(text).not.toMatch(/ style=| on[a-z]+=|<style/);
  const { data } = await server.call('getPointsListSplit', { game_id: 1 });
  expect(answerIn(text, 'getPointsListSplit')).toMatchObject({ code: 1, data });
  for (const path of ['/match/detail?lang=2&game_id=1', '/match/detail?game_id=1&lang=2'])
    expect((await page(path, { headers })).text).toBe(text);
  expect(render).toHaveBeenCalledTimes(1);
});

it.each([
  'game_id=3',
  'game_id=999999999999999',
  'game_id=0',
  'game_id=x',
  'game_id=1&tab=live',
  'game_id=1&game_id=2',
  '',
])('P13 DETAIL-4 the page of a match with "%s", which is unknown or another view, is as built', async (query) => {
  expect(await page(`/match/detail?${query}`)).toMatchObject({ status: 200, text: PAGE });
  expect(render).not.toHaveBeenCalled();
});

it('P13 the page of a match contains nothing of a player who requests it', async () => {
  const token = await server.signIn('ada');
  await server.call('addFavorite', { game_id: 2, favorite: 1 }, { token });
  const headers = { token, cookie: `look=2.arena.UTC; token=${token}`, authorization: `Bearer ${token}` };
  const asPlayer = await viewed('/match/detail?game_id=2', { headers });
  expect(asPlayer.text).toBe((await page('/match/detail?game_id=2', { headers: { cookie: 'look=2.arena.UTC' } })).text);
  expect(asPlayer.text).not.toMatch(/"is_favorite":1|ada/);
});

it.each([
  '/?game_type_id=1',
  '/?token=abc',
  '/match/list?tab=live',
  '/match/list?lang=9',
  '/schedule',
  '/index.html?x',
])('P13 the page of %s, which is another view, is as built', async (path) => {
  expect((await page(path)).text).toBe(PAGE);
  expect(render).not.toHaveBeenCalled();
});

it('P13 PAGE-1 a page with metadata has its first view too', async () => {
  const { text } = await viewed('/', { from: described, headers: { cookie: 'look=1.arena.Asia/Shanghai' } });
  expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/`);
  expect(text).toContain('<html lang="zh-CN" data-list="1"');
  expect(text.match(/<div id="app">/g)).toHaveLength(1);
});

it('P13 a changed price is in the page after a second at most', async () => {
  await viewed();
  const changed = matchEvents(1, { startTime: Math.floor(Date.now() / 60_000) * 60_000 + HOUR_MS, odd: 2_718 });
  await ingestFeedEvents(
    server.context,
    changed.filter((event) => event.type === 'play' && event.play_id === playOf(1, PLAY.winner)),
  );
  clock += 1_000;
  await expect.poll(async () => (await page()).text).toMatch(/>2\.7\d<[^]*"2\.718"/);
});
