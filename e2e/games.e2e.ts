import { setTimeout as sleep } from 'node:timers/promises';

import { PHASE_STARTS_MS, roundMoment, roundNumber, roundStart } from '@clutchline/domain/virtual-round';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { listenToLiveRegions, type Utterance } from '@clutchline/test-support/browser/live-regions';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { tabTo } from '@clutchline/test-support/browser/tab-to';
import { pressKept } from '@clutchline/test-support/browser/walk-by-keyboard';
import { SitePage } from '@clutchline/test-support/pages/site-page';

/** Server seconds per second on the way to a phase. */
const FAST = 60;
/** Before the phase, so that the server comes to it at normal speed. */
const AHEAD_MS = 500;
type Phase = 'betting' | 'in_match' | 'ended';

let browser: Browser;
let site: Site;
let opened: WatchedPage;
let utterances: readonly Utterance[];
let player: SitePage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('games', { virtualGames: true });
  opened = await openPage(browser, { width: 390, height: 844, still: true });
  utterances = await listenToLiveRegions(opened.page);
  player = await SitePage.open(opened.page, site.url, 2);
  await player.signIn('demo', 'demo-2026');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

afterEach(() => expect(opened.errors).toEqual([]));

/** By Tab to the control, which then is pressed; the focus remains on something. */
async function use(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await control.first().waitFor();
  await tabTo(page, control.first());
  await pressKept(page, key);
}

async function passTo(page: Page, round: number, phase: Phase): Promise<void> {
  const until = roundStart(round) + PHASE_STARTS_MS[phase] - AHEAD_MS;
  // However late this process is called again, the phase has not passed.
  site.setSpeed(FAST, until);
  while (site.now() < until) await sleep(5);
  await page.locator(`[data-phase="${phase}"]`).waitFor();
}

const isAnnounced = (text: string): boolean =>
  utterances.some((utterance) => utterance.isExposed && utterance.text.includes(text));

it('V24 ROUND-1 Speed LOL by keyboard alone at 390 px: a bet, its result, and the verification of a round', async () => {
  const { page } = opened;
  const { t } = player;
  await page.goto(`${site.url}/virtual/speed`);
  const main = page.getByRole('main');
  const part = (text: string) => main.getByRole('navigation').getByRole('link', { name: text, exact: true });
  // The first round of a new installation is the next one.
  const round = roundMoment(site.now()).round + 1;
  await passTo(page, round, 'betting');

  const pick = main.getByRole('group', { name: t('market.name_map_winner') }).getByRole('button');
  await use(page, pick, 'Space');
  await expect.poll(() => pick.first().getAttribute('aria-pressed')).toBe('true');
  await tabTo(page, main.getByLabel(t('speed.stake')));
  await page.keyboard.type('10');
  await use(page, main.getByRole('button', { name: /^Place 1/ }));
  await expect.poll(() => isAnnounced(t('speed.placed_count', { count: 1 }))).toBe(true);
  await expect.poll(() => pick.first().innerText()).toContain(t('speed.bet_placed', { stake: '10.00' }));
  await page.reload();
  await expect.poll(() => pick.first().innerText()).toContain(t('speed.bet_placed', { stake: '10.00' }));

  await passTo(page, round, 'in_match');
  await expect.poll(() => isAnnounced(t('speed.phase_in_match'))).toBe(true);
  await passTo(page, round, 'ended');
  await expect.poll(() => pick.first().innerText()).toMatch(/: (won|lost)/);

  await use(page, part(t('speed.records')));
  await expect.poll(() => main.innerText(), { timeout: 10_000 }).toMatch(/(Won|Lost)/);
  await use(page, part(t('speed.results')));
  await use(page, main.getByRole('button', { name: t('speed.verify'), exact: true }));
  await expect.poll(() => isAnnounced(t('speed.verified'))).toBe(true);

  await use(page, part(t('speed.records')));
  await use(page, main.getByRole('article').getByRole('link'));
  await main.getByRole('region', { name: t('speed.round', { number: roundNumber(round) }) }).waitFor();
});

it('V24 CHESS-1 auto chess by keyboard alone at 390 px: refresh, buy, move, sell, rent, verify after a change of seeds', async () => {
  const { page } = opened;
  const { t } = player;
  await page.goto(`${site.url}/virtual/chess`);
  const main = page.getByRole('main');
  const backpack = main.getByRole('region', { name: t('chess.backpack') });
  const expectAnnounced = (text: RegExp) =>
    expect.poll(() => utterances.some((each) => each.isExposed && text.test(each.text))).toBe(true);

  await use(page, main.getByRole('group', { name: t('chess.tier_basic') }).getByRole('button'));
  await expectAnnounced(/New cards for/);
  await use(page, main.getByRole('button', { name: /^Buy / }));
  await expectAnnounced(/Bought/);
  await use(page, backpack.getByRole('button', { name: /^Move/ }));
  await use(page, backpack.getByRole('button', { name: /^Put here.*Slot 3/ }));
  await expectAnnounced(/is now in slot 3/);
  await use(page, backpack.getByRole('button', { name: /^Sell / }));
  await expectAnnounced(/Sold/);
  await use(page, backpack.getByRole('button', { name: /^Rent/ }));
  await use(page, page.getByRole('dialog').getByRole('button', { name: /^12 h/ }));
  await expectAnnounced(/Slot 7 is rented for 12 h/);

  await use(page, main.getByRole('link', { name: t('chess.fairness') }));
  await use(page, main.getByRole('button', { name: t('chess.change_seeds') }));
  await expectAnnounced(/seeds were changed/);
  await expectAnnounced(new RegExp(t('chess.draws_equal', { count: 1 })));
  await expectAnnounced(new RegExp(t('chess.seed_equal')));
});

/** Parts of texts and lists alone are in the unit tests. */
const PARTS = ['/speed', '/speed/results', '/chess', '/chess/fairness', '/chess/prices'];
const THEMES = ['arena', 'light', 'contrast'] as const;

/** All rules in the first theme; in the others those that a theme can break. */
async function barriersOf(page: Page, themes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);
    found.push(...(await findBarriers(page, theme === 'arena' ? undefined : ['color-contrast'])));
  }
  return found;
}

/** Words and amounts of tables that continue on a second line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('cell').evaluateAll((cells) =>
    cells
      .flatMap((cell) => [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/[^\s\u00a0]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
  );

it('V24 at 320 and 1440 px no part of either game has a barrier, cut text, a broken amount or sideways scroll, at 320 px in any theme', async () => {
  const { page } = opened;
  for (const part of PARTS) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site.url}/virtual${part}`);
    await page.getByRole('main').locator(':is(section, article)').first().waitFor();
    for (const width of [320, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(`.clutchline[data-width="${width === 320 ? 'narrow' : 'wide'}"]`).waitFor();
      const themes = width === 320 ? THEMES : THEMES.slice(0, 1);
      const broken = await brokenWords(page);
      const found = { ...(await overflowOf(page)), broken, barriers: await barriersOf(page, themes) };
      expect({ part, width, ...found }).toEqual({ part, width, sideways: 0, cut: [], broken: [], barriers: [] });
    }
  }
});
