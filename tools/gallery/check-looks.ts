import type { Page } from 'playwright-core';

import { openPage } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { findForcedFaults, findViewFaults } from '@clutchline/test-support/browser/view-faults';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { isWanted, type GalleryOptions } from './gallery-options';
import { looksOf, type GalleryLook } from './looks-of';
import { type GallerySite, resize, type Walk } from './picture-looks';
import { dressStory, listStories, openStory } from './picture-stories';

const ENGLISH = 2;
/** Rules about whole pages, which a part alone cannot follow. */
const OF_PAGES = /^(page-has-heading-one|heading-order|region|landmark)/;

/** Height of a window of a check, CSS px. */
const HEIGHT = 900;

interface Checked {
  /** Every rule; looks change neither roles nor names, so one look is enough. */
  readonly isEveryRule: boolean;
  /** Reduced motion and zoom, which do not depend on the width of the window. */
  readonly isEveryView: boolean;
  /** Forced colours replace those of the theme, so one theme of each brand is enough. */
  readonly isForced: boolean;
}

function checkedOf(look: GalleryLook, looks: readonly GalleryLook[], isFirstWidth: boolean): Checked {
  const isFirstOfBrand = looks.find(({ brand }) => brand === look.brand) === look;
  return {
    isEveryRule: looks[0] === look,
    isEveryView: isFirstOfBrand && isFirstWidth,
    isForced: isFirstOfBrand && !isFirstWidth,
  };
}

async function faultsOfLook(page: Page, { isEveryRule, isEveryView, isForced }: Checked): Promise<string[]> {
  const { sideways, cut } = await overflowOf(page);
  return [
    ...(await findBarriers(page, isEveryRule ? undefined : ['color-contrast'])),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...cut.map((text) => `cut: ${text}`),
    ...(isEveryView ? await findViewFaults(page) : []),
    ...(isForced ? await findForcedFaults(page) : []),
  ];
}

function report(subject: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  console.log(`${subject}: ${faults.length} faults`);
}

/** Faults of every screen in every look, at the chosen widths. */
export async function checkLooks({ browser, url }: GallerySite, options: GalleryOptions, walk: Walk): Promise<number> {
  const [first = 0] = options.widths;
  const { page, context } = await openPage(browser, { width: first, height: HEIGHT, still: true });
  const looks = looksOf(options);
  let count = 0;
  await walk(await SitePage.open(page, url, ENGLISH), async (screen) => {
    if (!isWanted(screen, options.only)) return;
    const faults: string[] = [];
    for (const width of options.widths) {
      await resize(page, width, HEIGHT);
      for (const look of looks) {
        await wearLook(page, look);
        const found = await faultsOfLook(page, checkedOf(look, looks, width === first));
        faults.push(...found.map((fault) => `${screen} ${width} px ${look.label}: ${fault}`));
      }
    }
    await resize(page, first, HEIGHT);
    await wearLook(page, { theme: 'arena', tokens: {} });
    report(screen, faults);
    count += faults.length;
  });
  await context.close();
  return count;
}

/** Faults of every story in every look, at 390 px. */
export async function checkStories({ browser, url, folder }: GallerySite, options: GalleryOptions): Promise<number> {
  const { page, context } = await openPage(browser, { width: 390, height: HEIGHT, still: true });
  const looks = looksOf(options);
  let count = 0;
  for (const id of await listStories(folder, options.only)) {
    await openStory(page, url, id);
    const faults: string[] = [];
    for (const look of looks) {
      await dressStory(page, { ...look, langId: ENGLISH });
      const found = await faultsOfLook(page, checkedOf(look, looks, true));
      const own = found.filter((fault) => !OF_PAGES.test(fault));
      faults.push(...own.map((fault) => `${id} ${look.label}: ${fault}`));
    }
    report(id, faults);
    count += faults.length;
  }
  await context.close();
  return count;
}
