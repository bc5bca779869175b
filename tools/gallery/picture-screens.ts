import { join } from 'node:path';

import { languageById, type LangId } from '@clutchline/contract';

import { openPage } from '@clutchline/test-support/browser/browser';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { Picture } from './contact-sheets';
import type { GallerySite } from './picture-looks';
import { takePicture } from './take-picture';

export interface GalleryTask extends GallerySite {
  readonly langId: LangId;
  readonly theme: string;
  readonly width: number;
}

export type TakenPicture = Pick<Picture, 'file' | 'subject'>;

const HEIGHT = 900;

export async function pictureScreens(task: GalleryTask): Promise<TakenPicture[]> {
  const { browser, url, langId, theme, width, folder } = task;
  const { code } = languageById(langId);
  const { page, context } = await openPage(browser, { width, height: HEIGHT, locale: code, still: true });
  const taken: TakenPicture[] = [];
  const site = await SitePage.open(page, url, langId);
  await walkScreens(site, url, async (screen) => {
    const subject = screen.replaceAll('/', '');
    const file = join('screens', `${subject}-${width}-${code}-${theme}.png`);
    await takePicture(page, theme, join(folder, file));
    taken.push({ file, subject });
  });
  await context.close();
  return taken;
}
