import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { ASKS_FOR_SESSION, type DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import {
  acceptOffer,
  approveEndOfPanic,
  confirm,
  offerSmallerStake,
  openTwoOperators,
  panic,
  placeReferredBet,
  pressOn,
  proposeEndOfPanic,
  referSingles,
} from '@clutchline/test-support/desk/desk-steps';
import { DeskOperators } from '../packages/server/src/desk/access/postgres-desk-operators';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
let bob: DeskOperatorPage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk', { hasDesk: true });
  [ann, bob] = await openTwoOperators(browser, site, [['trader'], ['admin']]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

// How soon players see what the desk does is measured by the benchmark `desk`.
it('DESK-8 panic by held keys and its end by two persons reach the page of players', async () => {
  const { page: player, context } = await openPage(browser);
  await SitePage.open(player, site.url, ENGLISH);
  await player.locator('button[data-state="open"]').first().waitFor();

  await panic(ann, player);
  await bob.page.getByRole('alert').getByText('Everything is suspended').waitFor();

  await proposeEndOfPanic(ann);
  await ann.page.getByText('Another person with the right has to decide.').waitFor();
  expect(await ann.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await approveEndOfPanic(bob, player);
  await context.close();
});

it('DESK-12 a player places, a trader offers less, the player accepts: each sees what the other did', async () => {
  await referSingles(ann);
  await ann.open('queue');
  await ann.page.getByText('No bet waits').waitFor();
  const { page, context } = await openPage(browser);
  const player = await SitePage.open(page, site.url, ENGLISH);
  await player.signIn('demo', 'demo-2026');

  const bet = { stake: 80, match: 0 };
  await placeReferredBet(player, ann, bet);
  await page.getByText('A person is looking at this bet').waitFor();
  await offerSmallerStake(ann, page, bet);
  expect(await findBarriers(page)).toEqual([]);
  await acceptOffer(page, ann, bet);
  expect(await findBarriers(ann.page)).toEqual([]);
  await context.close();
});

it('DESK-23 a name that a trader sets by keys is on the open page of a player, and the feed’s again after its end', async () => {
  const { page: player, context } = await openPage(browser);
  const list = await SitePage.open(player, site.url, ENGLISH);
  const [name = ''] = (await list.upcomingRows().first().innerText())
    .split('\n')
    .filter((line) => /^[A-Z][a-z]+ [A-Z]/.test(line));
  await player.getByText(name, { exact: true }).first().waitFor();

  const { page } = ann;
  await ann.open('names');
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await pressOn(page, 'row', new RegExp(`^${name} Team`), 'Enter');
  await pressOn(page, 'button', 'Edit names', 'Enter');
  await page.getByRole('textbox', { name: 'English' }).focus();
  await page.keyboard.type('Harbour Kings');
  expect(await findBarriers(page)).toEqual([]);
  await confirm(page, 'Own mistake', 'Save names');
  await player.getByText('Harbour Kings', { exact: true }).first().waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await pressOn(page, 'button', "Use the feed's names", 'Enter');
  await confirm(page, 'Checked, in order', "Use the feed's names");
  await player.getByText(name, { exact: true }).first().waitFor();
  await context.close();
});

describe('screens of the desk', () => {
  it.each(['locks', 'proposals', 'names', 'audit', 'account'])(
    'DESK-1 the screen %s has no barrier, and reports no violation',
    async (path) => {
      await bob.open(path);
      await bob.page.waitForTimeout(300);
      expect(await findBarriers(bob.page)).toEqual([]);
    },
  );

  it.each(['overview', 'matches', 'queue', 'names', 'people', 'reports'])(
    'DESK-1 at 320 px the screen %s is as wide as the window',
    async (path) => {
      const { page } = ann;
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 740 });
      await ann.open(path);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      expect((await overflowOf(page)).sideways).toBe(0);
      if (size !== null) await page.setViewportSize(size);
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
