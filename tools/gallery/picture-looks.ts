import { join } from 'node:path';

import { languageById, type LangId } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';

import { openPage } from '@clutchline/test-support/browser/browser';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { Picture } from './contact-sheets';
import { HEIGHTS, isWanted, type GalleryOptions } from './gallery-options';
import { looksOf, type GalleryLook } from './looks-of';
import { waitUntilDrawn } from './take-picture';
import type { Look } from './walk-gallery';

const ENGLISH: LangId = 2;
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

/** Opens one screen after the other, and looks at each. */
export type Walk = (player: SitePage, look: Look) => Promise<void>;

/** Every screen in every look: one walk, widths and looks are put on. */
export async function pictureLooks(
  { browser, url, folder }: GallerySite,
  options: Pick<GalleryOptions, 'widths' | 'brands' | 'themes' | 'only'>,
  walk: Walk,
  langId = ENGLISH,
): Promise<Picture[]> {
  const [first = 0] = options.widths;
  const { page, context } = await openPage(browser, { width: first, height: heightOf(first), still: true });
  const pictures: Picture[] = [];
  const looks = looksOf(options);
  const suffix = langId === ENGLISH ? '' : `-${languageById(langId).code}`;
  await walk(await SitePage.open(page, url, langId), async (screen) => {
    if (!isWanted(screen, options.only)) return;
    for (const width of options.widths) {
      await resize(page, width, heightOf(width));
      await waitUntilDrawn(page);
      for (const look of looks) {
        const label = `${look.label}${suffix}`;
        const file = join('screens', `${screen}-${width}-${label}.jpg`);
        await pictureLook(page, look, join(folder, file));
        pictures.push({ file, subject: screen, width, look: label });
      }
    }
    await resize(page, first, heightOf(first));
    await wearLook(page, looksOf({ brands: [0], themes: ['arena'] })[0] ?? { theme: 'arena', tokens: {} });
  });
  await context.close();
  return pictures;
}

/** As the app calls its width. */
const kindOf = (width: number): string => (width < 720 ? 'narrow' : width < 1_280 ? 'medium' : 'wide');

export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator(`.clutchline[data-width="${kindOf(width)}"]`).waitFor();
}

async function pictureLook(page: Page, look: GalleryLook, path: string): Promise<void> {
  await wearLook(page, look);
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
}
