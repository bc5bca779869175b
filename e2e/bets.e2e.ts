import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Play } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const POOL = 1;
const NOT_STARTED = 1;

const THAI = 4;

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

describe('own bets', () => {
  let browser: Browser;
  let site: Site;
  let token: string;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('own-bets');
    ({ token } = await callSite(site.url, 'hostSignIn', {
      username: 'demo',
      password: 'demo-2026',
    }));
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Of the first few matches that have not begun. */
  async function playsOf(handicap_code: string): Promise<readonly Play[]> {
    const request = { game_type_id: 0, handicap_code, event_ids: [] };
    const { rows } = await callSite(site.url, 'getGameListByGameTypeId', request, token);
    const coming = rows.filter(({ live, match }) => live.status === NOT_STARTED && match.kind === 'match').slice(0, 5);
    const details = coming.map(({ match: { game_id } }) =>
      callSite(site.url, 'getPointsListSplit', { game_id }, token),
    );
    return (await Promise.all(details)).flatMap(({ plays }) => plays);
  }

  async function place(isPool: boolean, stake: string): Promise<void> {
    const plays = await playsOf(isPool ? 'pool' : 'today');
    const play = plays.find(
      ({ category_id, points, status }) => (category_id === POOL) === isPool && points.length === 2 && status === 1,
    );
    const point = play?.points[0];
    if (play === undefined || point === undefined) throw new Error('nothing to bet on');
    const { game_id, play_info_id } = play;
    const selections = [
      {
        shop_id: point.point_id,
        game_id,
        play_info_id,
        odd: point.odd,
        version: point.version,
      },
    ];
    const bets = [{ kind: 'single', selections: [0], stake }];
    const { results } = await callSite(
      site.url,
      'playMore',
      { request_id: randomUUID(), accept: 'latest', selections, bets },
      token,
    );
    expect(results).toMatchObject([{ error: null }]);
  }

  it('BET-5 BET-6 BET-9 a swapped pool ticket, a receipt that agrees, and a file of the period', async () => {
    await place(false, '50');
    await place(true, '20');
    const { page, errors, context } = await openPage(browser, {
      width: 320,
      height: 800,
    });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    const bets = await player.toBets();
    await eventually(
      () => bets.unsettled().count(),
      (count) => count === 2,
    );

    await bets.swap();
    await bets.swapped().waitFor();
    await expect.poll(() => bets.tickets().count()).toBe(3);
    await expect.poll(() => bets.totals().innerText()).toContain('CNY 70.00');

    site.setSpeed(3_000);
    await eventually(
      () => bets.unsettled().count(),
      (count) => count === 0,
      120_000,
    );
    site.setSpeed(1);
    await bets.openReceipt();
    await bets.agreement().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await bets.closeReceipt();
    const [download] = await Promise.all([page.waitForEvent('download'), bets.saveFile()]);
    expect(download.suggestedFilename()).toMatch(/^bets-7-days-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFOrder number,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(4);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('BET-10 BET-11 HELP-1 HELP-3 tickets, their picture, the end of the page and the rules on a phone', async () => {
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
    await page.goto(`${site.url}/help?lang=${THAI}`);
    await page.locator('[data-topic="statuses"]').waitFor();
    expect(await overflowOf(page)).toEqual({ sideways: 0, cut: [] });
    await page.goto(`${site.url}/rules?topic=unverifiable@1`);
    const rule = page.locator('[data-topic="unverifiable@1"]:focus');
    await rule.waitFor();
    expect(await rule.innerText()).toContain('72');
    expect(await overflowOf(page)).toEqual({ sideways: 0, cut: [] });
    expect(await findBarriers(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
