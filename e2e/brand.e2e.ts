import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite } from '@clutchline/test-support/browser/start-site';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import { DEMO_BRANDS, demoBrandOf } from '../packages/web/src/embed/demo/demo-brands';

const THEMES = ['arena', 'light', 'contrast'] as const;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'clutchline-brand-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const property = (app: Locator, name: string): Promise<string> =>
  app.evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);

async function contrastFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);
    found.push(...(await findBarriers(page, ['color-contrast'])).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

it.each(DEMO_BRANDS)(
  'BRAND-2 BRAND-3 --brand dresses the page of $other under the strict policy, with enough contrast on every screen',
  async (brand) => {
    const brandFile = join(folder, 'brand.json');
    await writeFile(brandFile, JSON.stringify(brand));
    const site = await startSite('brand', { brandFile });
    const { page, errors, context } = await openPage(browser, { width: 390, still: true });
    try {
      await page.goto(site.url);
      await page.locator('.clutchline').waitFor();
      expect(await property(page.locator('.clutchline'), '--cl-accent')).toMatch(/^#\w{6}$/);
      expect(await property(page.locator('html'), 'background-color')).not.toBe('rgb(10, 13, 19)');
      await expect.poll(() => page.title()).toBe(brand.other);
      expect(await page.locator('header path').first().getAttribute('d')).toBe(brand.mark);

      const player = await SitePage.open(page, site.url, 2);
      const found: Record<string, unknown> = {};
      await walkScreens(player, site.url, async (screen) => {
        found[screen] = { ...(await overflowOf(page)), barriers: await contrastFaults(page) };
      });
      const sound = { sideways: 0, cut: [], barriers: [] };
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, sound])));
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  },
);

it('BRAND-1 BRAND-5 the demo host page gives a brand to mounted apps, element and frame', async () => {
  const site = await startSite('brand-host');
  const { page, errors, context } = await openPage(browser, { width: 1_440 });
  await page.goto(`${site.url}/host.html?brand=3`);
  const brand = demoBrandOf('?brand=3');
  const apps = [
    ...[1, 2, 3].map((number) => page.locator(`#app-${number} .clutchline`)),
    page.frameLocator('#app-4 iframe').locator('.clutchline'),
  ];
  for (const app of apps) await expect.poll(() => property(app, '--cl-radius-3')).toBe('0rem');
  expect(await property(apps[0] ?? page.locator('html'), '--cl-accent')).toBe(brand?.look?.accent);
  expect(errors).toEqual([]);
  await context.close();
  await site.close();
});
