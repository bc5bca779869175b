import { join } from 'node:path';

import { languageById } from '@clutchline/contract';

import { openPage } from '@clutchline/test-support/browser/browser';
import { CallFaults } from '@clutchline/test-support/browser/call-faults';
import { SCENES } from '@clutchline/test-support/browser/faces';
import { findMatches } from '@clutchline/test-support/browser/find-matches';
import { PushFaults } from '@clutchline/test-support/browser/push-faults';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { takePicture } from './take-picture';
import type { GalleryTask, TakenPicture } from './picture-screens';

const HEIGHT = 900;

export async function pictureFaces(task: GalleryTask): Promise<TakenPicture[]> {
  const { browser, url, langId, theme, width, folder } = task;
  const { code } = languageById(langId);
  const { page, context } = await openPage(browser, { width, height: HEIGHT, locale: code, still: true });
  const [faults, push] = [await CallFaults.of(page), await PushFaults.of(page)];
  const matches = await findMatches(url);
  const taken: TakenPicture[] = [];
  for (const scene of SCENES) {
    await scene.play({
      player: new SitePage(page, langId),
      url,
      faults,
      push,
      matches,
      async check(name) {
        const file = join('screens', `face-${name}-${width}-${code}-${theme}.png`);
        await takePicture(page, theme, join(folder, file));
        taken.push({ file, subject: name });
      },
    });
    await faults.mend();
    push.mend();
  }
  await context.close();
  return taken;
}
