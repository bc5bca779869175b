import { LANGUAGES, type LangId, type MatchRow } from '@clutchline/contract';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { layoutShiftOf } from '@clutchline/test-support/browser/layout-shift-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
const MANY = 1_000;
const LIST = '**/getGameListByGameTypeId/';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('browse');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function matchesToday(): Promise<readonly MatchRow[]> {
  const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
  return (await callSite(site.url, 'getGameListByGameTypeId', list)).rows;
}

/** Repeats the rows, each with a distinct match. */
async function multiplyRows(page: Page): Promise<void> {
  const rows = await matchesToday();
  const many = Array.from({ length: MANY }, (_, index) => {
    const row = rows[index % rows.length];
    return row && { ...row, plays: [], match: { ...row.match, game_id: 1_000_000 + index } };
  });
  await page.route(LIST, (route: Route) =>
    route.fulfill({ json: { code: 1, data: { rows: many }, message: '', msg: '', error_code: 0 } }),
  );
}

describe('the first list', () => {
  /** The code arrives after the early list request. */
  async function openWithAnswers(langId: LangId, answer: (route: Route, index: number) => Promise<void>) {
    const { page, errors, context } = await openPage(browser);
    const requested: string[] = [];
    await page.route(LIST, (route) => answer(route, requested.push(route.request().postData() ?? '')));
    await page.route('**/assets/app-*.js', async (route) => {
      await expect.poll(() => requested.length).toBe(1);
      await route.fallback();
    });
    const player = await SitePage.open(page, site.url, langId);
    expect(await player.rows().count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
    return requested;
  }

  it('GAMES-5 is asked for while the app is on its way, and not again', async () => {
    expect(await openWithAnswers(ENGLISH, (route) => route.fallback())).toHaveLength(1);
  });

  it('ERR-1 is asked for again, in the language of the player, if the first answer is invalid', async () => {
    const requested = await openWithAnswers(8, (route, index) =>
      index > 1 ? route.fallback() : route.fulfill({ status: 200, body: '<!doctype html>' }),
    );
    expect(requested.map((body) => /"lang":(\d)/.exec(body)?.[1])).toEqual(['2', '8']);
  });
});

describe('browsing', () => {
  it('GAMES-5 finds a team by its name in another language, and goes back to the tab', async () => {
    const { page, errors, context } = await openPage(browser, { width: 320 });
    const player = await SitePage.open(page, site.url, ENGLISH);
    const wanted = (await matchesToday()).find(({ match }) => match.kind === 'match')?.match;
    if (wanted === undefined) throw new Error('no match today');
    await page.getByRole('button', { name: player.t('match-list.search') }).click();
    const field = page.getByRole('textbox', { name: player.t('match-list.search') });
    await field.fill(wanted.team_name_1_kr);
    await player.rows().filter({ hasText: wanted.team_name_1_en }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await field.fill('no such team 0000');
    await page.getByText(player.t('search.none_title', { text: 'no such team 0000' })).waitFor();
    await field.press('Escape');
    await page.getByRole('tab', { selected: true }).waitFor();
    await player.rows().first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('GAMES-7 a favourite of a signed-out player is listed and can be removed', async () => {
    const { page, errors, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, ENGLISH);
    await player.rows().first().getByRole('button', { pressed: false }).last().click();
    await page.getByRole('tab', { name: player.t('match-list.tab_favorites') }).click();
    await eventually(
      () => player.rows().count(),
      (count) => count === 1,
      10_000,
    );
    await player.rows().first().getByRole('button', { pressed: true }).last().click();
    await page.mouse.move(1, 1);
    await page.getByRole('main').getByRole('tab', { selected: true }).focus();
    await page.getByText(player.t('search.favorites_title')).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('GAMES-5 NAV-4 of 1,000 matches few are in the document, and the way back ends where it began', async () => {
    const { page, context } = await openPage(browser);
    await multiplyRows(page);
    const player = await SitePage.open(page, site.url, ENGLISH);
    expect(await player.rows().count()).toBeLessThan(120);
    await page.mouse.move(700, 500);
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 2_000);
      await page.waitForTimeout(80);
    }
    await page.waitForTimeout(300);
    expect(await player.rows().count()).toBeLessThan(120);
    const before = await page.evaluate(() => ({
      top: scrollY,
      link: [...document.querySelectorAll('main li a')]
        .find((link) => link.getBoundingClientRect().top > 200)
        ?.getAttribute('href'),
    }));
    const links = page.locator(`main li a[href="${before.link ?? ''}"]`);
    const place = (await links.first().boundingBox())?.y ?? 0;
    const ways = [
      () => page.goBack(),
      () => page.getByRole('main').getByRole('link', { name: 'Matches', exact: true }).click(),
    ];
    for (const goBack of ways) {
      await links.first().click();
      await page.waitForURL(/match\/detail/);
      await goBack();
      await eventually(
        async () => (await links.first().boundingBox())?.y ?? -1_000,
        (now) => Math.abs(now - place) < 4,
        10_000,
      );
    }
    await context.close();
  });

  it.each(LANGUAGES.map(({ id, bcp47 }) => ({ id, bcp47 })))(
    'LANG-1 the list in $bcp47 loads without a jump',
    async ({ id }) => {
      for (const width of [320, 1_440]) {
        const { page, context } = await openPage(browser, { width });
        await page.route(LIST, async (route) => {
          await new Promise((go) => setTimeout(go, 300));
          await route.continue();
        });
        await SitePage.open(page, site.url, id);
        expect(await layoutShiftOf(page), `${width} px`).toBeLessThan(0.02);
        await context.close();
      }
    },
  );
});
