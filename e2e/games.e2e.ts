import { setTimeout as sleep } from 'node:timers/promises';

import { LANGUAGES } from '@clutchline/contract';
import { PHASE_STARTS_MS, roundMoment, roundNumber, roundStart } from '@clutchline/domain/virtual-round';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { listenToLiveRegions, type Utterance } from '@clutchline/test-support/browser/live-regions';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { tabTo } from '@clutchline/test-support/browser/tab-to';
import { pressKept, walkByKeyboard } from '@clutchline/test-support/browser/walk-by-keyboard';
import { ANY, beginsWith, withAny } from '@clutchline/test-support/browser/with-any';
import { SitePage } from '@clutchline/test-support/pages/site-page';

/** Server seconds per second on the way to a phase. */
const FAST = 60;
/** Before the phase, so that the server comes to it at normal speed. */
const AHEAD_MS = 500;
type Phase = 'betting' | 'in_match' | 'ended';
/** Of the journeys by keyboard, GAME_LANGUAGES; several print the live regions. */
const JOURNEYS = LANGUAGES.filter(({ id }) => (process.env['GAME_LANGUAGES'] ?? '2').split(',').includes(String(id)));

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

/** @param from the number of utterances before. */
const announced = (text: RegExp, from: number) =>
  expect
    .poll(() => utterances.slice(from).flatMap((each) => (each.isExposed ? [each.text] : [])), { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(text));

const includesOne = (text: string, parts: readonly string[]): boolean => parts.some((part) => text.includes(part));

/** Icon, name, price and own bet of a locked pick: px that the icon shares with the price. */
const iconOnPrice = (pick: Locator): Promise<number> =>
  pick.evaluate(({ children: [icon, , price] }) => {
    const [mark, text] = [icon?.getBoundingClientRect(), price?.getBoundingClientRect()];
    return mark && text ? Math.max(0, Math.min(mark.bottom, text.bottom) - Math.max(mark.top, text.top)) : Number.NaN;
  });

function printAnnounced(from: number): void {
  if (JOURNEYS.length === 1) return;
  for (const { role, text, isExposed } of utterances.slice(from)) if (isExposed) console.log(`${role}: ${text}`);
}

it.each(JOURNEYS)(
  'V24 ROUND-1 Speed LOL by keyboard alone at 390 px, $code: a bet, its result, and the verification of a round',
  async ({ id }) => {
    const { page } = opened;
    const from = utterances.length;
    await page.goto(`${site.url}/virtual/speed?lang=${id}`);
    const { t } = new SitePage(page, id);
    const main = page.getByRole('main');
    const part = (text: string) => main.getByRole('navigation').getByRole('link', { name: text, exact: true });
    // The first round of a new installation is the next one.
    const round = roundMoment(site.now()).round + 1;
    await passTo(page, round, 'betting');

    const pick = main.getByRole('group', { name: t('market.name_map_winner'), exact: true }).getByRole('button');
    await use(page, pick, 'Space');
    await expect.poll(() => pick.first().getAttribute('aria-pressed')).toBe('true');
    await tabTo(page, main.getByLabel(t('speed.stake')));
    await page.keyboard.type('10');
    await use(page, main.getByRole('button', { name: beginsWith(t('speed.place', { count: 1, amount: ANY })) }));
    await announced(withAny(t('speed.placed_count', { count: 1 })), from);
    await expect.poll(() => pick.first().innerText()).toContain(t('speed.bet_placed', { stake: '10.00' }));
    await page.reload();
    await expect.poll(() => pick.first().innerText()).toContain(t('speed.bet_placed', { stake: '10.00' }));

    await passTo(page, round, 'in_match');
    await announced(withAny(t('speed.phase_in_match')), from);
    expect(await iconOnPrice(pick.first())).toBe(0);
    await passTo(page, round, 'ended');
    const settled = (['speed.bet_won', 'speed.bet_lost'] as const).map((key) => t(key, { stake: '10.00' }));
    await expect.poll(async () => includesOne(await pick.first().innerText(), settled)).toBe(true);

    await use(page, part(t('speed.records')));
    const ended = [t('status.bet_won'), t('status.bet_lost')];
    await expect.poll(async () => includesOne(await main.innerText(), ended), { timeout: 10_000 }).toBe(true);
    await use(page, part(t('speed.results')));
    await use(page, main.getByRole('button', { name: t('speed.verify'), exact: true }));
    await announced(withAny(t('speed.verified')), from);

    await use(page, part(t('speed.records')));
    await use(page, main.getByRole('article').getByRole('link'));
    await main.getByRole('region', { name: t('speed.round', { number: roundNumber(round) }) }).waitFor();
    printAnnounced(from);
  },
);

it.each(JOURNEYS)(
  'V24 CHESS-1 auto chess by keyboard alone at 390 px, $code: refresh, buy, move, sell, rent, verify after a change of seeds',
  async ({ id }) => {
    const { page } = opened;
    const from = utterances.length;
    await page.goto(`${site.url}/virtual/chess?lang=${id}`);
    const { t } = new SitePage(page, id);
    const main = page.getByRole('main');
    const backpack = page.getByRole('dialog', { name: t('chess.backpack'), exact: true });

    await use(page, main.getByRole('group', { name: t('chess.tier_basic') }).getByRole('button'));
    await announced(withAny(t('chess.done_refresh', { amount: ANY })), from);
    await use(page, main.getByRole('button', { name: beginsWith(t('chess.buy', { price: ANY })) }));
    await announced(withAny(t('chess.done_buy', { card: ANY, amount: ANY })), from);
    await use(page, main.getByRole('button', { name: beginsWith(t('chess.backpack')) }));
    await backpack.getByRole('list', { name: t('chess.backpack') }).waitFor();
    await use(page, backpack.getByRole('button', { name: beginsWith(t('chess.move')) }));
    await use(
      page,
      backpack.getByRole('button', { name: beginsWith(`${t('chess.put_here')}${ANY}${t('chess.slot', { slot: 3 })}`) }),
    );
    await announced(withAny(t('chess.done_move', { card: ANY, slot: 3 })), from);
    await use(page, backpack.getByRole('button', { name: beginsWith(t('chess.sell', { price: ANY })) }));
    await announced(withAny(t('chess.done_sell', { card: ANY, amount: ANY })), from);
    await use(page, backpack.getByRole('button', { name: beginsWith(t('chess.rent')) }));
    await use(
      page,
      page
        .getByRole('dialog', { name: t('chess.rent_title', { slot: 7 }) })
        .getByRole('button', { name: beginsWith(t('chess.rent_offer', { hours: 12, price: ANY })) }),
    );
    await announced(withAny(t('chess.done_rent', { slot: 7, hours: 12, amount: ANY })), from);

    await page.keyboard.press('Escape');
    await backpack.waitFor({ state: 'detached' });
    await use(page, main.getByRole('link', { name: t('chess.fairness') }));
    await use(page, main.getByRole('button', { name: t('chess.change_seeds') }));
    await announced(withAny(t('chess.done_seeds')), from);
    await announced(withAny(t('chess.draws_equal', { count: 1 })), from);
    await announced(withAny(t('chess.seed_equal')), from);
    printAnnounced(from);
  },
);

const WALKED = [
  ...['/speed', '/speed/records', '/speed/results', '/speed/rules', '/speed/fairness'],
  ...[
    '/chess',
    '/chess/backpack',
    '/chess/records',
    '/chess/guide',
    '/chess/rules',
    '/chess/prices',
    '/chess/fairness',
  ],
];

it('V24 ROUND-8 CHESS-1 by keyboard alone each control of every part is reached, and what it opens; the focus is never lost', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/virtual/speed?lang=2`);
  // A betting phase is long enough for the walk through the running round.
  await passTo(page, roundMoment(site.now()).round + 1, 'betting');
  for (const part of WALKED) {
    await page.goto(`${site.url}/virtual${part}?lang=2`);
    const main = page.getByRole('main');
    await main.getByRole('heading').first().waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    await walkByKeyboard(page, main);
    expect({ part, reached: await main.locator('[data-reached]').count() }).not.toEqual({ part, reached: 0 });
  }
});

it('V24 ROUND-8 by keyboard alone a played round is found by its number, its match replayed, and every round of the day verified', async () => {
  const { page } = opened;
  const from = utterances.length;
  const { t } = new SitePage(page, 2);
  const main = page.getByRole('main');
  await page.goto(`${site.url}/virtual/speed/results?lang=2`);
  const number = (await main.getByRole('article').first().innerText()).match(/\d{8}-\d{3}/)?.[0] ?? '';
  await tabTo(page, main.getByRole('textbox'));
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await main.getByRole('region', { name: t('speed.round', { number }) }).waitFor();
  const at = main.getByRole('slider');
  await tabTo(page, at);
  await page.keyboard.press('Home');
  const begun = await at.inputValue();
  await page.keyboard.press('ArrowRight');
  expect(Number(await at.inputValue())).toBeGreaterThan(Number(begun));
  await use(page, main.getByRole('button', { name: t('speed.verify_day'), exact: true }));
  // One round or more have ended by now, as fast as the machine is.
  const all = [1, 2].map((count) => t('speed.verify_good', { count }).replace(String(count), String.raw`\d+`));
  await announced(new RegExp(all.join('|')), from);
});

/** English, Thai, Vietnamese, Indonesian. */
const LONG_WORDS = LANGUAGES.filter(({ code }) => ['en-US', 'th-TH', 'vi-VN', 'in-ID'].includes(code));

it('V24 ROUND-8 at 390 px the label of the stake is whole, no pick moves when it locks, and the match shrinks to a strip', async () => {
  const { page } = opened;
  const round = roundMoment(site.now()).round + 1;
  await page.goto(`${site.url}/virtual/speed?lang=2`);
  await passTo(page, round, 'betting');
  for (const { id } of LONG_WORDS) {
    await page.goto(`${site.url}/virtual/speed?lang=${id}`);
    const { t } = new SitePage(page, id);
    const field = page.getByLabel(t('speed.stake'));
    await field.waitFor();
    const label = page.locator('label', { hasText: t('speed.stake') });
    const seen = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { lines: range.getClientRects().length, isWide: element.clientWidth > 300 };
    });
    const placeholder = await field.getAttribute('placeholder');
    expect({ id, ...seen, placeholder }).toEqual({ id, lines: 1, isWide: true, placeholder: null });
  }
  await page.goto(`${site.url}/virtual/speed?lang=2`);
  const picks = page.locator('main button[aria-pressed][data-result]');
  await expect.poll(() => picks.count()).toBe(30);
  const heights = () => picks.evaluateAll((all) => all.map((pick) => pick.getBoundingClientRect().height));
  await expect.poll(() => page.locator('main button[data-result][aria-disabled="false"]').count()).toBe(30);
  const before = await heights();
  await passTo(page, round, 'in_match');
  await expect.poll(() => page.locator('main button[data-result][aria-disabled="true"] svg').count()).toBe(30);
  expect(await heights()).toEqual(before);

  const strip = page.locator('main [data-strip]');
  expect(await strip.count()).toBe(0);
  const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
  await picks.last().scrollIntoViewIfNeeded();
  await strip.waitFor();
  const { y, height: shown } = (await strip.boundingBox())!;
  const motion = await strip.evaluate((element) => element.getAnimations().length);
  expect({ y, shown, motion }).toEqual({ y: 0, shown: 56, motion: 0 });
  expect(await strip.innerText()).toMatch(/\d+ – \d+/);
  expect(await page.getByRole('main').evaluate((main) => main.scrollHeight)).toBe(height);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await strip.waitFor({ state: 'detached' });
});

it('CHESS-1 no empty line stands above a part without actions', async () => {
  const { page } = opened;
  for (const [part, free] of [
    ['/chess', 36],
    ['/chess/rules', 0],
    ['/chess/prices', 0],
  ] as const) {
    await page.goto(`${site.url}/virtual${part}?lang=2`);
    const main = page.getByRole('main');
    await main.locator('section').first().waitFor();
    const gap = await main.evaluate((element) => {
      const head = element.querySelector('header')!.getBoundingClientRect();
      return Math.round(element.querySelector('section')!.getBoundingClientRect().top - head.bottom);
    });
    expect({ part, gap }).toEqual({ part, gap: free === 0 ? 12 : free + 2 * 12 });
  }
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
