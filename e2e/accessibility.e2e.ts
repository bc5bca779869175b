import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from './harness/browser';
import { findBarriers } from './harness/find-barriers';
import { startSite, type Site } from './harness/start-site';
import { SitePage } from './pages/site-page';

describe('accessibility', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('accessibility');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each([1_440, 320])('every screen is free of the barriers a machine can find, at %i px', async (width) => {
    const { page, context } = await openPage(browser, { width });
    const player = await SitePage.open(page, site.url, 2);
    const found: Record<string, string[]> = {};
    found['list'] = await findBarriers(page);
    await player.winnerPrice(player.upcomingRows().first()).click();
    found['list with a pick'] = await findBarriers(page);
    await player.upcomingRows().first().getByRole('link').first().click();
    await page.waitForURL(/match\/detail/);
    await page.getByRole('main').getByRole('tab').first().waitFor();
    found['detail'] = await findBarriers(page);
    for (const path of ['/bets', '/404', '/ip-limit']) {
      await page.goto(`${site.url}${path}?lang=2`);
      await page.getByRole('main').locator('h1, h2, section, a, button').first().waitFor();
      found[path] = await findBarriers(page);
    }
    expect(Object.entries(found).filter(([, barriers]) => barriers.length > 0)).toEqual([]);
    await context.close();
  });
});
