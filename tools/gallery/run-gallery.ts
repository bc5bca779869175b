import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { LangId } from '@clutchline/contract';
import type { Browser } from 'playwright-core';

import { publishAnnouncements } from '@clutchline/test-support/bench/publish-announcements';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { checkLooks, checkStories } from './check-looks';
import { type Picture, printContactSheets, writeIndex } from './contact-sheets';
import type { GalleryOptions } from './gallery-options';
import { pictureDesk } from './picture-desk';
import { pictureLanguages } from './picture-languages';
import { pictureLooks, type GallerySite, type Walk } from './picture-looks';
import { pictureStories } from './picture-stories';
import { serveFolder } from './serve-folder';
import { walkGallery } from './walk-gallery';
import { walkGames } from './walk-games';

const ENGLISH = 2;
const STORIES_FOLDER = 'workbench';
const HISTORY_DAYS = 10;
/** Places of the chosen matches in the list. */
const BETS = { single: [0], parlay: [1, 2, 3] };

/** False if a check found faults. */
export async function runGallery(folder: string, options: GalleryOptions): Promise<boolean> {
  for (const part of ['screens', 'stories', 'sheets']) await mkdir(join(folder, part), { recursive: true });
  const browser = await startBrowser();
  try {
    let faults = 0;
    for (const part of [ofProduct, ofGames, ofStories, ofDesk]) faults += await part(browser, folder, options);
    if (options.isCheck) console.log(`gallery: ${faults} faults`);
    else console.log(`${await writeIndex(folder)} contact sheets: ${join(folder, 'index.html')}`);
    return faults === 0;
  } finally {
    await browser.close();
  }
}

/** Returns the number of faults of a check. */
async function ofProduct(browser: Browser, folder: string, options: GalleryOptions): Promise<number> {
  const screens = options.parts.includes('screens') ? options.widths : [];
  if (options.parts.every((part) => part === 'stories' || part === 'games' || part === 'desk')) return 0;
  const server = await startProduct('gallery', { historyDays: HISTORY_DAYS });
  const site: GallerySite = { browser, url: server.url, folder };
  const walk: Walk = (player, look) => walkGallery(player, server.url, look);
  try {
    await publishAnnouncements(server.databaseUrl);
    await placeBets(site);
    if (options.isCheck) return await checkLooks(site, options, walk);
    // A walk for each width: menus and sheets differ.
    for (const width of screens)
      await printContactSheets(browser, folder, await picture(site, { ...options, widths: [width] }, walk));
    await printContactSheets(browser, folder, await pictureLanguages(site, options));
    return 0;
  } finally {
    await server.close();
  }
}

async function picture(site: GallerySite, options: GalleryOptions, walk: Walk, langId?: LangId): Promise<Picture[]> {
  const taken = await pictureLooks(site, options, walk, langId);
  console.log(`${options.widths.join(', ')} px: ${taken.length} pictures`);
  return taken;
}

/** Returns the number of faults of a check. */
async function ofGames(browser: Browser, folder: string, options: GalleryOptions): Promise<number> {
  if (!options.parts.includes('games')) return 0;
  if (options.isCheck) return await withGames(browser, folder, (site, walk) => checkLooks(site, options, walk));
  const taken: Picture[] = [];
  for (const langId of options.gameLanguages)
    taken.push(...(await withGames(browser, folder, (site, walk) => picture(site, options, walk, langId))));
  await printContactSheets(browser, folder, taken);
  return 0;
}

/** With a separate product, whose rounds are held: what a walk plays changes the games. */
async function withGames<Result>(
  browser: Browser,
  folder: string,
  use: (site: GallerySite, walk: Walk) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct('gallery-games', { virtualGames: true });
  try {
    return await use({ browser, url: product.url, folder }, (player, look) => walkGames(player, product, look));
  } finally {
    await product.close();
  }
}

/** At 1280 and 1920 px, in both languages; its tests check it. Returns no faults. */
async function ofDesk(browser: Browser, folder: string, options: GalleryOptions): Promise<number> {
  if (!options.parts.includes('desk') || options.isCheck) return 0;
  console.log(`desk: ${await pictureDesk(browser, folder, options)} pictures`);
  return 0;
}

/** Returns the number of faults of a check. */
async function ofStories(browser: Browser, folder: string, options: GalleryOptions): Promise<number> {
  if (!options.parts.includes('stories')) return 0;
  const served = await serveFolder(join(folder, STORIES_FOLDER));
  const site: GallerySite = { browser, url: served.url, folder };
  try {
    if (options.isCheck) return await checkStories(site, options);
    await printContactSheets(browser, folder, await pictureStories(site, options));
    return 0;
  } finally {
    served.close();
  }
}

/** So that the bets of the player are not empty: a single and a combo. */
async function placeBets({ browser, url }: GallerySite): Promise<void> {
  const { page, context } = await openPage(browser, { still: true });
  const player = await SitePage.open(page, url, ENGLISH);
  await player.signIn('demo', 'demo-2026');
  for (const [kind, places] of Object.entries(BETS)) {
    const tab = kind === 'single' ? 'single' : 'parlay';
    await player.slip.choose(tab);
    for (const place of places) await player.winnerPrice(player.upcomingRows().nth(place)).click();
    await player.slip
      .items()
      .nth(places.length - 1)
      .waitFor();
    await player.slip.acceptLatest();
    await player.slip.stake(tab, '20');
    await player.slip.place();
  }
  await context.close();
}
