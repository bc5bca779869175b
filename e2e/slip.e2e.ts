import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

/** In the stored slip. */
function makePricesOld(): void {
  for (const key of Object.keys(localStorage).filter((name) => name.endsWith(':shopCartList'))) {
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace(/"odd":"[\d.]+"/g, '"odd":"99.000"'));
  }
}

describe('the slip', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('slip');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('SLIP-7 SLIP-10 a system is placed by clicking once the moved prices are agreed to', async () => {
    const { page, errors, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    await player.slip.choose('parlay');
    for (const place of [0, 1, 2, 3]) await player.winnerPrice(player.upcomingRows().nth(place)).click();
    await eventually(
      () => player.slip.items().count(),
      (count) => count === 4,
    );

    await page.evaluate(makePricesOld);
    await page.reload();
    await player.rows().first().waitFor();
    await player.slip.choose('parlay');
    await player.slip.toggleSize(3, 4);
    const noBarriers = async (): Promise<void> => expect(await findBarriers(page)).toEqual([]);
    expect(await player.slip.countCombinations(noBarriers)).toBe(4);
    await player.slip.withKeypad(noBarriers);
    await player.slip.stake('parlay', '40');
    await player.slip.agreeToNew();
    await player.slip.acceptLatest();
    await player.slip.place();

    const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
    const paging = { days: 7, state: 'open', page: 1, page_size: 10 };
    const { items } = await callSite(site.url, 'getUserHistory', paging, token);
    expect(items).toMatchObject([{ sizes: [3], stake: '40.00' }]);
    expect(items[0]?.legs).toHaveLength(4);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('SLIP-13 BET-7 a reload keeps what was typed, and a large stake is asked about before it is placed', async () => {
    const { page, errors, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    await player.winnerPrice(player.upcomingRows().nth(0)).click();
    await player.slip.stake('single', '1500');
    await player.slip.stakeField('single').blur();
    await page.reload();
    await player.slip.stakeField('single').waitFor();
    await expect.poll(() => player.slip.stakeField('single').inputValue()).toBe('1,500');

    await player.slip.acceptLatest();
    const confirm = async (timeout: number): Promise<void> => {
      await player.slip.pressPlace();
      await player.slip.confirmButton().waitFor();
      await page.waitForTimeout(500);
      await player.slip.confirmButton().click({ timeout });
    };
    // A price that moves in between withdraws the question.
    await confirm(2_000).catch(() => confirm(10_000));
    await eventually(
      () => player.slip.items().count(),
      (count) => count === 0,
    );
    const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
    const paging = { days: 7, state: 'open', page: 1, page_size: 10 };
    const { items } = await callSite(site.url, 'getUserHistory', paging, token);
    expect(items.map(({ stake }) => stake)).toContain('1500.00');
    expect(errors).toEqual([]);
    await context.close();
  });
});
