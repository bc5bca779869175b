import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { LANGUAGES, type LangId } from '@clutchline/contract';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import { pictureFaces } from './gallery/picture-faces';
import { pictureScreens } from './gallery/picture-screens';

// `npm run screenshots [-- <language ids>]`: every screen at three widths in every language and, in English, in every
// skin; every face at 320 px. Output: .gallery.
const WIDTHS = [320, 768, 1440] as const;
const THEMES = ['arena', 'light', 'contrast'] as const;
const ENGLISH: LangId = 2;

const hasFaces = ({ langId, theme }: (typeof variants)[number], width: number): boolean =>
  theme === 'arena' && width === WIDTHS[0] && (langId === ENGLISH || wanted.length > 0);

const wanted = process.argv.slice(2).map(Number);
const chosen = LANGUAGES.map(({ id }) => id).filter((id) => wanted.length === 0 || wanted.includes(id));
const variants = chosen.flatMap((langId) =>
  (langId === ENGLISH ? THEMES : THEMES.slice(0, 1)).map((theme) => ({ langId, theme })),
);

const gallery = resolve(import.meta.dirname, '..', '.gallery');
await rm(gallery, { recursive: true, force: true });
await mkdir(gallery, { recursive: true });

const server = await startProduct('gallery');
const browser = await startBrowser();
try {
  for (const variant of variants) {
    for (const width of WIDTHS) {
      const task = { browser, url: server.url, ...variant, width, gallery };
      const names = await pictureScreens(task);
      if (hasFaces(variant, width)) names.push(...(await pictureFaces(task)));
      console.log(`${width} px, language ${variant.langId}, ${variant.theme}: ${names.join(', ')}`);
    }
  }
  console.log(`The gallery is in ${gallery}`);
} finally {
  await browser.close();
  await server.close();
}
