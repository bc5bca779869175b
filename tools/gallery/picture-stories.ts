import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGES } from '@clutchline/contract';
import type { Page } from 'playwright-core';
import { z } from 'zod';

import { openPage } from '@clutchline/test-support/browser/browser';
import type { Picture } from './contact-sheets';
import { isWanted, type GalleryOptions } from './gallery-options';
import { looksOf } from './looks-of';
import type { GallerySite } from './picture-looks';

const ENGLISH = 2;
const DEFAULT_LOOK = { brands: [0], themes: ['arena'] } as const;
const WIDTHS = [390, 1_024] as const;
const QUALITY = 80;
/** CSS px; higher stories are cut in pictures. */
const MOST_HEIGHT = 4_000;

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });

export async function listStories(folder: string, only: readonly string[]): Promise<string[]> {
  const { entries } = indexSchema.parse(JSON.parse(await readFile(join(folder, 'workbench', 'index.json'), 'utf8')));
  const stories = Object.values(entries).filter(({ id, type }) => type === 'story' && isWanted(id, only));
  return stories.map(({ id }) => id);
}

export interface StoryLook {
  readonly brand: number;
  readonly theme: string;
  readonly langId: number;
}

/** Of the built workbench. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.locator('.clutchline main > *').first().waitFor();
}

/** As the toolbar does, without loading the page again. */
export async function dressStory(page: Page, { brand, theme, langId }: StoryLook): Promise<void> {
  const { bcp47 = '' } = LANGUAGES.find(({ id }) => id === langId) ?? {};
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, value: object): void };
      };
      channel.emit('updateGlobals', { globals });
    },
    { brand: `${brand}`, theme, lang: `${langId}` },
  );
  await page.locator(`.clutchline[data-theme="${theme}"][lang="${bcp47}"]`).waitFor();
}

/** Each story in every look, and in the chosen languages in the default one. */
export async function pictureStories(
  { browser, url, folder }: GallerySite,
  options: GalleryOptions,
): Promise<Picture[]> {
  const looks = looksOf(options).map(({ label, brand, theme }) => ({ label, brand, theme, langId: ENGLISH }));
  const [plain] = looksOf(DEFAULT_LOOK);
  const others = LANGUAGES.filter(({ id }) => id !== ENGLISH && options.languages.includes(id));
  const languages = others.map(({ id, code }) => ({
    label: code,
    brand: plain?.brand ?? 0,
    theme: plain?.theme ?? 'arena',
    langId: id,
  }));
  const pictures: Picture[] = [];
  for (const width of WIDTHS) {
    const { page, context } = await openPage(browser, { width, height: 800, still: true });
    for (const id of await listStories(folder, options.only)) {
      await openStory(page, url, id);
      for (const look of [...looks, ...languages]) {
        await dressStory(page, look);
        const file = join('stories', `${id}-${width}-${look.label}.jpg`);
        await pictureStory(page, join(folder, file));
        pictures.push({ file, subject: id, width, look: look.label });
      }
    }
    await context.close();
  }
  return pictures;
}

/** As high as the story; an open sheet needs the window. */
async function pictureStory(page: Page, path: string): Promise<void> {
  const { width, height: window } = page.viewportSize() ?? { width: 0, height: 0 };
  const hasSheet = (await page.locator('dialog[open]').count()) > 0;
  const own = await page.locator('.clutchline').evaluate((app) => Math.ceil(app.getBoundingClientRect().height));
  const clip = { x: 0, y: 0, width, height: hasSheet ? window : Math.min(own, MOST_HEIGHT) };
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true, clip });
}
