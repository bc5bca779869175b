import type { SitePage } from '../pages/site-page';

/** Screens that are opened by their address. */
const ADDRESSES = ['/bets', '/not-net', '/ip-limit', '/404'] as const;

/**
 * Leads a player through every screen, signed out first; `look` is told the name of each as it stands. The page must be
 * on the match list.
 */
export async function walkScreens(
  player: SitePage,
  url: string,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const { page, t } = player;
  await look('list');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common.sign_in') })
    .click();
  await look('sign-in');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await player.signIn('demo', 'demo-2026');
  await player.winnerPrice(player.upcomingRows().first()).click();
  await openSlip(player);
  await player.slip.items().first().waitFor();
  await look('slip');
  await closeSlip(player);
  const account = await player.openAccount();
  await look('account');
  await account.getByRole('button', { name: t('common.close') }).click();
  await player.upcomingRows().first().getByRole('link').first().click();
  await page.waitForURL(/match\/detail/);
  await page.getByRole('main').getByRole('tab').first().waitFor();
  await look('detail');
  for (const path of ADDRESSES) {
    await page.goto(`${url}${path}?lang=${t.langId}`);
    await page.getByRole('main').locator('h1, h2, section, a, button').first().waitFor();
    await look(path);
  }
}

function slipButton({ page, t }: SitePage) {
  return page.getByRole('navigation').getByRole('button', { name: t('frame.slip_short') });
}

/** Where the app is narrow the slip is a sheet. */
async function openSlip(player: SitePage): Promise<void> {
  if ((await slipButton(player).count()) > 0) await slipButton(player).click();
}

async function closeSlip({ page, t }: SitePage): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: t('common.close') });
  if ((await close.count()) > 0) await close.click();
}
