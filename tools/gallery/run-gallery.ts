import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { publishAnnouncements } from '@clutchline/test-support/bench/publish-announcements';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { checkLooks, checkStories } from './check-looks';
import { printContactSheets, writeIndex } from './contact-sheets';
import type { GalleryOptions } from './gallery-options';
import { pictureLanguages } from './picture-languages';
import { pictureLooks, type GallerySite, type Walk } from './picture-looks';
import { pictureStories } from './picture-stories';
import { serveFolder } from './serve-folder';
import { walkGallery } from './walk-gallery';
import { walkGames } from './walk-games';

const ENGLISH = 2;
const STORIES_FOLDER = 'workbench';
const HISTORY_DAYS = 3;
/** Places of the chosen matches in the list. */
const BETS = { single: [0], parlay: [1, 2, 3] };

/** False if a check found faults. */
export async function runGallery(folder: string, options: GalleryOptions): Promise<boolean> {
  for (const part of ['screens', 'stories', 'sheets']) await mkdir(join(folder, part), { recursive: true });
  const browser = await startBrowser();
  try {
    let faults = 0;
    for (const part of [ofProduct, ofGames, ofStories]) faults += await part(browser, folder, options);
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
  if (options.parts.every((part) => part === 'stories' || part === 'games')) return 0;
  const server = await startProduct('gallery', { historyDays: HISTORY_DAYS });
  const site: GallerySite = { browser, url: server.url, folder };
  const walk: Walk = (player, look) => walkGallery(player, server.url, look);
  try {
    await publishAnnouncements(server.databaseUrl);
    await placeBets(site);
    if (options.isCheck) return await checkLooks(site, options, walk);
    // A walk for each width: menus and sheets differ.
    for (const width of screens) await picture(site, { ...options, widths: [width] }, walk);
    await printContactSheets(browser, folder, await pictureLanguages(site, options));
    return 0;
  } finally {
    await server.close();
  }
}

async function picture(site: GallerySite, options: GalleryOptions, walk: Walk): Promise<void> {
  const taken = await pictureLooks(site, options, walk);
  await printContactSheets(site.browser, site.folder, taken);
  console.log(`${options.widths.join(', ')} px: ${taken.length} pictures`);
}

/** Of a product of its own, whose rounds are held. Returns the number of faults of a check. */
async function ofGames(browser: Browser, folder: string, options: GalleryOptions): Promise<number> {
  if (!options.parts.includes('games')) return 0;
  const product = await startProduct('gallery-games', { virtualGames: true });
  const site: GallerySite = { browser, url: product.url, folder };
  const walk: Walk = (player, look) => walkGames(player, product, look);
  try {
    if (options.isCheck) return await checkLooks(site, options, walk);
    // One walk: what it plays changes the games.
    await picture(site, options, walk);
    return 0;
  } finally {
    await product.close();
  }
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
