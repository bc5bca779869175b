import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { openPage } from '@clutchline/test-support/browser/browser';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { Picture } from './contact-sheets';
import { HEIGHTS, isWanted, type GalleryOptions } from './gallery-options';
import { looksOf, type GalleryLook } from './looks-of';
import { waitUntilDrawn } from './take-picture';
import { walkGallery } from './walk-gallery';

const ENGLISH = 2;
/** Until pictures that depend on the look are drawn. */
const REST_MS = 60;
const QUALITY = 80;

export interface GallerySite {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
}

export const heightOf = (width: number): number =>
  Object.entries(HEIGHTS).find(([known]) => Number(known) === width)?.[1] ?? 1_000;

/** Every screen in every look, at one width: one walk, the looks are put on. */
export async function pictureLooks(
  { browser, url, folder }: GallerySite,
  width: number,
  options: GalleryOptions,
): Promise<Picture[]> {
  const { page, context } = await openPage(browser, { width, height: heightOf(width), still: true });
  const pictures: Picture[] = [];
  const looks = looksOf(options);
  const site = await SitePage.open(page, url, ENGLISH);
  await walkGallery(site, url, async (screen) => {
    if (!isWanted(screen, options.only)) return;
    await waitUntilDrawn(page);
    for (const look of looks) {
      const file = join('screens', `${screen}-${width}-${look.label}.jpg`);
      await pictureLook(page, look, join(folder, file));
      pictures.push({ file, subject: screen, width, look: look.label });
    }
    await wearLook(page, looksOf({ brands: [0], themes: ['arena'] })[0] ?? { theme: 'arena', tokens: {} });
  });
  await context.close();
  return pictures;
}

async function pictureLook(page: Page, look: GalleryLook, path: string): Promise<void> {
  await wearLook(page, look);
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
}
