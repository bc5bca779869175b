import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { tabTo } from '@clutchline/test-support/browser/tab-to';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { pressKept, walkByKeyboard } from '@clutchline/test-support/browser/walk-by-keyboard';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const THAI = 4;
const ENGLISH = 2;

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
        // The day may be imported in part only.
        await score
          .first()
          .waitFor({ timeout: 3_000 })
          .catch(() => page.reload());
        return score.count();
      },
      { timeout: 90_000 },
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

it('K20 by keyboard alone: an analysis with every part open, results, an event with its tabs, a calendar address, the search; the focus is never lost', async () => {
  const { page, errors, context } = await openPage(browser, { width: 390, height: 844, still: true });
  const t = translatorOf(ENGLISH);
  const main = page.getByRole('main');
  const open = async (link: Locator, address: RegExp) => {
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await main.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  const chosen = main.getByRole('tab', { selected: true });
  const today = { game_type_id: 0, handicap_code: 'today', event_ids: [] } as const;
  const { rows } = await callSite(site.url, 'getGameListByGameTypeId', today);
  const coming = rows.find(({ match, live }) => match.kind === 'match' && live.status === 1);

  await page.goto(`${site.url}/match/detail?game_id=${coming?.match.game_id ?? 0}&lang=${ENGLISH}`);
  await tabTo(page, chosen);
  await pressKept(page, 'End');
  expect(await chosen.textContent()).toBe(t('match-detail.tab_analysis'));
  await main
    .getByRole('heading', { name: t('analysis.last_ten') })
    .first()
    .waitFor();
  await walkByKeyboard(page, main);
  expect(await main.locator('[aria-expanded="false"]').count()).toBe(0);

  await page.goto(`${site.url}/results`);
  await tabTo(page, main.getByRole('button', { name: t('schedule.previous_day') }).first());
  await pressKept(page, 'Enter');
  await main.locator('li').first().waitFor();
  await open(main.locator('li a[href*="/match/detail"]').first(), /match\/detail/);
  await open(main.locator('a[href*="/events/detail"]').first(), /events\/detail/);
  await tabTo(page, chosen);
  const tabs = await main.getByRole('tab').allTextContents();
  for (const tab of tabs.slice(1)) {
    await pressKept(page, 'ArrowRight');
    expect(await chosen.textContent()).toBe(tab);
    expect(await chosen.and(page.locator(':focus')).count()).toBe(1);
  }
  expect(tabs.length).toBeGreaterThanOrEqual(4);
  await open(main.locator('a[href*="/teams/detail"]').first(), /teams\/detail/);
  await tabTo(page, main.getByLabel(t('team.calendar_address')));
  await tabTo(page, main.getByRole('button', { name: t('team.copy') }));
  await pressKept(page, 'Enter');

  const glass = page.getByRole('banner').getByRole('button', { name: t('menu.find') });
  await tabTo(page, glass, 'Shift+Tab');
  await pressKept(page, 'Enter');
  const field = page.getByRole('combobox', { name: t('find.label') });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('jade');
  await page.getByRole('row').first().waitFor();
  for (const key of ['Escape', 'Escape', 'Escape']) await pressKept(page, key);
  await glass.and(page.locator(':focus')).waitFor();
  await pressKept(page, 'Enter');
  await page.keyboard.type('jade');
  await page.getByRole('row').first().waitFor();
  await pressKept(page, 'ArrowDown');
  await pressKept(page, 'Enter');
  await main.getByRole('heading', { level: 1, name: 'Jade Lanterns' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});
