import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { renderFirstPage } from '../../../web/src/embed/server/render-first-view';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { live, matchEvents, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';
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

const HOUR_MS = 3_600_000;
/** With the last hours and the next minutes on one day. */
const ZONE = [23, 0, 1, 2].includes(new Date().getUTCHours()) ? 'Asia/Tokyo' : 'UTC';
const LOOK = { cookie: `look=2.arena.${ZONE}` };
const EVENT = '/events/detail?event_id=700';

let webFolder: string;
let server: TestServer;
let clock = 0;
const render = vi.fn<Render>();

/** A match that is over, one under way, and the next one of another event. */
beforeAll(async () => {
  webFolder = await createWebFolder();
  const firstViews = createViews(
    (request, ask) => render(request, ask),
    () => clock,
  );
  server = await startTestServer({ webFolder, firstViews });
  const { context } = server;
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  await ingestFeedEvents(context, [
    ...matchEvents(1, { eventId: 700, startTime: now - 2 * HOUR_MS }),
    ...wholeResult(1),
    live(1, { status: 4, score_1: 2 }),
    ...matchEvents(2, { eventId: 700, startTime: now - HOUR_MS }),
    live(2, { status: 2, round: 1 }),
    ...matchEvents(3, { eventId: 800, startTime: now + HOUR_MS }),
  ]);
  await settlePlays(context);
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

beforeEach(() => {
  clock += 100_000;
  render.mockReset();
  render.mockImplementation(renderFirstPage);
});

it('P13 RESULT-1 the page of the results arrives with what ended today', async () => {
  const { text } = await readViewed(server, '/results', LOOK);
  for (const shown of ['Results', 'Thing 1', 'Other 1', '2 to 0, won by Thing 1', '1 match'])
    expect(markupOf(text)).toContain(shown);
  expect(answerIn(text, 'getResults')).toMatchObject({ code: 1, data: { rows: [{ game_id: 1 }], next_cursor: null } });
  expect(answerIn(text, 'getScheduleDays')).toMatchObject({ code: 1 });
  expect(text).not.toMatch(/ style=| on[a-z]+=|<style/);
});

it('P13 CONTENT-1 the page of the events arrives with those that run, and links to each', async () => {
  const { text } = await readViewed(server, '/events', LOOK);
  for (const shown of ['Cup 700', EVENT, '1 live match']) expect(markupOf(text)).toContain(shown);
  expect(markupOf(text)).not.toContain('Cup 800');
  const { data } = await server.call('getEvents', { game_type_id: 0, when: 'now', uses_bets: 1 });
  expect(answerIn(text, 'getEvents')).toMatchObject({ code: 1, data });
});

it('P13 EVENT-1 the page of an event arrives with its overview, at one address in every order of its query', async () => {
  const { text } = await readViewed(server, EVENT, LOOK);
  for (const shown of ['Cup 700', 'Overview', '/calendar/public/event-700.en-US.ics'])
    expect(markupOf(text)).toContain(shown);
  const { data } = await server.call('getEvent', { event_id: 700 });
  expect(answerIn(text, 'getEvent')).toMatchObject({ code: 1, data });
  for (const path of ['/events/detail?lang=2&event_id=700', '/events/detail?event_id=700&lang=2'])
    expect((await readPage(server, path, LOOK)).text).toBe(text);
  expect(render).toHaveBeenCalledTimes(1);
});

it('P13 the pages arrive in the language, theme and time zone of the player', async () => {
  const cookie = 'look=7.light.Asia/Tokyo';
  for (const path of ['/results', '/events', EVENT])
    expect(markupOf((await readViewed(server, path, { cookie })).text)).toMatch(/data-theme="light"[^>]*lang="ja-JP"/);
});

it.each([
  ...['/results?day=2026-11-28', '/results?event_id=700', '/results?corrected=1', '/results?lang=9'],
  ...['/events?when=past', '/events?game_type_id=1', '/events?event_id=700'],
  ...['/events/detail', '/events/detail?event_id=701', '/events/detail?event_id=0', '/events/detail?game_id=1'],
  ...[`${EVENT}&tab=matches`, `${EVENT}&team_id=11`, '/schedule', '/teams/detail?team_id=11'],
])('P13 the page of %s, which is unknown or another view, is as built', async (path) => {
  expect(await readPage(server, path, LOOK)).toMatchObject({ status: 200, text: PAGE });
  expect(render).not.toHaveBeenCalled();
});

it.each(['/results', '/events', EVENT])(
  'P13 SPOIL-1 a player who hides results gets the page of %s as built',
  async (path) => {
    expect((await readPage(server, path, { cookie: 'look=2.arena.UTC.hidden' })).text).toBe(PAGE);
    expect(render).not.toHaveBeenCalled();
  },
);

it.each(['/results', '/events', EVENT])(
  'P13 the page of %s contains nothing of a player who requests it',
  async (path) => {
    const token = await server.signIn('ada');
    const followed = { changes: [{ team_id: teamOf(2, 1), is_followed: 1 }], skips_unknown: 0 };
    await server.call('followTeam', followed, { token });
    await server.call('setRevealed', { keys: ['1'], mode: 'all' }, { token });
    const own = await server.call('getEvents', { game_type_id: 0, when: 'now', uses_bets: 1 }, { token });
    expect(JSON.stringify(own.data)).toContain('"reason":"followed"');
    const headers = { token, cookie: `${LOOK.cookie}; token=${token}`, authorization: `Bearer ${token}` };
    const asPlayer = await readViewed(server, path, headers);
    expect(asPlayer.text).toBe((await readPage(server, path, LOOK)).text);
    expect(asPlayer.text).not.toMatch(/"reason":"followed"|ada/);
    expect(asPlayer.text).not.toContain(token);
  },
);
