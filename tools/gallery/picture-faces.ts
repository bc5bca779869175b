import { join } from 'node:path';

import { languageById } from '@clutchline/contract';

import { openPage } from '@clutchline/test-support/browser/browser';
import { CallFaults } from '@clutchline/test-support/browser/call-faults';
import { SCENES } from '@clutchline/test-support/browser/faces';
import { findMatches } from '@clutchline/test-support/browser/find-matches';
import { PushFaults } from '@clutchline/test-support/browser/push-faults';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { takePicture } from './take-picture';
import type { GalleryTask } from './picture-screens';

const HEIGHT = 900;

export async function pictureFaces({ browser, url, langId, theme, width, gallery }: GalleryTask): Promise<string[]> {
  const { code } = languageById(langId);
  const { page, context } = await openPage(browser, { width, height: HEIGHT, locale: code, still: true });
  const [faults, push] = [await CallFaults.of(page), await PushFaults.of(page)];
  const matches = await findMatches(url);
  const names: string[] = [];
  for (const scene of SCENES) {
    await scene.play({
      player: new SitePage(page, langId),
      url,
      faults,
      push,
      matches,
      async check(name) {
        await takePicture(page, theme, join(gallery, `face-${name}-${width}-${code}-${theme}.png`));
        names.push(name);
      },
    });
    await faults.mend();
    push.mend();
  }
  await context.close();
  return names;
}
