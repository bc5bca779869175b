import { randomUUID } from 'node:crypto';

import type { DeskRole } from '@clutchline/contract/desk';
import type { Browser, Locator, Page } from 'playwright-core';

import type { PageOptions } from '../browser/browser';
import { eventually } from '../browser/eventually';
import type { SitePage } from '../pages/site-page';
import { openDeskOperator, type DeskOperatorPage, type DeskSite } from './desk-operator';

/** How long the keys of the panic are held until it acts. */
const HOLD_MS = 600;
const PATIENT = { timeout: 60_000 };
const POLL_MS = 20;
/** In the list of how a price holds: 10 minutes without a fade. */
const HARD = 4;
/** Of what the trader offers; a referred single asks for more. */
const OFFERED = '55';
/** Minor units of CNY. */
const SINGLE_LIMIT = '5000';

/** The first usually does the work and the second approves it. */
export async function openTwoOperators(
  browser: Browser,
  site: DeskSite,
  roles: readonly [readonly DeskRole[], readonly DeskRole[]],
  options: PageOptions = {},
): Promise<[DeskOperatorPage, DeskOperatorPage]> {
  const ann = await openDeskOperator(browser, site, { name: 'ann', roles: roles[0], ...options });
  return [ann, await openDeskOperator(browser, site, { name: 'bob', roles: roles[1], ...options })];
}

/** Without the mouse: the key helps if Tab would be long. */
export async function pressOn(page: Page, role: 'button' | 'row', name: string | RegExp, key: string): Promise<void> {
  await page.getByRole(role, { name }).last().focus();
  await page.keyboard.press(key);
}

/** The dialog that is open, with a quick reason. */
export async function confirm(page: Page, reason: string, name: string): Promise<void> {
  await pressOn(page, 'button', reason, 'Space');
  await pressOn(page, 'button', name, 'Enter');
}

/** Ms from the press until what it causes is seen. */
export async function seenAfter(press: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<number> {
  const pressed = performance.now();
  await press();
  await seen();
  return performance.now() - pressed;
}

/** Until the players' page has no open price, or has one again. */
const untilPrices = (player: Page, areOpen: boolean) =>
  player.waitForFunction(
    (wanted) => (document.querySelector('button[data-state="open"]') !== null) === wanted,
    areOpen,
    { polling: POLL_MS, ...PATIENT },
  );

/** By keys that are held. Returns ms from the moment when it acts until no price is open (D3). */
export async function panic({ page }: DeskOperatorPage, player: Page): Promise<number> {
  const ms = await seenAfter(
    async () => {
      await page.keyboard.down('Shift');
      await page.keyboard.down('Escape');
    },
    () => untilPrices(player, false),
  );
  await page.keyboard.up('Escape');
  await page.keyboard.up('Shift');
  return ms - HOLD_MS;
}

export async function proposeEndOfPanic({ page, open }: DeskOperatorPage): Promise<void> {
  await open('locks');
  await pressOn(page, 'button', 'Propose the end', 'Enter');
  await pressOn(page, 'button', 'Checked, in order', 'Space');
  await pressOn(page, 'button', 'Propose the end', 'Enter');
  await page.getByRole('heading', { name: 'Proposals' }).waitFor();
  await pressOn(page, 'row', /Resume everything Waiting/, 'Enter');
}

/** Returns ms from the press of the second person until a price is open. */
export async function approveEndOfPanic({ page, open }: DeskOperatorPage, player: Page): Promise<number> {
  await open('proposals');
  await pressOn(page, 'row', /Resume everything Waiting/, 'Enter');
  await pressOn(page, 'button', 'Approve', 'Enter');
  await pressOn(page, 'button', 'Checked, in order', 'Space');
  return seenAfter(
    () => pressOn(page, 'button', 'Approve', 'Enter'),
    () => untilPrices(player, true),
  );
}

const untilSeen = <Value>(at: Locator, read: (element: HTMLElement) => Value, isSeen: (value: Value) => boolean) =>
  eventually(() => at.evaluate(read), isSeen, PATIENT.timeout, POLL_MS);

/** Opens the sheet of a match. Returns the cell of its first price on the player's page. */
export async function openMatch({ page, open }: DeskOperatorPage, player: SitePage, gameId: number): Promise<Locator> {
  await open(`match/${gameId}`);
  await page.getByRole('button', { name: 'Suspend the match' }).waitFor();
  const [one = '', other = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' – ');
  return player.winnerPrice(player.rows().filter({ hasText: one }).filter({ hasText: other }).first());
}

/** Of the match whose sheet is open. Returns ms from the press until the price of the player has this state (D13). */
export async function lockMatch(
  { page }: DeskOperatorPage,
  price: Locator,
  act: 'Suspend' | 'Resume',
): Promise<number> {
  await page.getByRole('button', { name: `${act} the match` }).waitFor();
  await pressOn(page, 'button', `${act} the match`, 'Enter');
  await pressOn(page, 'button', act === 'Suspend' ? 'Feed wrong' : 'Checked, in order', 'Space');
  const wanted = act === 'Suspend' ? 'locked' : 'open';
  return seenAfter(
    () => pressOn(page, 'button', act, 'Enter'),
    () =>
      untilSeen(
        price,
        (element) => element.dataset['state'],
        (state) => state === wanted,
      ),
  );
}

/** Three steps down for the first pick of the sheet. Returns ms from the press of Save until the player sees the price. */
export async function lowerFirstPrice({ page }: DeskOperatorPage, price: Locator): Promise<number> {
  await page.getByRole('table', { name: 'Prices' }).getByRole('row').nth(1).focus();
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Price' });
  for (let steps = 0; steps < 3; steps += 1) await field.press('ArrowDown');
  await page.getByRole('dialog').getByRole('combobox').selectOption({ index: HARD });
  const typed = Number(await field.inputValue());
  await pressOn(page, 'button', 'Liability', 'Space');
  return seenAfter(
    () => pressOn(page, 'button', 'Save', 'Enter'),
    () =>
      untilSeen(
        price,
        (element) => element.lastElementChild?.textContent,
        (text) => Math.abs(Number(text) - typed) < 0.005,
      ),
  );
}

/** Singles in CNY above 50.00 wait for a person. */
export async function referSingles({ page }: DeskOperatorPage): Promise<void> {
  const anywhere = { game_type_id: null, category_id: null, event_id: null, game_id: null, play_id: null };
  const scope = { ...anywhere, currency_id: 1, point_id: null, account_id: null };
  const limits = [
    { kind: 'referral', value: 1 },
    { kind: 'single', value: SINGLE_LIMIT },
  ];
  for (const limit of limits) {
    const body = { request_id: randomUUID(), reason: 'bets that a person decides', scope, limit };
    const status = await page.evaluate(async (given) => {
      const headers = { 'content-type': 'application/json', 'x-desk': '1' };
      const sent = JSON.stringify({ ...given, until: null, version: null });
      return (await fetch('/desk/api/setLimit', { method: 'POST', headers, body: sent })).status;
    }, body);
    if (status !== 200) throw new Error(`setLimit was answered with ${status}`);
  }
}

/** Its number tells it from others in the queue: a whole stake above 50, in units of CNY, and the place of the match. */
export interface ReferredSingle {
  readonly stake: number;
  readonly match: number;
}

const rowOf = ({ page }: DeskOperatorPage, { stake }: ReferredSingle, state: string): Locator =>
  page.getByRole('row', { name: new RegExp(`${state} ${stake}\\.00 CNY`) });

/** Of a player who is signed in. Returns ms from the press of Place until the bet is in the trader's queue. */
export async function placeReferredBet(player: SitePage, desk: DeskOperatorPage, bet: ReferredSingle): Promise<number> {
  await player.slip.choose('single');
  await player.winnerPrice(player.upcomingRows().nth(bet.match)).click();
  await player.slip.acceptLatest();
  await player.slip.stake('single', String(bet.stake));
  return seenAfter(
    () => player.slip.pressPlace(),
    () => rowOf(desk, bet, 'waiting').waitFor(PATIENT),
  );
}

/** For the bet in the queue. Returns ms from the press of Offer until the player sees it. */
export async function offerSmallerStake(desk: DeskOperatorPage, player: Page, bet: ReferredSingle): Promise<number> {
  await rowOf(desk, bet, 'waiting').click();
  await desk.page.getByRole('button', { name: 'Smaller or other price' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel(/^Stake, at most/).fill(OFFERED);
  const label = await dialog.getByText(/^Price, at most/).innerText();
  const present = Number(/\d+\.\d{3}/.exec(label)?.[0]);
  await dialog.getByLabel(/^Price, at most/).fill(String(Math.max(1.001, Number((present * 0.95).toFixed(3)))));
  await dialog.getByRole('button', { name: 'Checked, in order' }).click();
  return seenAfter(
    () => dialog.getByRole('button', { name: 'Offer' }).click(),
    () => player.getByText(/We can offer you/).waitFor(PATIENT),
  );
}

/** Returns ms from the press of Accept until the trader sees it. */
export async function acceptOffer(player: Page, desk: DeskOperatorPage, bet: ReferredSingle): Promise<number> {
  const ms = await seenAfter(
    () => player.getByRole('button', { name: /^Accept .*55\.00/ }).click(),
    () => rowOf(desk, bet, 'offer accepted').waitFor(PATIENT),
  );
  await player.getByText('Confirmed').first().waitFor();
  return ms;
}
