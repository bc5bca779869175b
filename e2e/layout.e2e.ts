import { LANGUAGES } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from './harness/browser';
import { startSite, type Site } from './harness/start-site';
import { SitePage } from './pages/site-page';

/** How far the page can be moved sideways, and the texts that are cut inside their own box. */
async function overflow(page: Page): Promise<{ sideways: number; cut: string[] }> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const clips = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      return clips && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    };
    const leaves = [...document.querySelectorAll('.clutchline *')].filter(
      (element) => element.children.length === 0 && element.textContent.trim() !== '',
    );
    const root = document.documentElement;
    return {
      sideways: root.scrollWidth - root.clientWidth,
      cut: leaves.filter(isCut).map((element) => element.textContent.trim()),
    };
  });
}

describe('layout', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('layout');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each(LANGUAGES)('LANG-2 no text is cut and nothing scrolls sideways at 320 px in $code', async ({ id, code }) => {
    const { page, errors, context } = await openPage(browser, { width: 320, height: 700, locale: code });
    const player = await SitePage.open(page, site.url, id);
    expect(await overflow(page), 'list').toEqual({ sideways: 0, cut: [] });
    await player.winnerPrice(player.upcomingRows().first()).click();
    await player.upcomingRows().first().getByRole('link').first().click();
    await page.waitForURL(/match\/detail/);
    await player.root.getByRole('tab').first().waitFor();
    expect(await overflow(page), 'detail').toEqual({ sideways: 0, cut: [] });
    await page
      .getByRole('navigation')
      .getByRole('button', { name: player.t('frame.slip_short') })
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await overflow(page), 'slip').toEqual({ sideways: 0, cut: [] });
    expect(errors).toEqual([]);
    await context.close();
  });
});
