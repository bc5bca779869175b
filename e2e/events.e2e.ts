import { LANGUAGES } from '@clutchline/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { CONTENT_THEMES, contentScreens, lookAtContent } from '@clutchline/test-support/browser/content-screens';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { tabTo } from '@clutchline/test-support/browser/tab-to';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('events');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function eventWithBracket(): Promise<number> {
  const { rows } = await callSite(site.url, 'getEvents', { game_type_id: 0, when: 'now' });
  for (const { event_id } of rows) {
    const { stages } = await callSite(site.url, 'getEvent', { event_id });
    const slots = stages.flatMap(({ bracket }) => bracket ?? []);
    const isDrawn = slots.some(({ column }) => column > 1);
    if (isDrawn && slots.some(({ team_id_1, team_id_2 }) => team_id_1 !== null && team_id_2 !== null)) return event_id;
  }
  throw new Error('no event with a bracket and known teams');
}

/** Others are in `every-screen`; all languages and themes of all of them: `npm run content-screens`. */
const SAMPLE = ['home', 'event, matches', 'team', 'events', 'announcements', 'following'];

it('K20 at 320 px no text of a new screen is cut, nothing moves while it loads, and a machine finds no barrier', async () => {
  const screens = await contentScreens(site.url);
  for (const [index, name] of SAMPLE.entries()) {
    const langId = LANGUAGES[index % LANGUAGES.length]?.id ?? 1;
    const theme = CONTENT_THEMES[index % CONTENT_THEMES.length] ?? 'arena';
    const address = `${site.url}${screens.get(name) ?? ''}`;
    const { shift, ...found } = await lookAtContent({ browser, address, langId, theme });
    expect(found, `${name}, ${langId}, ${theme}`).toEqual({ sideways: 0, cut: [], barriers: [], errors: [] });
    expect(shift, name).toBeLessThanOrEqual(0.02);
  }
});

it('EVENT-4 K13 ROUTE-2 by keyboard alone a bracket at 320 px is opened, its path marked, its rounds turned, and its match reached', async () => {
  const eventId = await eventWithBracket();
  const { page, errors, context } = await openPage(browser, { width: 320, height: 700, still: true });
  await page.goto(`${site.url}/events/detail?event_id=${eventId}&tab=bracket&lang=2`);
  const team = page.getByRole('article').getByRole('button').first();
  await team.waitFor();
  expect(new URL(page.url()).search).toBe(`?event_id=${eventId}&tab=bracket`);
  expect(await overflowOf(page)).toEqual({ sideways: 0, cut: [] });
  expect(await findBarriers(page)).toEqual([]);
  await tabTo(page, team);
  await page.keyboard.press('Enter');
  await page.getByText('Path of').first().waitFor();
  expect(await team.getAttribute('aria-pressed')).toBe('true');
  const anyNext = page.getByRole('button', { name: 'Next round' });
  const section = page.getByRole('region').filter({ has: anyNext }).first();
  const next = section.getByRole('button', { name: 'Next round' });
  await tabTo(page, next, 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await section.getByRole('heading', { name: 'Round 2' }).isVisible()).toBe(true);
  expect(await section.getByRole('heading', { name: 'Round 1' }).isVisible()).toBe(false);
  expect((await overflowOf(page)).sideways).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const match = page.getByRole('article').getByRole('link').first();
  await tabTo(page, match);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/match\/detail\?game_id=/);
  expect(errors).toEqual([]);
  await context.close();
});

it('EVENT-1 at 320 px the row of tabs begins at the chosen one, and follows the keys', async () => {
  const { page, errors, context } = await openPage(browser, { width: 320, height: 700, still: true });
  await page.goto(`${site.url}/events/detail?event_id=${await eventWithBracket()}&tab=teams&lang=4`);
  const row = page.getByRole('main').getByRole('tablist');
  const hidden = () =>
    row.evaluate((list) => {
      const tab = list.querySelector('[aria-selected="true"]');
      const [inner, outer] = [tab?.getBoundingClientRect(), list.getBoundingClientRect()];
      if (inner === undefined) return null;
      return Math.round(Math.max(0, inner.right - outer.right) + Math.max(0, outer.left - inner.left));
    });
  await row.waitFor();
  await expect.poll(hidden).toBe(0);
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await row.getByRole('tab', { selected: true }).press('Home');
  await expect.poll(hidden).toBe(0);
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

it.each([1, 2, 4] as const)(
  'SCHED-2 at 320 px the days of the strip have room for their names, language %i',
  async (langId) => {
    const { page, errors, context } = await openPage(browser, { width: 320, height: 700, still: true, touch: true });
    await page.goto(`${site.url}/schedule?lang=${langId}`);
    const days = page.getByRole('main').getByRole('navigation').locator('li a');
    await days.first().waitFor();
    const room = await days.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.querySelector('[aria-hidden]') ?? link);
        return link.clientWidth - range.getBoundingClientRect().width;
      }),
    );
    expect(room).toHaveLength(7);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);
