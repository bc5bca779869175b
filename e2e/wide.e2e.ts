import { LANGUAGES } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { chooseLanguage } from '@clutchline/test-support/browser/choose-language';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { inSlip } from '@clutchline/test-support/browser/slip-scenes';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { SitePage } from '@clutchline/test-support/pages/site-page';

describe('a wide window', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('wide');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each([1_440, 1_920, 2_560])('U31 at %i px the header begins and ends with the content', async (width) => {
    const { page, context } = await openPage(browser, { width, height: 1_080, still: true });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('linh', 'linh-2026');
    await inSlip(player).waitFor();
    const edges = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const header = boxes('header:has(nav) > *');
      const content = boxes('[data-rail] > *');
      const ends = (found: readonly DOMRect[]) => [
        Math.round(Math.min(...found.map(({ left }) => left))),
        Math.round(Math.max(...found.map(({ right }) => right))),
      ];
      return { header: ends(header), content: ends(content) };
    });
    expect(edges.header).toEqual(edges.content);
    await context.close();
  });

  it('U32 tickets have their own heights: none is stretched to its neighbour', async () => {
    const { page, context } = await openPage(browser, { width: 1_440, still: true });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    await choose(player, 1);
    await player.slip.acceptLatest();
    await player.slip.stake('single', '10');
    await player.slip.place();
    await player.slip.choose('parlay');
    await choose(player, 6);
    await player.slip.stake('parlay', '10');
    await player.slip.place();
    const bets = await player.toBets();
    await bets.tickets().nth(1).waitFor();
    const tickets = await bets.tickets().evaluateAll((found) =>
      found.map((ticket) => {
        const parts = [...ticket.children].map((part) => part.getBoundingClientRect());
        const { height, bottom } = ticket.getBoundingClientRect();
        const legs = [...ticket.querySelectorAll('ul > li')].map((leg) => leg.getBoundingClientRect());
        const list = ticket.querySelector('ul')?.getBoundingClientRect();
        return {
          height,
          below: bottom - Math.max(...parts.map((part) => part.bottom)),
          slack: (list?.bottom ?? 0) - Math.max(...legs.map((leg) => leg.bottom)),
          item: (ticket.parentElement?.getBoundingClientRect().height ?? 0) - height,
        };
      }),
    );
    expect(tickets).toHaveLength(2);
    for (const { below, slack, item } of tickets) {
      expect(below).toBeLessThan(16);
      expect(slack).toBeLessThan(2);
      expect(item).toBeLessThan(2);
    }
    expect(Math.abs((tickets[0]?.height ?? 0) - (tickets[1]?.height ?? 0))).toBeGreaterThan(150);
    await context.close();
  });

  async function choose(player: SitePage, count: number): Promise<void> {
    for (let place = await player.slip.items().count(); place < count; place += 1) {
      const free = player.upcomingRows().filter({ hasNot: player.page.locator('[aria-pressed="true"]') });
      const prices = free.locator('[data-column="winner"] button');
      await prices.and(player.page.locator('[aria-disabled="false"]')).first().click();
    }
    await player.slip
      .items()
      .nth(count - 1)
      .waitFor();
  }

  it('U46 in forced colours prices that cannot be bet on are grey, open ones are not', async () => {
    const { page, context } = await openPage(browser, { still: true });
    await page.emulateMedia({ forcedColors: 'active' });
    const player = await SitePage.open(page, site.url, 2);
    const price = player.winnerPrice(player.upcomingRows().first());
    const look = (state: string) =>
      price.evaluate((button, shown) => {
        button.setAttribute('data-state', shown);
        const sample = document.createElement('span');
        sample.style.color = 'GrayText';
        document.body.append(sample);
        const grey = getComputedStyle(sample).color;
        sample.remove();
        const colours = [button, ...button.querySelectorAll('span')].map((part) => getComputedStyle(part).color);
        return [...colours, getComputedStyle(button).borderTopColor].map((colour) => colour === grey);
      }, state);
    expect(new Set(await look('off'))).toEqual(new Set([true]));
    expect(new Set(await look('locked'))).toEqual(new Set([true]));
    expect(new Set(await look('open'))).toEqual(new Set([false]));
    await context.close();
  });

  it('U48 the tabs of the slip are on one line each at 1440 px in every language', async () => {
    const { page, context } = await openPage(browser, { width: 1_440, still: true });
    const player = await SitePage.open(page, site.url, 2);
    await choose(player, 10);
    await player.slip.choose('parlay');
    const tabs = page.locator('aside').getByRole('tab');
    const found: Record<string, readonly boolean[]> = {};
    for (const { id, code } of LANGUAGES) {
      await chooseLanguage(page, id);
      await tabs.filter({ hasText: translatorOf(id)('slip.tab_parlay') }).waitFor();
      found[code] = await tabs.evaluateAll((elements) =>
        elements.map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          const tops = [...range.getClientRects()].filter(({ height }) => height > 10).map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) < 8 && tab.scrollWidth <= tab.clientWidth;
        }),
      );
    }
    expect(found).toEqual(Object.fromEntries(LANGUAGES.map(({ code }) => [code, [true, true, true]])));
    await context.close();
  });

  it('ROUTE-5 LANG-2 the menu has room for all entries at 1440 px in every language, and shows that of the screen at 768 px', async () => {
    const { page, context } = await openPage(browser, { width: 1_440, still: true });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    await page.goto(`${site.url}/virtual/chess?lang=2`);
    const menu = page.getByRole('banner').getByRole('navigation');
    const current = menu.locator('[aria-current="page"]');
    const seen: Record<string, number> = {};
    for (const { id, code } of LANGUAGES) {
      await page.setViewportSize({ width: 1_440, height: 900 });
      await chooseLanguage(page, id);
      await current.filter({ hasText: translatorOf(id)('menu.chess') }).waitFor();
      seen[code] = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await page.setViewportSize({ width: 768, height: 900 });
      const hiddenPart = () =>
        current.evaluate((entry) => {
          const [{ left, right }, row] = [entry.getBoundingClientRect(), entry.closest('nav')?.getBoundingClientRect()];
          return row ? Math.max(0, Math.round(right - row.right), Math.round(row.left - left)) : Number.NaN;
        });
      await expect.poll(hiddenPart).toBe(0);
    }
    expect(seen).toEqual(Object.fromEntries(LANGUAGES.map(({ code }) => [code, 0])));
    await context.close();
  });

  it.each([390, 768, 1_024, 1_440])('U52 at %i px no runner of an outright is alone in its row', async (width) => {
    const { page, context } = await openPage(browser, { width, still: true });
    const player = await SitePage.open(page, site.url, 2);
    await page.goto(`${site.url}/champion?lang=2`);
    await page.getByRole('article').first().getByRole('listitem').first().waitFor();
    const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    expect(await orphans(page)).toEqual([]);
    await page.goto(`${site.url}/match/list?lang=2&tab=champion`);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(player.t('champion.all_runners', { count: 0 }).replace('0', '\\d+')) })
      .first()
      .waitFor();
    expect(await orphans(page)).toEqual([]);
    await context.close();
  });

  /** Lists of runners whose last row does not fill its width. */
  const orphans = (page: Page): Promise<string[]> =>
    page
      .getByRole('main')
      .locator('ul:has(> li > button[aria-pressed])')
      .evaluateAll((lists) =>
        lists
          .filter((list) => {
            const last = list.lastElementChild?.getBoundingClientRect();
            return last === undefined || list.getBoundingClientRect().right - last.right > 2;
          })
          .map((list) => list.textContent),
      );

  it('U28 GAMES-5 the headings of the list are in order on every tab', async () => {
    const { page, context } = await openPage(browser, { still: true });
    const player = await SitePage.open(page, site.url, 2);
    for (const tab of ['today', 'early', 'pool', 'parlay', 'champion'] as const) {
      await page
        .getByRole('main')
        .getByRole('tab', { name: player.t(`match-list.tab_${tab}`) })
        .click();
      await page.getByRole('main').locator('section h2, section h3').first().waitFor();
      expect([tab, await findBarriers(page, ['heading-order', 'empty-heading', 'page-has-heading-one'])]).toEqual([
        tab,
        [],
      ]);
    }
    await context.close();
  });
});
