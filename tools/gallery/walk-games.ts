import type { Locator, Page } from 'playwright-core';

import type { Product } from '@clutchline/test-support/bench/start-product';
import { ANY, beginsWith } from '@clutchline/test-support/browser/with-any';
import type { SitePage } from '@clutchline/test-support/pages/site-page';
import { HeldRound } from './held-round';
import { type Look, open } from './walk-gallery';

/** Played fast before the round that is looked at, so that lists and charts have rows. */
const PLAYED_ROUNDS = 12;
const SPEED = '/virtual/speed';
const CHESS = '/virtual/chess';

const speedIn = ({ t }: SitePage): string => `${SPEED}?lang=${t.langId}`;

/** Both virtual games: every part, phase of a round and state of the market. The player signs in on the way. */
export async function walkGames(player: SitePage, product: Product, look: Look): Promise<void> {
  await walkSignedOut(player, product, look);
  await player.signIn('demo', 'demo-2026');
  await walkRound(player, product, look);
  await walkParts(player, product, look);
  await walkChess(player, product, look);
}

async function walkSignedOut(player: SitePage, product: Product, look: Look): Promise<void> {
  const round = new HeldRound(product, player.page);
  await round.openAt('betting', 10_000, speedIn(player));
  await look('speed-signed-out');
  await round.release();
  await open(player, new URL(CHESS, product.url));
  await look('chess-signed-out');
}

async function walkRound(player: SitePage, product: Product, look: Look): Promise<void> {
  const { page, t } = player;
  const round = new HeldRound(product, page);
  const main = page.getByRole('main');
  round.next(PLAYED_ROUNDS);
  await round.openAt('ready', 2_000, speedIn(player));
  await look('speed-ready');
  await round.openAt('betting', 10_000, speedIn(player));
  for (const market of ['market.name_map_winner', 'market.name_first_blood'] as const)
    for (const pick of await main
      .getByRole('group', { name: t(market), exact: true })
      .getByRole('button')
      .all())
      await pick.click();
  await main.getByLabel(t('speed.stake')).fill('10');
  await look('speed-picked');
  await round.release();
  await main.getByRole('button', { name: beginsWith(t('speed.place', { count: 4, amount: ANY })) }).click();
  await main.getByText(t('speed.placed_count', { count: 4 })).waitFor();
  await round.hold();
  await look('speed-placed');
  await round.followTo('preparing', 2_000);
  await look('speed-preparing');
  await round.followTo('in_match', 25_000);
  await look('speed-in-match');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await look('speed-in-match-map');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await round.followTo('ended', 3_000);
  await round.release();
  await main.locator('[data-state="won"]').first().waitFor();
  await round.hold();
  await look('speed-ended');
  await round.release();
}

async function walkParts(player: SitePage, { url }: Product, look: Look): Promise<void> {
  const { page, t } = player;
  for (const part of ['records', 'results', 'rules', 'fairness']) {
    await open(player, new URL(`${SPEED}/${part}`, url));
    await look(`speed-${part}`);
  }
  await open(player, new URL(`${SPEED}/results`, url));
  await press(page.getByRole('main').getByRole('button', { name: t('speed.verify'), exact: true }));
  await page.getByText(t('speed.verified')).waitFor();
  await look('speed-verified');
}

async function walkChess(player: SitePage, { url }: Product, look: Look): Promise<void> {
  const { page, t } = player;
  const main = page.getByRole('main');
  await open(player, new URL(CHESS, url));
  await look('chess-no-market');
  for (const tier of ['chess.tier_basic', 'chess.tier_elite'] as const) {
    await press(main.getByRole('group', { name: t(tier) }).getByRole('button'));
    await statusOf(page, beginsWith(t('chess.done_refresh', { amount: ANY })));
    await press(main.getByRole('button', { name: beginsWith(t('chess.buy', { price: ANY })) }));
    await statusOf(page, beginsWith(t('chess.done_buy', { card: ANY, amount: ANY })));
  }
  await look('chess-market');
  // Beside the market of a phone the backpack is a folded bar.
  await open(player, new URL(`${CHESS}/backpack`, url));
  await press(main.getByRole('button', { name: beginsWith(t('chess.rent')) }));
  const offer = beginsWith(t('chess.rent_offer', { hours: 12, price: ANY }));
  const rent = page.getByRole('dialog').getByRole('button', { name: offer });
  await rent.waitFor();
  await look('chess-rent');
  await rent.click();
  await statusOf(page, beginsWith(t('chess.done_rent', { slot: 7, hours: 12, amount: ANY })));
  for (const part of ['backpack', 'records', 'guide', 'rules', 'prices', 'fairness']) {
    await open(player, new URL(`${CHESS}/${part}`, url));
    await look(`chess-${part}`);
  }
  await press(main.getByRole('button', { name: t('chess.change_seeds') }));
  await main.getByText(t('chess.seed_equal')).waitFor();
  await look('chess-verified');
  await open(player, new URL(`${CHESS}/backpack`, url));
  await press(main.getByRole('button', { name: beginsWith(t('chess.move')) }));
  await look('chess-moving');
}

const press = async (button: Locator): Promise<void> => await button.first().click();

const statusOf = async (page: Page, text: RegExp): Promise<void> =>
  await page.getByRole('main').getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
