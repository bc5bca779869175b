import { setTimeout as sleep } from 'node:timers/promises';

import { PHASE_STARTS_MS, roundMoment, roundStart } from '@clutchline/domain/virtual-round';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import type { DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import { confirm, openTwoOperators } from '@clutchline/test-support/desk/desk-steps';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
/** Server seconds per second on the way to a round. */
const FAST = 60;
const AHEAD_MS = 500;
const PATIENT = { timeout: 60_000 };

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
let speed: WatchedPage;
let chess: WatchedPage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk-games', { hasDesk: true, virtualGames: true });
  [ann] = await openTwoOperators(browser, site, [['trader'], ['admin']]);
  speed = await openPage(browser);
  chess = await openPage(browser);
  await (await SitePage.open(speed.page, site.url, ENGLISH)).signIn('demo', 'demo-2026');
  await (await SitePage.open(chess.page, site.url, ENGLISH)).signIn('demo', 'demo-2026');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function passTo(at: number): Promise<void> {
  site.setSpeed(FAST, at - AHEAD_MS);
  while (site.now() < at) await sleep(20);
}

const panel = (page: Page, game: string) =>
  page.locator('section section', { has: page.getByRole('heading', { name: game, level: 2, exact: true }) });

/** By keys alone; then the button does the opposite, and has the focus. */
async function act(
  page: Page,
  game: string,
  [name, opposite, reason]: readonly [string, string, string],
): Promise<void> {
  await panel(page, game).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await confirm(page, reason, name);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await panel(page, game).getByRole('button', { name: opposite }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(opposite);
}

const STOP = ['Stop', 'Start again', 'Technical pause'] as const;
const START = ['Start again', 'Stop', 'Checked, in order'] as const;

it('DESK-22 ROUND-3 CHESS-7 by keys alone both games are stopped and started again; the pages of players learn of it without a reload', async () => {
  const { page } = ann;
  await speed.page.goto(`${site.url}/virtual/speed?lang=${ENGLISH}`);
  await chess.page.goto(`${site.url}/virtual/chess?lang=${ENGLISH}`);
  const round = roundMoment(site.now()).round + 1;
  await passTo(roundStart(round) + PHASE_STARTS_MS.betting);
  await speed.page.locator('[data-phase="betting"]').waitFor(PATIENT);
  const market = chess.page.getByRole('main');
  await market.getByRole('group', { name: 'Basic' }).getByRole('button').click();
  await market.getByRole('button', { name: /^Buy/ }).first().click();

  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.getByRole('heading', { name: 'Virtual games', level: 1 }).waitFor();
  await panel(page, 'Speed LOL').getByText('Betting', { exact: true }).waitFor();
  await act(page, 'Speed LOL', STOP);
  await page.getByRole('log').getByText('Done: Stop (Stop Speed LOL)').waitFor({ state: 'attached' });
  await panel(page, 'Speed LOL').getByText('Ends after this round').waitFor();
  expect(await speed.page.locator('[data-phase]').count()).toBeGreaterThan(0);
  await act(page, 'Auto chess', STOP);
  await market.getByText('The game is switched off. You can still sell your cards.').waitFor();
  await panel(page, 'Auto chess').getByText('Stopped', { exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await passTo(roundStart(round + 1) + PHASE_STARTS_MS.betting);
  await speed.page.getByText('The game was stopped after the last round.').waitFor(PATIENT);
  await panel(page, 'Speed LOL').getByText('Stopped', { exact: true }).waitFor();
  for (const width of [1_280, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await overflowOf(page)).sideways).toBe(0);
  }

  await act(page, 'Auto chess', START);
  await market.getByText('The game is switched off. You can still sell your cards.').waitFor({ state: 'detached' });
  await act(page, 'Speed LOL', START);
  await passTo(roundStart(round + 3) + PHASE_STARTS_MS.betting);
  await speed.page.locator('[data-phase="betting"]').waitFor(PATIENT);
  await panel(page, 'Speed LOL').getByText('Running', { exact: true }).waitFor();
  expect([...speed.errors, ...chess.errors]).toEqual([]);
}, 300_000);
