import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { inSlip } from '@clutchline/test-support/browser/slip-scenes';
import { findViewFaults } from '@clutchline/test-support/browser/view-faults';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const WIDTHS = [320, 390] as const;
/** Lowest height in px of a control beside money, and of any other. */
const MONEY_PX = 44;
const LEAST_PX = 24;

const PRICE = '[data-column="winner"] button';

describe('a phone', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('phone');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function open(width: number, height = 844) {
    const watched = await openPage(browser, { width, height, touch: true, still: true });
    const player = await SitePage.open(watched.page, site.url, 2);
    return { ...watched, player };
  }

  /** The winner price of a drawn match that starts later and is not chosen yet. */
  const nextPrice = (player: SitePage): Locator =>
    player
      .upcomingRows()
      .filter({ hasNot: player.page.locator('[aria-pressed="true"]') })
      .locator(PRICE)
      .and(player.page.locator('[aria-disabled="false"]'))
      .first();

  async function tapPrices(player: SitePage, count: number): Promise<void> {
    const chosen = player.page.locator('nav').getByRole('button', { name: player.t('frame.slip_short') });
    for (let tap = 0; tap < count; tap += 1) await nextPrice(player).tap();
    await chosen.waitFor();
  }

  /** Texts of the live region of the closed slip, in order. */
  async function listen(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(globalThis, { announced });
      const region = document.querySelector('[data-skip="slip"] [aria-live="assertive"]');
      if (region !== null)
        new MutationObserver(() => announced.push((region as HTMLElement).innerText)).observe(region, {
          childList: true,
          subtree: true,
        });
    });
    return () => page.evaluate(() => Reflect.get(globalThis, 'announced') as string[]);
  }

  /** One more than fits, with the sheet closed. */
  async function expectRefused(player: SitePage, reason: 'orders_limit_10' | 'orders_limit_15', limit: number) {
    const { page, t } = player;
    const announced = await listen(page);
    await nextPrice(player).tap();
    const notice = page.getByRole('status').filter({ hasText: t(`refusal.${reason}`) });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(t('slip-tools.make_room'));
    expect(await coveredPart(notice)).toBe('none');
    await notice.waitFor({ state: 'hidden' });
    expect((await announced()).filter((text) => text.includes(t(`refusal.${reason}`)))).toHaveLength(1);
    await page.getByRole('button', { name: new RegExp(`^${limit} / ${limit} `) }).waitFor();
  }

  it.each(WIDTHS)('C1 SLIP-4 at %i px the 11th single and the 16th leg are refused with the way on', async (width) => {
    const { page, player, errors, context } = await open(width);
    await tapPrices(player, 10);
    await expectRefused(player, 'orders_limit_10', 10);
    await player.openSlip();
    await player.slip.choose('parlay');
    await player.slip.items().nth(9).waitFor();
    await player.closeSlip();
    await tapPrices(player, 5);
    await expectRefused(player, 'orders_limit_15', 15);
    await player.openSlip();
    expect(await player.slip.items().count()).toBe(15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(WIDTHS)('U19 the sign-in dialog fits into a window of %i px and has the font of the app', async (width) => {
    for (const langId of [2, 4, 7] as const) {
      const { page, context } = await openPage(browser, { width, height: 700, touch: true, still: true });
      const player = await SitePage.open(page, site.url, langId);
      await page
        .getByRole('banner')
        .getByRole('button', { name: player.t('common.sign_in') })
        .tap();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const { left, right, fonts, app } = await dialog.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const parts = [element, ...element.querySelectorAll('h2, input, button, p')];
        return {
          left: box.left,
          right: box.right,
          fonts: parts.map((part) => getComputedStyle(part).fontFamily),
          app: getComputedStyle(document.querySelector('.clutchline') ?? element).fontFamily,
        };
      });
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(width - 8);
      expect(new Set(fonts)).toEqual(new Set([app]));
      await context.close();
    }
  });

  it('U20 each heading of the list has the names of all its matches below it, drawn or not', async () => {
    const { page, player, context } = await open(390);
    const sections = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('h2, h3') });
    const unnamed = () =>
      sections.evaluateAll((found) =>
        found
          .filter((section) => {
            const names = [...section.querySelectorAll('li')].map((row) => (row as HTMLElement).innerText);
            return names.length === 0 || names.some((name) => name.trim() === '');
          })
          .map((section) => section.textContent),
      );
    const drawn = await player.rows().count();
    const listed = await sections.locator('li').count();
    expect(listed).toBeGreaterThan(drawn);
    expect(await unnamed()).toEqual([]);
    await page.locator('[data-pane]').evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
    await expect.poll(() => player.rows().last().isVisible()).toBe(true);
    expect(await unnamed()).toEqual([]);
    expect(await sections.locator('li').count()).toBeGreaterThanOrEqual(listed);
    await context.close();
  });

  it('U40 the question about sounds covers neither prices nor tickets, wherever the page is scrolled to', async () => {
    const { page, player, context } = await open(390);
    const { t } = player;
    await player.signIn('demo', 'demo-2026');
    await tapPrices(player, 1);
    await player.openSlip();
    await player.slip.acceptLatest();
    await inSlip(player).getByRole('button', { name: '50', exact: true }).first().tap();
    await player.slip.place();
    await player.closeSlip();
    const prompt = page.getByRole('region', { name: t('user.sounds') });
    await prompt.waitFor();
    for (const show of [() => Promise.resolve(), () => player.toBets()]) {
      await show();
      await prompt.waitFor();
      const covered = await page.locator('[data-pane]').evaluate(async (pane, label) => {
        const asked = pane.querySelector(`section[aria-label="${label}"]`);
        const found: string[] = [];
        for (let top = 0; top <= pane.scrollHeight && found.length < 3; top += 200) {
          pane.scrollTop = top;
          await new Promise(requestAnimationFrame);
          const box = asked?.getBoundingClientRect();
          for (const part of pane.querySelectorAll('[data-state], article')) {
            const own = part.getBoundingClientRect();
            if (box && own.bottom > box.top && own.top < box.bottom && own.height > 0) found.push(part.textContent);
          }
        }
        return asked === null ? ['no question'] : found;
      }, t('user.sounds'));
      expect(covered).toEqual([]);
    }
    await context.close();
  });

  it('U42 at a zoom of 400 % the bars leave three quarters of the window to the content', async () => {
    const { page, player, context } = await open(320, 700);
    await player.signIn('demo', 'demo-2026');
    await tapPrices(player, 1);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.locator('[data-skip="slip"] > button').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 600));
    expect(await page.evaluate(() => scrollY)).toBe(600);
    const inContent = await page.evaluate(() => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      return heights.filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('main') instanceof HTMLElement)
        .length;
    });
    expect(inContent, 'NAV-8: nothing covers the content').toBe(256);
    await context.close();
  });

  it('U42 CHESS-1 at zooms of 200 and 400 % the bars of backpack, slip and navigation leave three quarters of the window', async () => {
    const { page, player, context } = await open(390);
    await player.signIn('demo', 'demo-2026');
    await tapPrices(player, 1);
    await page.goto(`${site.url}/virtual/chess?lang=2`);
    await page.getByRole('button', { name: player.t('chess.backpack') }).waitFor();
    expect(await findViewFaults(page)).toEqual([]);
    await context.close();
  });

  it('NAV-8 GAMES-10 at 390 × 844 px four matches are whole, below a line of what is live and next', async () => {
    const { page, player, context } = await open(390);
    const strip = page.getByRole('navigation', { name: player.t('overview.now_and_next') });
    await strip.getByRole('link').nth(2).waitFor();
    const whole = await page.evaluate(() => {
      const end = document.querySelector('[data-skip="slip"]')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll('li:has([data-column="winner"])')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= end;
      }).length;
    });
    expect(whole).toBeGreaterThanOrEqual(4);
    const last = strip.getByRole('link').last();
    await last.focus();
    expect(await coveredPart(last)).toBe('none');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });

  it.each([...WIDTHS, 768])(
    'GAMES-5 at %i px the tabs begin with the first while the chosen one is in view',
    async (width) => {
      const { page, player, context } = await open(width);
      const tabs = page.getByRole('tablist', { name: player.t('match-list.tabs_label') });
      // Beside the tabs, once it has loaded.
      await page.getByRole('combobox', { name: player.t('overview.sort') }).waitFor();
      const { first, chosen, row } = await tabs.evaluate((list) => {
        const place = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        const [live, shown] = [list.querySelector('[role="tab"]'), list.querySelector('[aria-selected="true"]')];
        return { first: place(live).left, chosen: place(shown).right, row: place(list) };
      });
      expect(chosen).toBeLessThanOrEqual(row.right);
      // At 320 px the chosen tab needs some of its room.
      expect(first).toBeGreaterThanOrEqual(row.left - (width === 320 ? 16 : 0));
      await context.close();
    },
  );

  /** Controls lower than allowed; a link inside a sentence may be lower. */
  const low = (part: Locator, least: number): Promise<string[]> =>
    part.evaluateAll(
      (roots, px) =>
        roots
          .flatMap((root) => [...root.querySelectorAll('a, button, summary, select, input:not([type="radio"])')])
          .filter(
            (control) =>
              control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().height > 1,
          )
          .filter((control) => control.getBoundingClientRect().height < px - 0.01)
          .map((control) => `${control.tagName} ${control.textContent} ${control.getBoundingClientRect().height}`),
      least,
    );

  it.each(WIDTHS)('U45 at %i px what is beside money is 44 px high on touch, and all else 24', async (width) => {
    const { page, player, context } = await open(width);
    await tapPrices(player, 2);
    expect(await low(player.rows(), MONEY_PX)).toEqual([]);
    await player.openSlip();
    await player.slip.items().nth(1).waitFor();
    expect(await low(inSlip(player), MONEY_PX)).toEqual([]);
    await player.closeSlip();
    expect(await low(page.locator('body'), LEAST_PX)).toEqual([]);
    await player.upcomingRows().first().getByRole('link').first().tap();
    await page.getByRole('main').locator('section button').first().waitFor();
    expect(await low(page.getByRole('main').locator('section'), MONEY_PX)).toEqual([]);
    expect(await low(page.locator('body'), LEAST_PX)).toEqual([]);
    await context.close();
  });
});

/** Of its four corners and its middle: what covers them, or that they are outside of the window. */
async function coveredPart(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const { left, top, right, bottom, x, y, width, height } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'outside of the window';
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && element.contains(found) ? 'none' : (found?.outerHTML.slice(0, 100) ?? 'nothing');
  });
}
