import { randomUUID } from 'node:crypto';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { ASKS_FOR_SESSION, openDeskOperator, type DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import { pressOn, seenMs } from '@clutchline/test-support/desk/desk-steps';
import { DeskOperators } from '../packages/server/src/desk/access/postgres-desk-operators';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
const HOLD_MS = 700;

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
let bob: DeskOperatorPage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk', { hasDesk: true });
  ann = await openDeskOperator(browser, site, { name: 'ann', roles: ['trader'] });
  bob = await openDeskOperator(browser, site, { name: 'bob', roles: ['admin'] });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const openCells = (page: Page) => page.locator('button[data-state="open"]');

/** Ms from the first moment until the players' page has no open price, or has one again. */
async function untilPlayersSee(player: Page, isOpen: boolean, from: number): Promise<number> {
  await player.waitForFunction(
    (wanted) => (document.querySelector('button[data-state="open"]') !== null) === wanted,
    isOpen,
    { polling: 20, timeout: 60_000 },
  );
  return Date.now() - from;
}

it('DESK-8 panic by held keys and its end by two persons reach players within 1.5 s', async () => {
  const { page: player, context } = await openPage(browser);
  await SitePage.open(player, site.url, ENGLISH);
  await openCells(player).first().waitFor();

  const limit = await seenMs(ann);
  await ann.page.keyboard.down('Shift');
  await ann.page.keyboard.down('Escape');
  await ann.page.waitForTimeout(HOLD_MS);
  const pressed = Date.now();
  await ann.page.keyboard.up('Escape');
  await ann.page.keyboard.up('Shift');
  expect(await untilPlayersSee(player, false, pressed)).toBeLessThanOrEqual(limit);
  await bob.page.getByRole('alert').getByText('Everything is suspended').waitFor();

  await ann.open('locks');
  await pressOn(ann.page, 'button', 'Propose the end', 'Enter');
  await pressOn(ann.page, 'button', 'Checked, in order', 'Space');
  await pressOn(ann.page, 'button', 'Propose the end', 'Enter');
  await ann.page.getByRole('heading', { name: 'Proposals' }).waitFor();
  await pressOn(ann.page, 'row', /Resume everything/, 'Enter');
  await ann.page.getByText('Another person with the right has to decide.').waitFor();
  expect(await ann.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  await bob.open('proposals');
  await pressOn(bob.page, 'row', /Resume everything/, 'Enter');
  await pressOn(bob.page, 'button', 'Approve', 'Enter');
  await pressOn(bob.page, 'button', 'Checked, in order', 'Space');
  const laterLimit = await seenMs(bob);
  const approved = Date.now();
  await pressOn(bob.page, 'button', 'Approve', 'Enter');
  expect(await untilPlayersSee(player, true, approved)).toBeLessThanOrEqual(laterLimit);
  await context.close();
});

/** On for a currency, whose singles are limited to 50.00. */
async function referSingles({ page }: DeskOperatorPage): Promise<void> {
  const anywhere = { game_type_id: null, category_id: null, event_id: null, game_id: null, play_id: null };
  const scope = { ...anywhere, currency_id: 1, point_id: null, account_id: null };
  const limits = [
    { kind: 'referral', value: 1 },
    { kind: 'single', value: '5000' },
  ];
  for (const limit of limits) {
    const body = { request_id: randomUUID(), reason: 'bets that a person decides', scope, limit };
    const status = await page.evaluate(async (given) => {
      const headers = { 'content-type': 'application/json', 'x-desk': '1' };
      const sent = JSON.stringify({ ...given, until: null, version: null });
      return (await fetch('/desk/api/setLimit', { method: 'POST', headers, body: sent })).status;
    }, body);
    expect(status).toBe(200);
  }
}

it('DESK-12 a player places, a trader re-offers, the player accepts: each is shown within 1.5 s', async () => {
  await referSingles(ann);
  await ann.open('queue');
  await ann.page.getByText('No bet waits').waitFor();
  const { page, context } = await openPage(browser);
  const player = await SitePage.open(page, site.url, ENGLISH);
  await player.signIn('demo', 'demo-2026');
  await player.slip.choose('single');
  await player.winnerPrice(player.upcomingRows().nth(0)).click();
  await player.slip.acceptLatest();
  await player.slip.stake('single', '80');
  const limit = await seenMs(ann);
  await player.slip.pressPlace();
  await page.getByText('A person is looking at this bet').waitFor();
  const placed = Date.now();
  const row = ann.page.getByRole('row', { name: /80\.00 CNY/ });
  await row.waitFor({ timeout: 60_000 });
  expect(Date.now() - placed).toBeLessThanOrEqual(limit);

  await row.click();
  await ann.page.getByRole('button', { name: 'Smaller or other price' }).click();
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByLabel(/^Stake, at most/).fill('55');
  const label = await dialog.getByText(/^Price, at most/).innerText();
  const present = Number(/\d+\.\d{3}/.exec(label)?.[0]);
  await dialog.getByLabel(/^Price, at most/).fill(String(Math.max(1.001, Number((present * 0.95).toFixed(3)))));
  await dialog.getByRole('button', { name: 'Checked, in order' }).click();
  const later = await seenMs(ann);
  await dialog.getByRole('button', { name: 'Offer' }).click();
  const offered = Date.now();
  await page.getByText(/We can offer you/).waitFor({ timeout: 60_000 });
  expect(Date.now() - offered).toBeLessThanOrEqual(later);
  expect(await findBarriers(page)).toEqual([]);

  const last = await seenMs(ann);
  await page.getByRole('button', { name: /^Accept .*55\.00/ }).click();
  await page.getByText('Confirmed').first().waitFor();
  const accepted = Date.now();
  await ann.page.getByText('offer accepted').waitFor({ timeout: 60_000 });
  expect(Date.now() - accepted).toBeLessThanOrEqual(last);
  expect(await findBarriers(ann.page)).toEqual([]);
  await context.close();
});

describe('screens of the desk', () => {
  it.each(['locks', 'proposals', 'audit', 'account'])(
    'DESK-1 the screen %s has no barrier, and reports no violation',
    async (path) => {
      await bob.open(path);
      await bob.page.waitForTimeout(300);
      expect(await findBarriers(bob.page)).toEqual([]);
    },
  );

  it('DESK-1 sign-in and invitation have no barrier', async () => {
    const { page, context } = await openPage(browser, { provokes: ASKS_FOR_SESSION });
    await page.goto(`${site.deskUrl}/`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const operators = new DeskOperators(site.databaseUrl, () => site.now());
    const token = await operators.invite({ name: 'cat', roles: ['viewer'], samePersonAs: null });
    await page.goto(`${site.deskUrl}/#/invite/${token}`);
    await page.getByRole('tab', { name: 'Password and app' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await context.close();
  });

  it('DESK-1 the keys open screens, and the list of keys has no barrier', async () => {
    await bob.page.keyboard.press('g');
    await bob.page.keyboard.press('u');
    await bob.page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await bob.page.getByRole('row').nth(1).waitFor();
    await bob.page.keyboard.press('/');
    expect(await bob.page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await bob.page.keyboard.press('Tab');
    await bob.page.keyboard.press('Tab');
    await bob.page.keyboard.press('Shift+?');
    await bob.page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    expect(await findBarriers(bob.page)).toEqual([]);
    await bob.page.keyboard.press('Escape');
  });
});
