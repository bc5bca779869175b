import { join } from 'node:path';

import { languageById, type LangId } from '@clutchline/contract';
import type { Browser } from 'playwright-core';

import { openPage } from '@clutchline/test-support/browser/browser';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { takePicture } from './take-picture';

export interface GalleryTask {
  readonly browser: Browser;
  readonly url: string;
  readonly langId: LangId;
  readonly theme: string;
  readonly width: number;
  readonly gallery: string;
}

const HEIGHT = 900;

export async function pictureScreens({ browser, url, langId, theme, width, gallery }: GalleryTask): Promise<string[]> {
  const { code } = languageById(langId);
  const { page, context } = await openPage(browser, { width, height: HEIGHT, locale: code, still: true });
  const names: string[] = [];
  const site = await SitePage.open(page, url, langId);
  await walkScreens(site, url, async (screen) => {
    const name = screen.replaceAll('/', '');
    await takePicture(page, theme, join(gallery, `${name}-${width}-${code}-${theme}.png`));
    names.push(name);
  });
  await context.close();
  return names;
}
