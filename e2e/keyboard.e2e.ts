import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { tabTo } from '@clutchline/test-support/browser/tab-to';
import { SitePage } from '@clutchline/test-support/pages/site-page';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('keyboard');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('BET-1 SLIP-9 the whole way to a bet goes by keyboard alone: sign in, choose, stake, place, look it up', async () => {
  const { page, errors, context } = await openPage(browser);
  const player = await SitePage.open(page, site.url, 2);
  const { t } = player;
  const { keyboard } = page;

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('common.sign_in') }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('host.user_name')));
  await keyboard.type('demo');
  await tabTo(page, dialog.getByLabel(t('host.password')));
  await keyboard.type('demo-2026');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(t('common.balance')).waitFor({ state: 'attached' });

  const price = player.winnerPrice(player.upcomingRows().first());
  await tabTo(page, price);
  await keyboard.press('Space');
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');

  await tabTo(page, page.getByRole('button', { name: t('frame.skip_to_slip') }), 'Shift+Tab');
  await keyboard.press('Enter');
  const slip = page.getByRole('complementary', { name: t('frame.slip') });
  await tabTo(page, slip.getByLabel(t('slip.accept_label')));
  await keyboard.press('Home');
  await tabTo(page, slip.getByLabel(t('slip.stake'), { exact: true }));
  await keyboard.type('12,5');
  await tabTo(page, slip.getByRole('button', { name: /^Place / }));
  await keyboard.press('Enter');
  await slip.getByText(t('status.bet_confirmed')).waitFor();
  await eventually(
    () => player.balance(),
    (balance) => balance === 1_000_000n - 1_250n,
  );

  const bets = page.getByRole('navigation').getByRole('link', { name: t('frame.my_bets') });
  await tabTo(page, bets.first());
  await keyboard.press('Enter');
  await page.waitForURL('**/bets');
  await page.getByRole('main').getByText('12.50').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('U2 U3 after every step of the keyboard the focus is on what comes next, never on the page; the bet is announced', async () => {
  const { page, errors, context } = await openPage(browser);
  const player = await SitePage.open(page, site.url, 2);
  const { t } = player;
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.closest('[role="log"]'))
          addedNodes.forEach((node) => announced.push(node.textContent ?? ''));
    }).observe(document.body, { childList: true, subtree: true });
  });

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('common.sign_in') }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await tabTo(page, dialog.getByLabel(t('host.user_name')));
  await keyboard.type('mika');
  await tabTo(page, dialog.getByLabel(t('host.password')));
  await keyboard.type('mika-2026');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(focused).toContain(t('common.balance'));

  const price = player.winnerPrice(player.upcomingRows().first());
  await tabTo(page, price);
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t('frame.skip_to_slip') }), 'Shift+Tab');
  await keyboard.press('Enter');
  const slip = page.getByRole('complementary', { name: t('frame.slip') });
  await tabTo(page, slip.getByLabel(t('slip.accept_label')));
  await keyboard.press('Home');
  await tabTo(page, slip.getByLabel(t('slip.stake'), { exact: true }));
  await keyboard.type('500');
  await tabTo(page, slip.getByRole('button', { name: /^Place / }));
  await keyboard.press('Enter');
  await expect.poll(isLost).toBe(false);
  await expect.poll(focused).toBe(t('slip.done'));
  expect(await isLost()).toBe(false);
  await keyboard.press('Enter');
  await expect.poll(() => slip.evaluate((element) => element === document.activeElement)).toBe(true);

  const announced = await page.evaluate(() => Reflect.get(globalThis, 'announced') as string[]);
  expect(announced.filter((text) => text.startsWith('Bet accepted'))).toHaveLength(1);
  expect(announced.filter((text) => text.includes('added to the slip'))).toHaveLength(1);

  await page.goto(`${site.url}/user/limits`);
  await tabTo(page, page.locator('[data-focus-next] input[type=radio]').first());
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t('limits.go_on') }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t('limits.confirm'), exact: true }));
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: t('limits.longer_title') }).waitFor();
  await expect.poll(focused).toContain(t('limits.longer_title'));
  expect(errors).toEqual([]);
  await context.close();
});
