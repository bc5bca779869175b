import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { layoutShiftOf } from '@clutchline/test-support/browser/layout-shift-of';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { type Site, startSite } from '@clutchline/test-support/browser/start-site';
import { waitForView } from '@clutchline/test-support/browser/wait-for-view';

const MOST_SHIFT = 0.02;
const WIDTHS = [320, 390, 1_440] as const;
const CALLS = /\/(getResults|getScheduleDays|getEvents|getEvent)\//;
const SCORE = '[class^="columns_"]';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  const options = { firstView: true, historyDays: 1 };
  [site, browser] = await Promise.all([startSite('first-view-content', options), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** With champion prices, which are below all else. */
async function shownEvent(): Promise<{ readonly address: string; readonly name: string }> {
  const { rows } = await callSite(site.url, 'getEvents', { game_type_id: 0, when: 'now', uses_bets: 1 });
  for (const { event_id, event_name_en } of rows) {
    const { champion_game_ids } = await callSite(site.url, 'getEvent', { event_id });
    if (champion_game_ids.length > 0) return { address: `/events/detail?event_id=${event_id}`, name: event_name_en };
  }
  throw new Error('no event with champion prices');
}

/** Without its style sheet an element has another one. */
const displayOf = (place: Locator): Promise<string> => place.evaluate((element) => getComputedStyle(element).display);

interface Look {
  readonly langId?: number;
  readonly hides?: boolean;
}

const lookOf = ({ langId = 2, hides = false }: Look = {}) => ({
  ...{ name: 'look', value: `${langId}.arena.Asia/Shanghai${hides ? '.hidden' : ''}` },
  url: site.url,
});

async function openWithoutScripts(address: string, width: number) {
  const cookie = lookOf();
  await waitForView(site.url + address, `look=${cookie.value}`);
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.goto(site.url + address);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
  return { page, context, main: page.getByRole('main') };
}

it.each(WIDTHS)(
  'P13 with scripts switched off the results of the day are shown with their scores at %i px',
  async (width) => {
    const { page, context, main } = await openWithoutScripts('/results', width);
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Results');
    expect(await displayOf(main.locator(SCORE).first())).toBe('flex');
    expect(await page.locator('link[rel=\"modulepreload\"][href*=\"/results-\"]').count()).toBe(1);
    expect(await main.locator(SCORE).filter({ visible: true }).count()).toBeGreaterThan(2);
    expect(await main.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(5);
    await main.getByRole('navigation', { name: 'Schedule and results' }).getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toBe('/schedule');
    await context.close();
  },
);

it.each(WIDTHS)('P13 with scripts switched off the events lead to the page of each at %i px', async (width) => {
  const { address, name } = await shownEvent();
  await waitForView(site.url + address, `look=${lookOf().value}`);
  const { page, context, main } = await openWithoutScripts('/events', width);
  await main.getByRole('link', { name, exact: true }).first().click();
  expect(page.url()).toBe(site.url + address);
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  expect(await displayOf(main.locator('dl'))).toBe('grid');
  expect(await displayOf(main.locator('ul:has(button[data-state])'))).toBe('flex');
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toContain('Tournament winner odds');
  expect(await main.locator('button[data-state]').filter({ visible: true }).count()).toBeGreaterThan(3);
  expect(await main.getByRole('textbox').inputValue()).toMatch(/^\/calendar\/public\/event-\d+\.en-US\.ics$/);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
  await context.close();
});

/** The app has replaced the markup of the server. */
const takenOver = async (page: Page): Promise<void> => {
  await page.locator('main h1').waitFor();
  await page.locator('main [data-width="any"]').waitFor({ state: 'detached' });
};

const CASES = [
  ['en-US', 2, 390],
  ['ja-JP', 7, 1_440],
] as const;

it.each(CASES)(
  'P13 the pages of results and events are taken over in %s (%i) at %i px without an error or a call',
  async (locale, langId, width) => {
    for (const address of ['/results', '/events', (await shownEvent()).address]) {
      const { page, context, errors } = await openPage(browser, { width, locale });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const cookie = lookOf({ langId });
      await context.addCookies([cookie]);
      await waitForView(site.url + address, `look=${cookie.value}`);
      await page.goto(site.url + address);
      await takenOver(page);
      expect(await layoutShiftOf(page), address).toBeLessThan(MOST_SHIFT);
      expect(requests.filter((url) => CALLS.test(url))).toEqual([]);
      expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

it('P13 SPOIL-1 the next page of a player who hides results has none in its markup', async () => {
  const { page, context, errors } = await openPage(browser, { width: 1_440 });
  await context.addCookies([lookOf()]);
  await waitForView(`${site.url}/results`, `look=${lookOf().value}`);
  await page.goto(`${site.url}/results`);
  await takenOver(page);
  await page.getByRole('checkbox', { name: 'Spoiler-free mode' }).check();
  const looks = async () => (await context.cookies()).find(({ name }) => name === 'look')?.value;
  await expect.poll(looks).toBe(lookOf({ hides: true }).value);
  const answer = await page.goto(`${site.url}/results`);
  expect(await answer?.text()).not.toContain('id="first-view"');
  await page.getByRole('button', { name: 'Show result' }).first().waitFor();
  expect(await page.locator(`main ${SCORE}`).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
