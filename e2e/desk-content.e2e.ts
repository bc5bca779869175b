import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import type { DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import { confirm, openTwoOperators, pressOn } from '@clutchline/test-support/desk/desk-steps';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
const SOON = { timeout: 20_000 };

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
let bob: DeskOperatorPage;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk-content', { hasDesk: true });
  [ann, bob] = await openTwoOperators(browser, site, [['support'], ['admin']]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function openForm({ page }: DeskOperatorPage): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await pressOn(page, 'button', 'New announcement', 'Enter');
  await page.getByRole('textbox', { name: 'Id' }).waitFor();
}

async function fill(page: Page, id: string, title: string): Promise<void> {
  await typeInto(page, 'Id', id);
  await pressOn(page, 'button', 'Now', 'Enter');
  await typeInto(page, 'Title', title);
  await typeInto(page, 'Text', 'Bets stay **open**, see [the schedule](/schedule).');
  await page.getByRole('article').getByText('open', { exact: true }).waitFor(SOON);
}

const ready = (page: Page, name: string) =>
  page.getByRole('button', { name }).and(page.locator(':not([aria-disabled])')).waitFor(SOON);

const holdsFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

it('DESK-21 NEWS-5 by keyboard one person publishes, edits and withdraws an announcement, and a player reads it', async () => {
  const { page } = ann;
  await openForm(ann);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('textbox', { name: 'Id' }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await pressOn(page, 'button', 'Save', 'Enter');
  await page.getByRole('alert').getByText('To be corrected first').waitFor(SOON);
  expect(await findBarriers(page)).toEqual([]);
  await fill(page, 'finals-moved', 'The finals have moved');
  await ready(page, 'Save');
  await pressOn(page, 'button', 'Save', 'Enter');
  await confirm(page, 'Checked, in order', 'Save');
  await page.getByText('finals-moved is saved, revision 1.').waitFor(SOON);
  await page.getByRole('heading', { name: 'The finals have moved' }).waitFor(SOON);
  expect(await holdsFocus(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);

  const { page: player, context } = await openPage(browser);
  await player.goto(`${site.url}/announcements/detail?id=finals-moved`);
  await player.getByRole('link', { name: 'the schedule' }).waitFor(SOON);

  await page.getByRole('row', { name: /The finals have moved/ }).focus();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await typeInto(page, 'Title', 'The finals moved again');
  await ready(page, 'Save');
  await pressOn(page, 'button', 'Save', 'Enter');
  await confirm(page, 'Own mistake', 'Save');
  await page.getByText('revision 2.').waitFor(SOON);
  await player.getByRole('heading', { name: 'The finals moved again' }).waitFor(SOON);

  await pressOn(page, 'button', 'Withdraw', 'Enter');
  await confirm(page, 'Own mistake', 'Withdraw');
  await page.getByText('finals-moved is withdrawn.').waitFor(SOON);
  expect(await holdsFocus(page)).toBe(true);
  await player.getByRole('heading', { name: 'The finals moved again' }).waitFor({ state: 'detached', ...SOON });
  await context.close();
});

it('DESK-21 NEWS-4 an urgent one is approved by another person, and is then a banner of the players', async () => {
  const { page: player, context } = await openPage(browser);
  await SitePage.open(player, site.url, ENGLISH);
  const { page } = ann;
  await openForm(ann);
  await fill(page, 'outage', 'Payments are delayed');
  await page.getByRole('combobox', { name: 'Severity' }).focus();
  await page.keyboard.press('End');
  await ready(page, 'Propose');
  await pressOn(page, 'button', 'Propose', 'Enter');
  await confirm(page, 'Checked, in order', 'Propose');
  await page.getByRole('heading', { name: 'Proposals' }).waitFor();

  await bob.open('proposals');
  await pressOn(bob.page, 'row', /Urgent announcement/, 'Enter');
  await bob.page.getByRole('heading', { name: 'Payments are delayed' }).waitFor(SOON);
  expect(await findBarriers(bob.page)).toEqual([]);
  expect(await player.getByText('Payments are delayed').count()).toBe(0);
  await pressOn(bob.page, 'button', 'Approve', 'Enter');
  await confirm(bob.page, 'Checked, in order', 'Approve');
  await player.getByText('Payments are delayed').first().waitFor(SOON);
  await context.close();
});
