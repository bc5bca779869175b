import type { Page } from 'playwright-core';

import { openPage } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { findViewFaults } from '@clutchline/test-support/browser/view-faults';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { isWanted, type GalleryOptions } from './gallery-options';
import { looksOf, type GalleryLook } from './looks-of';
import type { GallerySite } from './picture-looks';
import { dressStory, listStories, openStory } from './picture-stories';
import { walkGallery } from './walk-gallery';

const ENGLISH = 2;
const SIZES = [
  { width: 320, height: 700, kind: 'narrow' },
  { width: 1_440, height: 900, kind: 'wide' },
] as const;
/** Rules about whole pages, which a part alone cannot follow. */
const OF_PAGES = /^(page-has-heading-one|heading-order|region|landmark)/;

const isFirst = ({ theme }: GalleryLook, themes: GalleryOptions['themes']): boolean => theme === themes[0];

/** All rules in the first theme; in the others those that a theme can break. */
async function faultsOfLook(page: Page, isComplete: boolean): Promise<string[]> {
  const { sideways, cut } = await overflowOf(page);
  return [
    ...(await findBarriers(page, isComplete ? undefined : ['color-contrast'])),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...cut.map((text) => `cut: ${text}`),
    ...(isComplete ? await findViewFaults(page) : []),
  ];
}

/** Faults of every screen in every look, at 320 and 1440 px. */
export async function checkLooks({ browser, url }: GallerySite, options: GalleryOptions): Promise<string[]> {
  const { page, context } = await openPage(browser, { ...SIZES[0], still: true });
  const faults: string[] = [];
  const looks = looksOf(options);
  await walkGallery(await SitePage.open(page, url, ENGLISH), url, async (screen) => {
    if (!isWanted(screen, options.only)) return;
    for (const { kind, ...size } of SIZES) {
      await page.setViewportSize(size);
      await page.locator(`.clutchline[data-width="${kind}"]`).waitFor();
      for (const look of looks) {
        await wearLook(page, look);
        const found = await faultsOfLook(page, isFirst(look, options.themes));
        faults.push(...found.map((fault) => `${screen} ${size.width} px ${look.label}: ${fault}`));
      }
    }
    await page.setViewportSize(SIZES[0]);
    await page.locator(`.clutchline[data-width="${SIZES[0].kind}"]`).waitFor();
    await wearLook(page, { theme: 'arena', tokens: {} });
    console.log(`${screen}: ${faults.length} faults so far`);
  });
  await context.close();
  return faults;
}

/** Faults of every story in every look, at 390 px. */
export async function checkStories({ browser, url, folder }: GallerySite, options: GalleryOptions): Promise<string[]> {
  const { page, context } = await openPage(browser, { width: 390, height: 800, still: true });
  const faults: string[] = [];
  for (const id of await listStories(folder, options.only)) {
    await openStory(page, url, id);
    for (const look of looksOf(options)) {
      await dressStory(page, { ...look, langId: ENGLISH });
      const found = await faultsOfLook(page, isFirst(look, options.themes));
      const own = found.filter((fault) => !OF_PAGES.test(fault));
      faults.push(...own.map((fault) => `${id} ${look.label}: ${fault}`));
    }
  }
  await context.close();
  return faults;
}
