import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

describe('two apps on one page', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('two-apps');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('EMBED-2 bad-input 126: two instances in two languages do not disturb each other', async () => {
    const { page, errors, context } = await openPage(browser, { width: 2_400 });
    await page.goto(`${site.url}/host.html`);
    const english = new SitePage(page, 2, page.locator('#app-1'));
    const chinese = new SitePage(page, 1, page.locator('#app-2'));
    await english.rows().first().waitFor();
    await chinese.rows().first().waitFor();

    await english.slip.choose('single');
    await english.winnerPrice(english.upcomingRows().first()).click();
    await eventually(
      () => english.slip.items().count(),
      (count) => count === 1,
    );
    expect(await chinese.slip.items().count()).toBe(0);

    await chinese.root.getByLabel(chinese.t('common.language')).selectOption({ label: '日本語' });
    const japanese = new SitePage(page, 7, page.locator('#app-2'));
    await japanese.root.getByRole('tab', { name: japanese.t('match-list.tab_today') }).waitFor();
    await english.root.getByRole('tab', { name: english.t('match-list.tab_today') }).waitFor();

    await english.root.getByRole('tab', { name: english.t('match-list.tab_early') }).click();
    const selected = japanese.root.getByRole('tab', { name: japanese.t('match-list.tab_today') });
    await expect.poll(() => selected.getAttribute('aria-selected')).toBe('true');

    await page.reload();
    await english.rows().first().waitFor();
    await japanese.rows().first().waitFor();
    await expect.poll(() => english.slip.items().count()).toBe(1);
    expect(await japanese.slip.items().count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
