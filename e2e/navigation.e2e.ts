import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser, takeUnexpectedErrors } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { SitePage } from '@clutchline/test-support/pages/site-page';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('navigation');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const t = translatorOf(2);
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Expects no page error. */
async function visit(path: string, check: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, context } = await openPage(browser);
  await page.goto(`${site.url}${path}`);
  await check(page);
  expect(errors, path).toEqual([]);
  await context.close();
}

describe('routes', () => {
  it('NAV-1 / and /match lead to the match list', async () => {
    for (const path of ['/?lang=2', '/match?lang=2', '/match/list?lang=2']) {
      await visit(path, async (page) => {
        await new SitePage(page, 2).rows().first().waitFor();
        expect(pathOf(page)).toBe('/match/list');
      });
    }
  });

  it('NAV-2 a match opens through its query parameter, and no route parameter', async () => {
    const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
    const { rows } = await callSite(site.url, 'getGameListByGameTypeId', list);
    const [row] = rows;
    if (row === undefined) throw new Error('no match today');
    await visit(`/match/detail?game_id=${row.match.game_id}&lang=2`, async (page) => {
      await page.getByRole('main').getByText(row.match.team_name_1_en).first().waitFor();
      expect(pathOf(page)).toBe('/match/detail');
    });
  });

  it('NAV-3 bad-input 77 79: every other path leads to /404, never to another site', async () => {
    for (const path of ['/unknown', '/MATCH/LIST', '/%2F%2Fevil.example', '/%E0%A4%A', '/match/nothing']) {
      await visit(path, async (page) => {
        await page.getByRole('main').waitFor();
        await page.waitForURL('**/404');
        expect(new URL(page.url()).origin).toBe(site.url);
      });
    }
  });

  it('NAV-3 S-L14 bad-input 75: the message of /404 is quoted as text of the link, short and without markup, and a link leads home', async () => {
    const message = encodeURIComponent(`<img src=x onerror=alert(1)>\u202Eevil ${'x'.repeat(5_000)}`);
    await visit(`/404?message=${message}&lang=2`, async (page) => {
      await page.getByRole('main').getByText('<img src=x').waitFor();
      const text = await page.getByRole('main').innerText();
      expect(text).toContain('<img src=x onerror=alert(1)>');
      expect(text).not.toContain('\u202E');
      expect(text.length).toBeLessThan(500);
      expect(text).toContain(t('pages.message_from_link'));
      expect(await page.locator('img').count()).toBe(0);
      await page.getByRole('main').getByRole('link').click();
      await new SitePage(page, 2).rows().first().waitFor();
    });
  });

  it('ERR-5 /ip-limit explains itself', async () => {
    await visit('/ip-limit?lang=2', async (page) => {
      await page.getByText("you're currently accessing our website from a forbidden location").waitFor();
    });
  });

  it('ERR-1 a lost network shows the no-network page, and trying again goes back to where the player was', async () => {
    const { page, context } = await openPage(browser, {
      provokes: /net::ERR_INTERNET_DISCONNECTED|Unable to preload CSS/,
    });
    const player = await SitePage.open(page, site.url, 2);
    // Later chunks and the service worker must load before the cut.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await player.root.getByRole('tab', { name: t('match-list.tab_early') }).click();
    await page.getByText(t('common.network_connection_failed')).waitFor();
    expect(pathOf(page)).toBe('/not-net');
    await context.setOffline(false);
    await player.rows().first().waitFor();
    expect(pathOf(page)).toBe('/match/list');
    await context.close();
  });
});

describe('a redeploy', () => {
  it('ERR-6 a chunk that a new version removed shows a message, and loads with the page; the slip remains', async () => {
    const { page, context } = await openPage(browser, {
      provokes: /Failed to (load|fetch)|net::ERR_|Unable to preload CSS/,
    });
    const player = await SitePage.open(page, site.url, 2);
    await player.winnerPrice(player.upcomingRows().first()).click();
    await player.slip.items().first().waitFor();
    await page.route('**/assets/bets-*.js', (route) => route.abort());
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('frame.my_bets') })
      .click();
    const reload = page.getByRole('main').getByRole('button', { name: t('common.reload') });
    await page.getByText(t('common.loading_failed')).waitFor();
    await page.route('**/assets/*.js', (route) => {
      if (route.request().method() === 'HEAD') return route.fulfill({ status: 404 });
      return route.fallback();
    });
    await reload.click();
    await page.getByText(t('common.new_version'), { exact: true }).waitFor();
    await page.unrouteAll();
    await reload.click();
    await page.getByRole('heading', { name: t('frame.my_bets') }).waitFor();
    expect(pathOf(page)).toBe('/bets');
    await expect.poll(() => player.slip.items().count()).toBe(1);
    await context.close();
  });
});

describe('start-up query', () => {
  it('NAV-5 bad-input 70: a bad match id opens the list with a message', async () => {
    for (const query of ['id=abc', 'id=-1', 'id=', 'game_id=1e9', `id=${'9'.repeat(10_240)}`]) {
      await visit(`/?${query}&lang=2`, async (page) => {
        await new SitePage(page, 2).rows().first().waitFor();
        expect(pathOf(page)).toBe('/match/list');
      });
    }
  });

  it('NAV-5 teamPointIds preselects odds', async () => {
    const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
    const { rows } = await callSite(site.url, 'getGameListByGameTypeId', list);
    const points = rows
      .filter(({ live }) => live.status === 1)
      .flatMap(({ plays }) => plays[0]?.points.find(({ status, odd }) => status === 1 && odd !== null) ?? [])
      .slice(0, 2);
    const ids = [...points, ...points].map(({ point_id }) => point_id).join(',');
    await visit(`/?teamPointIds=${ids},,x,999999999&lang=2`, async (page) => {
      const player = new SitePage(page, 2);
      await player.slip.items().nth(1).waitFor();
      await expect.poll(() => player.slip.items().count()).toBe(2);
    });
  });

  it('bad-input 80: a token in the address is not used and is removed', async () => {
    await visit('/match/list?token=abcdefghijklmnopqrstuvwxyz&lang=2', async (page) => {
      const player = new SitePage(page, 2);
      await player.rows().first().waitFor();
      expect(page.url()).not.toContain('token');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common.sign_in') })
        .waitFor();
    });
  });
});

describe('the watch over every page of these tests', () => {
  it('reports a policy violation and an unhandled rejection', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${site.url}/ip-limit?lang=2`);
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'http://elsewhere.invalid/planted.png';
      setTimeout(() => void Promise.reject(new Error('planted rejection')));
      return new Promise((seen) => {
        document.addEventListener('securitypolicyviolation', () => setTimeout(seen, 100), { once: true });
        document.body.append(picture);
      });
    });
    const seen = takeUnexpectedErrors().join();
    expect(seen).toContain('policy breached: img-src http://elsewhere.invalid/planted.png');
    expect(seen).toContain('exception: planted rejection');
    await context.close();
  });

  it.fails('fails a test whose page reported an error', async () => {
    const { page, context } = await openPage(browser);
    await Promise.all([page.waitForEvent('console'), page.evaluate(() => console.error('planted'))]);
    await context.close();
  });
});
