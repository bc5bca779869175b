import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { inSlip } from '@clutchline/test-support/browser/slip-scenes';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const WINDOWS = [
  [320, 480],
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

const NARROW = 600;

/** Inside the window, and nothing covers its middle. */
async function isInView(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left, x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight + 1;
    return isInside && found !== null && (element.contains(found) || found.contains(element));
  });
}

describe('the geometry of the slip', () => {
  let browser: Browser;
  let site: Site;
  let watched: WatchedPage;
  let page: Page;
  let player: SitePage;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('slip-geometry');
    watched = await openPage(browser, { still: true });
    ({ page } = watched);
    player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Waits for the layout of this width. */
  async function resize(width: number, height: number): Promise<void> {
    await page.setViewportSize({ width, height });
    const button = page.getByRole('navigation').getByRole('button', { name: player.t('frame.slip_short') });
    await (width < NARROW ? button : inSlip(player)).waitFor();
  }

  /** The lower price of the winner: a combo of long odds has a highest stake below the chips. */
  async function lowestPrice(row: Locator): Promise<Locator> {
    const prices = row.locator('[data-column=winner] button');
    const odds = (await prices.allInnerTexts()).map((text) => Number(/[\d.]+$/.exec(text.trim())?.[0] ?? Infinity));
    return prices.nth(odds.indexOf(Math.min(...odds)));
  }

  async function chooseUpTo(count: number): Promise<void> {
    for (let place = await player.slip.items().count(); place < count; place += 1) {
      await (await lowestPrice(player.upcomingRows().nth(place))).click();
    }
    await player.slip
      .items()
      .nth(count - 1)
      .waitFor();
  }

  async function expectFootInView(kind: 'single' | 'parlay', isTyping: boolean): Promise<void> {
    const slip = inSlip(player);
    const parts = {
      stake: player.slip.stakeField(kind),
      ...(isTyping ? {} : { chip: slip.getByRole('button', { name: '50', exact: true }) }),
      return: slip.getByText(player.t('slip.possible_return')),
      place: slip.locator('[data-places-bets] button'),
    };
    for (const [name, part] of Object.entries(parts)) {
      await part.waitFor();
      expect([name, page.viewportSize(), isTyping, await isInView(part)]).toEqual([
        ...[name, page.viewportSize(), isTyping, true],
      ]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }

  it.each([
    ['single', 1],
    ['single', 3],
    ['single', 6],
    ['single', 10],
    ['parlay', 15],
  ] as const)(
    'U1 SLIP-8 %s, %i selections: stake, chips, return and Place stay in every window',
    async (kind, count) => {
      await resize(1440, 900);
      await player.slip.choose(kind);
      await chooseUpTo(count);
      await expect.poll(() => isInView(player.slip.items().nth(count - 1)), { timeout: 5_000 }).toBe(true);
      for (const [width, height] of WINDOWS) {
        await resize(width, height);
        await player.openSlip();
        await expectFootInView(kind, false);
        if (width < NARROW) {
          await player.slip.stakeField(kind).dispatchEvent('pointerdown', { pointerType: 'touch' });
          await inSlip(player)
            .getByRole('group', { name: player.t('slip.keypad') })
            .waitFor();
          await expectFootInView(kind, true);
          await inSlip(player)
            .getByRole('button', { name: player.t('slip.done'), exact: true })
            .click();
        }
        await player.closeSlip();
      }
      expect(watched.errors).toEqual([]);
    },
  );
});
