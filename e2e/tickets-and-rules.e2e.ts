import { randomUUID } from 'node:crypto';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const THAI = 4;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('tickets-and-rules');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A single on a match that has not begun. */
async function placeOne(): Promise<void> {
  const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  const request = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
  const { rows } = await callSite(site.url, 'getGameListByGameTypeId', request, token);
  const play = rows
    .filter(({ live, match }) => live.status === 1 && match.kind === 'match')
    .flatMap(({ plays, match }) => plays.map((each) => ({ ...each, game_id: match.game_id })))
    .find(({ status, points, category_id }) => status === 1 && category_id !== 1 && points.length === 2);
  const point = play?.points[0];
  if (play === undefined || point === undefined) throw new Error('nothing to bet on');
  const { game_id, play_info_id } = play;
  const selections = [{ shop_id: point.point_id, game_id, play_info_id, odd: point.odd, version: point.version }];
  const bets = [{ kind: 'single', selections: [0], stake: '50' }];
  const { results } = await callSite(
    site.url,
    'playMore',
    { request_id: randomUUID(), accept: 'latest', selections, bets },
    token,
  );
  expect(results).toMatchObject([{ error: null }]);
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Different colours in the picture: an empty canvas has one. */
const coloursOf = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4 * 97) seen.add(`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`);
    return seen.size;
  });

it('BET-10 BET-11 HELP-1 HELP-3 tickets, their picture, the end of the page and the rules on a phone', async () => {
  await placeOne();
  const { page, errors, context } = await openPage(browser, { width: 390, height: 844, touch: true, still: true });
  const player = await SitePage.open(page, site.url, 2);
  await player.signIn('demo', 'demo-2026');
  const bets = await player.toBets();
  await bets.tickets().first().waitFor();
  expect(await topOf(page, 'article')).toBeLessThan(300);
  await page.getByRole('contentinfo').waitFor();
  expect(await topOf(page, '[data-pane] > footer')).toBeGreaterThan(760);

  await bets
    .tickets()
    .getByRole('button', { name: player.t('bets.share') })
    .tap();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(5);
  expect(await page.getByRole('img').last().getAttribute('aria-label')).toContain(player.t('common.play_money'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: player.t('bets.share_save') }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bet-[0-9A-Z]{6}\.png$/);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/rules?lang=${THAI}&topic=unverifiable@1`);
  const rule = page.locator('[data-topic="unverifiable@1"]');
  await expect.poll(() => rule.evaluate((card) => card === document.activeElement)).toBe(true);
  expect(await rule.innerText()).toContain('72');
  expect(await overflowOf(page)).toEqual({ sideways: 0, cut: [] });
  expect(await findBarriers(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
