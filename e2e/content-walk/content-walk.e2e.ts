import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { publishAnnouncements } from '@clutchline/test-support/bench/publish-announcements';
import { startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { contentScreens } from '@clutchline/test-support/browser/content-screens';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import {
  walkAnalysis,
  walkAnnouncements,
  walkEvent,
  walkFollowing,
  walkHome,
  walkLiveMatch,
  walkPrices,
  walkResults,
  walkSchedule,
  walkTeam,
} from './walk-content';
import { WalkingPlayer, type WalkOptions } from './walking-player';

const BY_TOUCH = { width: 390, touch: true } as const;
const BY_KEYS = { width: 1440, touch: false } as const;
const ENGLISH = { langId: 2, locale: 'en-US' } as const;
const CHINESE = { langId: 1, locale: 'zh-CN' } as const;
const THAI = { langId: 4, locale: 'th-TH' } as const;

/** `npm run content-walk` runs all of them, `npm test` the first one. */
const WALKS: readonly WalkOptions[] = [
  { ...CHINESE, ...BY_TOUCH },
  { ...ENGLISH, ...BY_KEYS },
  { ...THAI, ...BY_KEYS },
  { ...THAI, ...BY_TOUCH },
  { ...CHINESE, ...BY_KEYS },
  { ...ENGLISH, ...BY_TOUCH },
].slice(0, Number(process.env['WALKS'] ?? 1));

const TIMEOUT_MS = 600_000;

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const isOf = (path: string, name: string, id: number): boolean =>
  new URL(path, 'http://site').searchParams.get(name) === String(id);

/**
 * Ids of three live matches. The first one has a match clock, so it certainly has a live view.
 *
 * @param revealed addresses of a match and of an event whose scores are shown
 */
async function liveMatches({ url }: Site, revealed: readonly string[]): Promise<readonly [number, number, number]> {
  const body = { game_type_id: 0, handicap_code: 'live', event_ids: [] } as const;
  const { rows } = await callSite(url, 'getGameListByGameTypeId', body);
  const [one, other, third] = rows
    .filter(({ match }) => match.kind === 'match')
    .filter(({ match }) => !revealed.some((path) => isOf(path, 'game_id', match.game_id)))
    .filter(({ match }) => !revealed.some((path) => isOf(path, 'event_id', match.event_id)))
    .sort((a, b) => Number(a.live.clock_s === null) - Number(b.live.clock_s === null));
  if (one === undefined || other === undefined || third === undefined) throw new Error('fewer than three live matches');
  return [one.match.game_id, other.match.game_id, third.match.game_id];
}

it.each(WALKS)(
  'K20 U2 U3 a walk through the content screens in $locale at $width px: the focus is never lost, what filters and tabs find is announced',
  async (options) => {
    // One site for each walk: what a walk reveals and follows is stored with the account and would change the next one.
    const site = await startSite('content-walk', { historyDays: 2 });
    await publishAnnouncements(site.databaseUrl, site.now());
    const walk = await WalkingPlayer.open(browser, site.url, options);
    const event = (await contentScreens(site.url)).get('event, overview') ?? '';
    const [one, other, third] = await liveMatches(site, [await walkHome(walk), event]);
    await walkResults(walk);
    await walkSchedule(walk);
    await walkEvent(walk, event);
    await walkTeam(walk);
    await walkFollowing(walk);
    await walkAnnouncements(walk);
    await walkLiveMatch(walk, one);
    await walkAnalysis(walk, other);
    await walkPrices(walk, third);
    if (process.env['WALKS'] !== undefined)
      process.stdout.write(`${options.locale} ${options.width}\n${walk.report}\n`);
    expect(walk.isSound, walk.report).toBe(true);
    await walk.close();
    await site.close();
  },
  TIMEOUT_MS,
);
