import type { MatchRow } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { siteNow } from '@clutchline/test-support/browser/site-time';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const NOT_STARTED = 1;
const ENDED = 4;
const PRICE = /\d\.\d{2,3}/;

const listOf = async (site: Site, handicap_code: 'today' | 'pool'): Promise<readonly MatchRow[]> =>
  (await callSite(site.url, 'getGameListByGameTypeId', { game_type_id: 0, handicap_code, event_ids: [] })).rows;

/** A pool of a coming match with two outcomes. */
/** Longer than a test, ms: the pool of a match closes when it begins. */
const AHEAD_MS = 600_000;

async function comingPool(site: Site): Promise<MatchRow> {
  const row = (await listOf(site, 'pool')).find(({ match, live, plays }) => {
    const isAhead = live.status === NOT_STARTED && match.start_time > siteNow() + AHEAD_MS;
    return isAhead && plays[0]?.points.length === 2;
  });
  if (row === undefined) throw new Error('no pool in the calendar');
  return row;
}

const detailOf = (site: Site, { match }: MatchRow): string =>
  `${site.url}/match/detail?game_id=${String(match.game_id)}&lang=2`;

const poolSection = (page: Page, player: SitePage) =>
  page.locator('section').filter({ hasText: player.t('match-detail.pool_hint') });

describe('pools and results', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it('U8 BET-2 an empty pool has no price anywhere, and a bet on it is estimated', async () => {
    const site = await startSite('pools-empty');
    const { page, errors, context } = await openPage(browser, { width: 1440, height: 900 });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    const row = await comingPool(site);

    await page.goto(`${site.url}/match/list?tab=pool`);
    const pooled = page.locator('li').filter({ hasText: player.t('pool.empty') });
    await pooled.first().waitFor();
    expect(await pooled.first().innerText()).toContain(player.t('pool.no_bets'));
    expect(await pooled.first().getByRole('button').first().innerText()).not.toMatch(PRICE);

    await page.goto(detailOf(site, row));
    const pool = poolSection(page, player);
    const prices = pool.getByRole('button').filter({ hasText: player.t('pool.no_bets') });
    await prices.first().waitFor();
    expect(await prices.count()).toBe(2);
    await prices.first().click();
    const item = player.slip.items().first();
    await item.getByText(player.t('pool-slip.no_price')).waitFor();
    await player.slip.stake('single', '50');
    await player.slip.pressPlace();
    await page
      .getByText(player.t('bets.estimated', { odd: '1.000' }))
      .first()
      .waitFor();

    await pool.getByText(player.t('pool.pays', { odd: '1.000' })).waitFor();
    expect(await pool.getByText(player.t('pool.no_bets')).count()).toBeGreaterThan(0);
    const bets = await player.toBets();
    await bets.tickets().first().waitFor();
    expect(await bets.tickets().first().innerText()).toContain(player.t('bets.estimated', { odd: '1.000' }));
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });

  it('U8 simulated players fill the pools of the day, and their part is named', async () => {
    const site = await startSite('pools-filled', { simulatedPlayers: 3 });
    const row = await eventually(
      () => comingPool(site),
      ({ plays }) => plays[0]?.points.every(({ odd }) => odd !== null) === true,
    );
    const { page, errors, context } = await openPage(browser, { width: 390, height: 844 });
    const player = await SitePage.open(page, site.url, 2);
    await page.goto(detailOf(site, row));
    const pool = poolSection(page, player);
    await pool.getByText('play money from simulated players').waitFor();
    expect(await pool.getByRole('button').filter({ hasText: PRICE }).count()).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });

  it('U17 the result of a match stays in the list for readers who come later, and its detail names the winners', async () => {
    const site = await startSite('results-stay');
    site.setSpeed(600);
    const { match, live } = await eventually(
      async () => (await listOf(site, 'today')).find((row) => row.live.status === ENDED),
      (found) => found !== undefined,
      120_000,
    ).then((found) => found ?? Promise.reject(new Error('no match ended')));
    site.setSpeed(1);
    const { page, errors, context } = await openPage(browser, { width: 1440, height: 900 });
    const player = await SitePage.open(page, site.url, 2);
    const ended = player.rows().filter({ hasText: player.t('status.match_ended') });
    await ended.first().waitFor();
    const { score_1, score_2 } = live;
    const score = player.t('match-list.score', { score_1, score_2 });
    const row = ended.filter({ hasText: match.team_name_1_en }).filter({ hasText: match.team_name_2_en });
    expect(await row.filter({ hasText: score }).count()).toBe(1);

    await page.goto(`${site.url}/match/detail?game_id=${String(match.game_id)}&lang=2`);
    const main = page.getByRole('main');
    await main.getByText(player.t('status.leg_won'), { exact: true }).nth(2).waitFor();
    await main.getByText(player.t('status.match_ended')).first().waitFor();
    expect(await main.innerText()).toContain(String(score_1));
    expect(errors).toEqual([]);
    await context.close();
    await site.close();
  });
});
