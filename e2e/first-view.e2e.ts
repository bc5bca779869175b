import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { layoutShiftOf } from '@clutchline/test-support/browser/layout-shift-of';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { type Site, startSite } from '@clutchline/test-support/browser/start-site';
import { waitForView } from '@clutchline/test-support/browser/wait-for-view';

const LIST = '/getGameListByGameTypeId/';
const PRICES = 'main button[data-state]';
/** In the look of the last visit, at a first visit in another time zone, whose days begin at other matches, and of a live match. */
const MOST_SHIFTS = { again: 0.001, first: 0.02, detail: 0.05 };

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite('first-view', { firstView: true }), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** As a visit before, in this look: the server renders the next page in it. */
async function rememberLook(context: BrowserContext, look: string, address = ''): Promise<void> {
  await context.addCookies([{ name: 'look', value: look, url: site.url }]);
  await waitForView(site.url + address, `look=${look}`);
}

const pricesOf = (page: Page): Promise<string[]> => page.locator(`${PRICES}:visible`).allInnerTexts();

it.each([320, 1_440])('P13 with scripts switched off the page shows matches and prices at %i px', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await waitForView(site.url);
  await page.goto(site.url);
  const main = page.getByRole('main');
  expect((await pricesOf(page)).filter((text) => /\d\.\d/.test(text)).length).toBeGreaterThan(4);
  expect(await main.locator('time').count()).toBeGreaterThan(2);
  expect(await main.getByRole('navigation', { name: 'Live and starting next' }).getByRole('link').count()).toBe(10);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await page.locator('[data-part="rail"]').isVisible()).toBe(width === 1_440);
  expect(await page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true }).count()).toBe(1);
  await context.close();
});

it.each([
  ['again', 390],
  ['again', 1_440],
  ['first', 1_440],
] as const)('P13 visited %s at %i px, the app takes the markup over, and prices move', async (visit, width) => {
  const { page, context, errors } = await openPage(browser, { width });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const pushed: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => pushed.push(payload.toString())));
  const answersOfList = () =>
    pushed.flatMap((text) => /^{"type":"(snapshot|resumed)","topic":"list"/.exec(text)?.[1] ?? []);
  await page.addInitScript((prices) => {
    const watch = new MutationObserver(() => {
      const first = document.querySelector(prices);
      if (first === null) return;
      first.setAttribute('data-of-server', '');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, PRICES);
  if (visit === 'again') await rememberLook(context, '2.arena.Asia/Shanghai');
  else await waitForView(site.url);
  await page.goto(site.url);
  await page.locator('.clutchline:not([data-width="any"])').waitFor();
  await page.locator(`${PRICES}[data-of-server]`).waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFTS[visit]);
  expect(requests.filter((url) => url.includes(LIST))).toEqual([]);
  // Its prices are those of the page: the push continues from them.
  await expect.poll(answersOfList).toEqual(['resumed']);
  const before = await pricesOf(page);
  site.setSpeed(30);
  await expect.poll(() => pricesOf(page)).not.toEqual(before);
  site.setSpeed(1);
  await page.locator(`${PRICES}[data-state="open"]:visible`).first().click();
  await expect.poll(() => page.locator(`${PRICES}[aria-pressed="true"]`).count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

/** Holds back the code of the app until the result is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const openPrices = (page: Page) => page.locator('main button[data-state="open"]:visible');
const inSlip = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Remove/ });

it.each([
  ['a new visitor', 390],
  ['a new visitor', 1_440],
  ['one with a slip', 1_440],
] as const)('P13 presses of %s at %i px count that came before the code of the app', async (visitor, width) => {
  const { page, context, errors } = await openPage(browser, { width });
  const kept = visitor === 'one with a slip' ? 1 : 0;
  await rememberLook(context, '2.arena.Asia/Shanghai');
  if (kept > 0) {
    await page.goto(site.url);
    await page.locator('.clutchline:not([data-width="any"])').waitFor();
    await openPrices(page).first().click();
    await expect.poll(() => inSlip(page).count()).toBe(1);
  }
  const release = await holdCode(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('#app[data-early]').waitFor();
  const points = await openPrices(page).evaluateAll((prices) =>
    prices.map((price) => price.getAttribute('data-point')),
  );
  const price = (at: number) => page.locator(`button[data-point="${points[at]}"]:visible`).first();
  for (const [at, times] of [
    [0, 1],
    [1, 2],
    [4, 1],
  ] as const)
    for (let press = 0; press < times; press += 1) await price(at).click();
  const pressed = () => Promise.all([0, 1, 4].map((at) => price(at).getAttribute('aria-pressed')));
  expect(await pressed()).toEqual(['true', 'false', 'true']);
  release();
  await page.locator('#app:not([data-early])').waitFor({ state: 'attached' });
  await page.locator('.clutchline:not([data-width="any"])').waitFor();
  await expect.poll(pressed).toEqual(['true', 'false', 'true']);
  if (width > 1_000) await expect.poll(() => inSlip(page).count()).toBe(2);
  else await page.getByRole('button', { name: /^2\s*singles/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('P13 no style sheet of the page is requested again', async () => {
  const { page, context } = await openPage(browser, { width: 390 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await waitForView(site.url);
  await page.goto(site.url);
  await page.locator('footer').waitFor({ state: 'attached' });
  const within = await page.locator('link[rel="stylesheet"]:disabled, link[rel="stylesheet"][disabled]').all();
  expect(within.length).toBeGreaterThan(1);
  for (const sheet of within) expect(requests).not.toContain(await sheet.getAttribute('href'));
  await context.close();
});

it('P13 HELP-3 the end of the page, which is laid out when it is near, has its place on a phone before', async () => {
  const { page, context } = await openPage(browser, { width: 390 });
  await page.goto(site.url);
  const end = page.getByRole('contentinfo');
  await end.waitFor({ state: 'attached' });
  const heightOf = async () => (await end.boundingBox())?.height;
  const before = await heightOf();
  expect(before).toBeGreaterThan(200);
  await end.getByRole('button', { name: 'ไทย' }).focus();
  await expect.poll(heightOf).not.toBe(before);
  expect(await heightOf()).toBeGreaterThan(200);
  await context.close();
});

it('P13 the next page is rendered in the language, theme and time zone that the app showed', async () => {
  const { page, context } = await openPage(browser, { locale: 'ja-JP' });
  await page.goto(site.url);
  const looks = async () => (await context.cookies()).filter(({ name }) => name === 'look');
  await expect.poll(looks).toMatchObject([{ value: '7.arena.Asia/Shanghai', sameSite: 'Lax' }]);
  await waitForView(site.url, 'look=7.arena.Asia/Shanghai');
  const answer = await page.goto(site.url);
  expect(await answer?.text()).toMatch(
    /<html lang="ja-JP" data-list="1"[^]*id="first-view">7,arena \d+ Asia\/Shanghai \S+ \d+\n/,
  );
  await page.locator('.clutchline:not([data-width="any"])').waitFor();
  await context.close();
});

it('P13 LANG-6 the app takes the list over without a format of the browser, whose creation blocks the page', async () => {
  const { page, context, errors } = await openPage(browser, { width: 390 });
  await page.addInitScript(() => {
    const note = (name: string) => document.documentElement.append(new Comment(`format ${name}`));
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
      const construct = (target: object, args: unknown[]): object => {
        note(name);
        return Reflect.construct(target as new () => object, args) as object;
      };
      Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], { construct }) });
    }
    for (const { prototype } of [Number, Date]) {
      const apply = (target: () => string, self: unknown, args: unknown[]): unknown => {
        note('toLocaleString');
        const text: unknown = Reflect.apply(target, self, args);
        return text;
      };
      prototype.toLocaleString = new Proxy(prototype.toLocaleString, { apply });
    }
  });
  await rememberLook(context, '2.arena.Asia/Shanghai');
  await page.goto(site.url);
  await page.locator('.clutchline:not([data-width="any"])').waitFor();
  await page.waitForTimeout(1_000);
  const created = () =>
    page.evaluate(() =>
      [...document.documentElement.childNodes].flatMap(({ nodeName, nodeValue }) =>
        nodeName === '#comment' ? [nodeValue] : [],
      ),
    );
  expect(await created()).toEqual([]);
  await page.evaluate(() => [(1_234).toLocaleString(), new Intl.NumberFormat()]);
  expect(await created()).toEqual(['format toLocaleString', 'format NumberFormat']);
  expect(errors).toEqual([]);
  await context.close();
});

/** A live match, whose prices move, and its teams. */
async function liveMatch(): Promise<{ readonly address: string; readonly team: string }> {
  const list = { game_type_id: 0, handicap_code: 'live', event_ids: [] } as const;
  const { rows } = await callSite(site.url, 'getGameListByGameTypeId', list);
  const row = rows.find(({ match, plays }) => match.kind === 'match' && plays.length > 0);
  if (row === undefined) throw new Error('no live match');
  return { address: `/match/detail?game_id=${row.match.game_id}`, team: row.match.team_name_1_en };
}

const LOOKS = [
  ['en-US', 2, 390],
  ['en-US', 2, 1_440],
  ['ja-JP', 7, 390],
  ['ja-JP', 7, 1_440],
] as const;

it.each(LOOKS)(
  'P13 with scripts switched off the page of a match shows teams, markets and prices in %s (%i) at %i px',
  async (locale, langId, width) => {
    const { address, team } = await liveMatch();
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false, locale });
    await rememberLook(context, `${langId}.arena.Asia/Shanghai`, address);
    const page = await context.newPage();
    await page.goto(site.url + address);
    const main = page.getByRole('main');
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    if (langId === 2) expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain(team);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    expect((await pricesOf(page)).filter((text) => /\d\.\d/.test(text)).length).toBeGreaterThan(3);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await main.locator('h1').evaluate((title) => getComputedStyle(title).display)).toBe('grid');
    await context.close();
  },
);

it.each(LOOKS)(
  'P13 the page of a match is taken over in %s (%i) at %i px without an error, and its prices move',
  async (locale, langId, width) => {
    // A map that ends in between moves more than the takeover.
    site.setSpeed(0);
    const { address } = await liveMatch();
    const { page, context, errors } = await openPage(browser, { width, locale });
    await rememberLook(context, `${langId}.arena.Asia/Shanghai`, address);
    await page.goto(site.url + address);
    // The server's markup has no styles.
    await page.locator('main header[style*="--team-1"]').waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFTS.detail);
    const before = await pricesOf(page);
    site.setSpeed(30);
    await expect.poll(() => pricesOf(page), { timeout: 20_000 }).not.toEqual(before);
    site.setSpeed(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);
