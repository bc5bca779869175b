import type { LangId } from '@clutchline/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { expectedPayout } from '@clutchline/test-support/browser/expected-payout';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const CASES: readonly { langId: LangId; locale: string }[] = [
  { langId: 2, locale: 'en-US' },
  { langId: 1, locale: 'zh-CN' },
];
const OPENING = 1_000_000n;
const SINGLE = 5_000n;
const PARLAY = 2_050n;

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe.each(CASES)('the path of a bet in $locale', ({ langId, locale }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(`place-and-settle-${locale}`, { firstView: true });
  });
  afterAll(async () => {
    await site.close();
  });

  it('BET-2 SLIP-2 a single and a parlay are placed by clicking, settled, and paid to the minor unit', async () => {
    const { page, errors, context } = await openPage(browser, { locale });
    const player = await SitePage.open(page, site.url, langId);
    await player.signIn('demo', 'demo-2026');
    await eventually(
      () => player.balance(),
      (balance) => balance === OPENING,
    );

    await player.slip.choose('single');
    await player.winnerPrice(player.upcomingRows().nth(0)).click();
    await player.slip.acceptLatest();
    await player.slip.stake('single', '50');
    await player.slip.place();
    await eventually(
      () => player.balance(),
      (balance) => balance === OPENING - SINGLE,
    );

    await player.slip.choose('parlay');
    for (const place of [1, 2, 3]) await player.winnerPrice(player.upcomingRows().nth(place)).click();
    await expect.poll(() => player.slip.items().count()).toBe(3);
    await player.slip.acceptLatest();
    await player.slip.stake('parlay', '20.5');
    await player.slip.place();
    const staked = OPENING - SINGLE - PARLAY;
    await eventually(
      () => player.balance(),
      (balance) => balance === staked,
    );

    const bets = await player.toBets();
    await eventually(
      () => bets.unsettled().count(),
      (count) => count === 2,
    );

    site.setSpeed(3_000);
    await eventually(
      () => bets.unsettled().count(),
      (count) => count === 0,
      120_000,
    );
    site.setSpeed(1);

    const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
    const paging = { days: 7, state: 'settled', page: 1, page_size: 10 };
    const { items } = await callSite(site.url, 'getUserHistory', paging, token);
    expect(items.map((bet) => bet.legs.length).sort()).toEqual([1, 3]);
    const paid = items.reduce((sum, bet) => sum + expectedPayout(bet), 0n);
    await eventually(
      () => player.balance(),
      (balance) => balance === staked + paid,
      10_000,
    );
    expect(errors).toEqual([]);
    await context.close();
  });
});
