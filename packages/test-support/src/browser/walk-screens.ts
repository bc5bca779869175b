import { DetailPage } from '../pages/detail-page';
import type { SitePage } from '../pages/site-page';

const ADDRESSES = ['/schedule', '/results', '/bets', '/user/limits', '/ip-limit', '/404'] as const;

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
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await look('sign-in');
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await player.signIn('demo', 'demo-2026');
  await player.winnerPrice(player.upcomingRows().first()).click();
  await player.openSlip();
  await player.slip.items().first().waitFor();
  await look('slip');
  await player.closeSlip();
  await player.toUser();
  await look('user');
  await player.toList();
  await openMatch(player);
  await look('detail');
  await walkPools(player, look);
  await walkOutrights(player, url, look);
  for (const path of ADDRESSES) {
    await page.goto(`${url}${path}?lang=${t.langId}`);
    await page.getByRole('main').locator('h1, h2, section, a, button').first().waitFor();
    await look(path);
  }
  await lookAtNoNetwork(player, url, look);
}

/** With answers that no client understands: the page leaves when it gets one that it does. */
async function lookAtNoNetwork(
  { page, t }: SitePage,
  url: string,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await page.route('**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await page.goto(`${url}/not-net?lang=${t.langId}`);
  await page.getByRole('main').getByRole('button').first().waitFor();
  await look('/not-net');
  await page.unrouteAll();
}

async function openMatch(player: SitePage): Promise<void> {
  const detail = new DetailPage(player);
  const rows = await player.upcomingRows().count();
  for (let index = 0; index < rows; index += 1) {
    if (index > 0) await player.toList();
    await player.upcomingRows().nth(index).getByRole('link').first().click();
    await player.page.waitForURL(/match\/detail/);
    if (await detail.hasOtherLines()) break;
  }
  await detail.openAll();
}

async function walkPools(player: SitePage, look: (screen: string) => Promise<void>): Promise<void> {
  const { page, t } = player;
  await player.toList();
  await page
    .getByRole('main')
    .getByRole('tab', { name: t('match-list.tab_pool') })
    .click();
  const row = page.locator('li[data-kind="match"]', { hasText: t('pool.empty') }).first();
  await row.waitFor();
  await look('pools');
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: t('pool.title') }).scrollIntoViewIfNeeded();
  await look('pool');
}

async function walkOutrights(player: SitePage, url: string, look: (screen: string) => Promise<void>): Promise<void> {
  const { page, t } = player;
  await page.goto(`${url}/champion?lang=${t.langId}`);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByLabel(t('champion.search')).waitFor();
  await look('/champion');
}
