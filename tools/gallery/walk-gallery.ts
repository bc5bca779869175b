import { ANNOUNCEMENT_PATH } from '@clutchline/test-support/bench/publish-announcements';
import { contentScreens } from '@clutchline/test-support/browser/content-screens';
import { matchScreens } from '@clutchline/test-support/browser/match-screens';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import type { SitePage } from '@clutchline/test-support/pages/site-page';
import { CONTENT_PATHS } from '../../packages/web/src/app/content-paths';

export type Look = (screen: string) => Promise<void>;

const DAY_MS = 86_400_000;
/** `walkScreens` opens them. */
const OF_WALK = ['schedule', 'results'];

/** Name of a screen and its address: those that `walkScreens` does not open. */
async function addressesOf(url: string): Promise<ReadonlyMap<string, string>> {
  const content = [...(await contentScreens(url))].map(([name, path]) => [name.replaceAll(', ', '-'), path] as const);
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  return new Map([
    ...content.filter(([name]) => !OF_WALK.includes(name)),
    ['results-yesterday', `/results?day=${yesterday}`],
    ['events-past', '/events?when=past'],
    ...(await matchScreens(url)),
    ['announcement', ANNOUNCEMENT_PATH],
    ['rules', '/rules'],
    ['help', '/help'],
    ['speed-paused', '/virtual/speed'],
    ['chess-paused', '/virtual/chess'],
  ]);
}

/** Those of `walkScreens`, then every other one of a product without virtual games. The player is signed in from the third on. */
export async function walkGallery(player: SitePage, url: string, look: Look): Promise<void> {
  const seen = new Set<string>();
  const lookAt = async (screen: string): Promise<void> => {
    seen.add(new URL(player.page.url()).pathname);
    await look(screen);
  };
  await walkScreens(player, url, (screen) => lookAt(screen.replaceAll('/', '')));
  for (const [screen, path] of await addressesOf(url)) {
    await open(player, new URL(path, url));
    await lookAt(screen);
  }
  const missing = CONTENT_PATHS.filter((path) => !seen.has(path));
  if (missing.length > 0) throw new Error(`the gallery opens no ${missing.join(', ')}: add it to contentScreens`);
}

export async function open({ page, t }: SitePage, address: URL): Promise<void> {
  address.searchParams.set('lang', String(t.langId));
  await page.goto(address.href);
  await page.getByRole('main').locator('h1, h2').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
