import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const THAI = 4;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('results', { historyDays: 2 });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('RESULT-1 RESULT-2 SPOIL-1 a player hides results, reveals one of the day before, opens it, and comes back to its place', async () => {
  const { page, errors, context } = await openPage(browser, { width: 320, height: 700, locale: 'th-TH', still: true });
  const { t } = await SitePage.open(page, site.url, THAI);
  await page.goto(`${site.url}/results`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: t('schedule.previous_day') })
    .first()
    .click();
  const score = main.locator('li', { hasText: t('match-list.best_of', { count: 3 }) }).locator('[data-won="true"]');
  await expect
    .poll(
      async () => {
        await main
          .locator('li')
          .first()
          .waitFor({ timeout: 3_000 })
          .catch(() => page.reload());
        return score.count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await main.getByLabel(t('spoilers.title')).check();
  await expect.poll(() => score.count()).toBe(0);
  const reveal = page.getByRole('button', { name: t('spoilers.show_score'), exact: true });
  const line = main.locator('li').filter({ has: reveal }).first();
  const teams = await line.getByRole('link').first().textContent();
  expect([await overflowOf(page), await findBarriers(page)]).toEqual([{ sideways: 0, cut: [] }, []]);
  await reveal.first().click();
  await main
    .getByRole('link', { name: teams ?? '' })
    .first()
    .click();
  await main.getByText(t('match-result.no_bets')).waitFor();
  expect([await overflowOf(page), await findBarriers(page)]).toEqual([{ sideways: 0, cut: [] }, []]);
  await page.goBack();
  await reveal.first().waitFor();
  expect(new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(errors).toEqual([]);
  await context.close();
});
