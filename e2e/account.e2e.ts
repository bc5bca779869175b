import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

describe('the account', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('account');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each([320, 768, 1_440])('USER-1 signs out at %i px, on the server too, also after a reload', async (width) => {
    const { page, errors, context } = await openPage(browser, { width });
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    const [request] = await Promise.all([page.waitForRequest(/user\/balance/), page.reload()]);
    const headers = { token: request.headers()['token'] ?? '' };
    const balance = async (): Promise<unknown> => {
      const answer = await page.request.post(`${site.url}/api/game/user/balance`, { headers, data: { lang: 2 } });
      return answer.json();
    };
    expect(await balance()).toMatchObject({ code: 1 });
    const ended = page.waitForResponse(/signOut/);
    await player.signOut();
    await ended;
    expect(await balance()).not.toMatchObject({ code: 1 });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('USER-5 keeps the chosen skin', async () => {
    const { page, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, 2);
    await player.chooseTheme('contrast');
    await page.reload();
    await player.rows().first().waitFor();
    await expect.poll(() => page.locator('[data-theme="contrast"]').count()).toBe(1);
    await context.close();
  });

  it.each(['none', 'active'] as const)(
    'PUSH-1 the direction of a price is shown by an arrow and not by colour alone, with forced colours %s',
    async (forcedColors) => {
      const { page, errors, context } = await openPage(browser);
      await page.emulateMedia({ forcedColors });
      const player = await SitePage.open(page, site.url, 2);
      const price = player.winnerPrice(player.upcomingRows().first());
      await expect.poll(() => price.getAttribute('data-state')).toBe('open');
      const looks = await price.evaluate((button) =>
        ['none', 'up', 'down'].map((move) => {
          button.setAttribute('data-move', move);
          const { content, rotate, backgroundColor } = getComputedStyle(button, '::after');
          const cell = getComputedStyle(button);
          const isSeen = content !== 'none' && backgroundColor !== cell.backgroundColor;
          const text = getComputedStyle(button.lastElementChild ?? button).color;
          return { arrow: [isSeen, rotate], lasting: [cell.backgroundColor, cell.borderColor, text] };
        }),
      );
      expect(looks.map(({ arrow }) => arrow)).toEqual([
        [false, 'none'],
        [true, 'none'],
        [true, '180deg'],
      ]);
      for (const { lasting } of looks) expect(lasting).toEqual(looks[0]?.lasting);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('PUSH-1 a price flashes for one second, with reduced motion not at all, and U7 a longer one moves nothing', async () => {
    const { page, errors, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, 2);
    const price = player.winnerPrice(player.upcomingRows().first());
    await expect.poll(() => price.getAttribute('data-state')).toBe('open');
    const flashes = () =>
      price.evaluate((button) => {
        button.setAttribute('data-flash-phase', '0');
        const flash = getComputedStyle(button.lastElementChild ?? button, '::before');
        return flash.content !== 'none' && flash.animationDelay === '1s' && flash.animationName !== 'none';
      });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await flashes()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await flashes()).toBe(false);
    const places = await price.evaluate((button) =>
      ['1.95', '1.955', '10.50'].map((text) => {
        button.lastElementChild?.replaceChildren(text);
        const boxes = [button, button.closest('li')].map((part) => part?.getBoundingClientRect());
        return JSON.stringify([...boxes, button.scrollWidth > button.clientWidth]);
      }),
    );
    expect(new Set(places).size).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('USER-5 if the system chooses the colours, the selected tab, page and price are distinct', async () => {
    const { page, errors, context } = await openPage(browser);
    await page.emulateMedia({ forcedColors: 'active' });
    const player = await SitePage.open(page, site.url, 2);
    const price = player.winnerPrice(player.upcomingRows().first());
    await price.click();
    await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
    const backgroundOf = (element: Locator): Promise<string> =>
      element.evaluate((found) => getComputedStyle(found).backgroundColor);
    const tabs = page.getByRole('main').getByRole('tab');
    const menu = page.getByRole('navigation').filter({ has: page.locator('[aria-current="page"]') });
    const links = menu.first().getByRole('link');
    for (const [chosen, other] of [
      [tabs.and(page.locator('[aria-selected="true"]')), tabs.and(page.locator('[aria-selected="false"]'))],
      [links.and(page.locator('[aria-current="page"]')), links.and(page.locator(':not([aria-current])'))],
      [price, player.winnerPrice(player.upcomingRows().nth(1))],
    ] as const)
      expect(await backgroundOf(chosen.first())).not.toBe(await backgroundOf(other.first()));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('USER-5 American odds are in list, slip and bets, and survive a reload', async () => {
    const { page, errors, context } = await openPage(browser);
    const player = await SitePage.open(page, site.url, 2);
    await player.signIn('demo', 'demo-2026');
    await (await player.toUser()).chooseOddsFormat('american');
    await player.toList();
    const american = /^[+−]\d+$/;
    const price = player.winnerPrice(player.upcomingRows().first());
    await price.click();
    const inSlip = player.slip.items().first().getByText(american).last();
    await expect.poll(() => inSlip.innerText()).toMatch(american);
    await expect.poll(() => price.getAttribute('aria-label')).toMatch(/ [+−]\d+,/);
    await page.reload();
    await player.rows().first().waitFor();
    await inSlip.waitFor();
    await player.slip.acceptLatest();
    await player.slip.stake('single', '10');
    await player.slip.place();
    const bets = await player.toBets();
    await bets.tickets().first().getByText(american).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
