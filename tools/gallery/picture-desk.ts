import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { openDeskOperator } from '@clutchline/test-support/desk/desk-operator';
import { openPage } from '@clutchline/test-support/browser/browser';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import { SCREENS } from '../../packages/desk/src/app/screens';
import { isWanted, type GalleryOptions } from './gallery-options';
import { takePicture } from './take-picture';

const FOLDER = 'desk';
const SIZES = [
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
] as const;
const THEMES = ['arena', 'light'] as const;
const LANGUAGES = ['en-US', 'zh-CN'] as const;
/** For calls that a screen asks for. */
const REST_MS = 1_200;

/** Every screen of the desk over a simulated day, and those before the sign-in. Returns the number of pictures. */
export async function pictureDesk(browser: Browser, gallery: string, { only }: GalleryOptions): Promise<number> {
  const folder = join(gallery, FOLDER);
  await mkdir(folder, { recursive: true });
  const product = await startProduct('gallery-desk', { hasDesk: true, simulatedPlayers: 4, historyDays: 1 });
  const site = { ...product, now: () => product.clock.now() };
  let taken = 0;
  try {
    const { page, close } = await openDeskOperator(browser, site, {
      name: 'Ann',
      roles: ['trader', 'settler', 'admin'],
    });
    await suspend(page);
    const paths = SCREENS.filter(({ key, path }) => key !== null && isWanted(path, only)).map(({ path }) => path);
    for (const language of LANGUAGES) {
      await wear(page, language);
      for (const path of paths) taken += await pictureScreen(page, join(folder, `${path}-${language}`), path);
    }
    await close();
    taken += await pictureSignIn(browser, site.deskUrl ?? '', folder);
    return taken;
  } finally {
    await product.close();
  }
}

/** So that locks and proposals are not empty. */
async function suspend(page: Page): Promise<void> {
  await page.evaluate(() => void (location.hash = '#/locks'));
  const call = (name: string, body: object) =>
    page.evaluate(
      async ([path, given]) => {
        const headers = { 'content-type': 'application/json', 'x-desk': '1' };
        await fetch(path, { method: 'POST', headers, body: given });
      },
      [`/desk/api/${name}`, JSON.stringify({ request_id: crypto.randomUUID(), ...body })] as const,
    );
  const reason = 'score unclear';
  await call('lock', { reason, subject: { scope: 'game', id: 1, kind: 'suspend' } });
  await call('panic', { reason: 'feed wrong' });
  await call('propose', { reason: 'checked, in order', kind: 'resume_all', payload: {} });
}

async function wear(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.getByRole('combobox').nth(1).selectOption({ value: language });
  await page.locator(`.clutchline[lang="${language}"]`).waitFor();
}

async function pictureScreen(page: Page, file: string, path: string): Promise<number> {
  await page.evaluate((hash) => void (location.hash = hash), `#/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(REST_MS);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) await takePicture(page, theme, `${file}-${size.width}-${theme}.png`);
  }
  return SIZES.length * THEMES.length;
}

async function pictureSignIn(browser: Browser, url: string, folder: string): Promise<number> {
  const { page, context } = await openPage(browser, { width: 1_280, height: 800, still: true });
  await page.goto(url);
  await page.getByRole('button').first().waitFor();
  for (const theme of THEMES) await takePicture(page, theme, join(folder, `sign-in-1280-${theme}.png`));
  await context.close();
  return THEMES.length;
}
