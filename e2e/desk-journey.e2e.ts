import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { BUSY, openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { OUTLIVES_SESSION, type DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import {
  confirm,
  lockMatch,
  lowerFirstPrice,
  openMatch,
  openTwoOperators,
  pressOn,
} from '@clutchline/test-support/desk/desk-steps';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
const OPENING = 1_000_000n;
const STAKE = 5_000n;
const FAST = 3_000;

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
let bob: DeskOperatorPage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk-journey', { hasDesk: true });
  const roles = [['trader', 'settler'], ['admin']] as const;
  [ann, bob] = await openTwoOperators(browser, site, roles, { provokes: OUTLIVES_SESSION });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Sessions have ended while the clock was fast. */
async function signInAgain({ page }: DeskOperatorPage): Promise<void> {
  await page.reload();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  const screens = page.getByRole('navigation', { name: 'Screens' });
  await button.or(screens).first().waitFor();
  if ((await button.count()) > 0) await button.click();
  await screens.waitFor();
}

it('DESK-8 DESK-9 DESK-6 by keyboard a trader suspends and prices a match, and two persons correct its result: the player sees each', async () => {
  const { page, context } = await openPage(browser, { provokes: BUSY });
  const player = await SitePage.open(page, site.url, ENGLISH);
  await player.signIn('demo', 'demo-2026');
  await eventually(
    () => player.balance(),
    (balance) => balance === OPENING,
  );
  await player.slip.choose('single');
  await player.winnerPrice(player.upcomingRows().last()).click();
  await player.slip.acceptLatest();
  await player.slip.stake('single', '50');
  await player.slip.place();
  await eventually(
    () => player.balance(),
    (balance) => balance === OPENING - STAKE,
  );
  const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  const history = { days: 7, page: 1, page_size: 10 };
  const { items } = await callSite(site.url, 'getUserHistory', { ...history, state: 'open' }, token);
  const leg = items[0]?.legs[0];
  if (leg === undefined) throw new Error('The bet is not in the history.');
  const cell = await openMatch(ann, player, leg.game_id);
  await lockMatch(ann, cell, 'Suspend');
  await lockMatch(ann, cell, 'Resume');
  await lowerFirstPrice(ann, cell);

  site.setSpeed(FAST);
  await eventually(
    () => callSite(site.url, 'getUserHistory', { ...history, state: 'settled' }, token),
    ({ items: settled }) => settled.length === 1,
    120_000,
  );
  site.setSpeed(1);
  const before = await player.balance();

  await signInAgain(ann);
  await ann.open('queue');
  await pressOn(ann.page, 'button', 'Correct a result', 'Enter');
  await ann.page.getByRole('textbox', { name: 'Number of the match' }).fill(String(leg.game_id));
  const winner = ann.page.getByRole('combobox', { name: 'Winner' });
  await winner.waitFor();
  const scores = ann.page.getByRole('textbox', { name: /^Score of/ });
  const [first, second] = [await scores.nth(0).inputValue(), await scores.nth(1).inputValue()];
  await winner.selectOption({ index: Number(first) > Number(second) ? 2 : 1 });
  await scores.nth(0).fill(second);
  await scores.nth(1).fill(first);
  await confirm(ann.page, 'Score unclear', 'Propose');
  await ann.page.getByRole('heading', { name: 'Proposals' }).waitFor();

  await signInAgain(bob);
  await bob.open('proposals');
  await pressOn(bob.page, 'row', /Correct a result/, 'Enter');
  await pressOn(bob.page, 'button', 'Approve', 'Enter');
  await confirm(bob.page, 'Checked, in order', 'Approve');
  await expect.poll(() => player.balance(), { timeout: 60_000 }).not.toBe(before);
  await context.close();
});
