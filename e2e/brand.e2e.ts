import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { findViewFaults } from '@clutchline/test-support/browser/view-faults';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { AppBrand } from '../packages/web/src/embed/api';
import { settingsOf } from '../packages/web/src/embed/brand/brand-settings';
import { DEMO_BRANDS, demoBrandOf } from '../packages/web/src/embed/demo/demo-brands';

const THEMES = ['arena', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** Each in another brand. `npm run gallery -- --check` shows every screen in every brand and theme. */
const SAMPLED = ['list', 'slip', 'detail'];
const ENGLISH = 2;
const SIGN_IN = translatorOf(ENGLISH)('common.sign_in');

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

/** Of one page after another, so that each begins without what the last one stored. */
async function openBranded(brand: AppBrand) {
  const brandFile = join(folder, 'brand.json');
  await writeFile(brandFile, JSON.stringify(brand));
  const site = await startSite('brand', { brandFile });
  const { page, errors, context } = await openPage(browser, { width: 390, still: true });
  const close = async (): Promise<void> => {
    await context.close();
    await site.close();
  };
  return { site, page, errors, close };
}

const wear = (page: Page, brand: AppBrand, theme: Theme): Promise<void> =>
  wearLook(page, { theme, tokens: settingsOf(brand).look?.[theme] ?? {} });

it.each(DEMO_BRANDS)('BRAND-2 --brand dresses the page of $other under the strict policy', async (brand) => {
  const { site, page, errors, close } = await openBranded(brand);
  try {
    await page.goto(site.url);
    const app = page.locator('.clutchline');
    await app.waitFor();
    const accent = await property(app, '--cl-accent');
    expect(accent).toMatch(/^#\w{6}$/);
    expect(await property(page.locator('html'), 'background-color')).not.toBe('rgb(10, 13, 19)');
    await expect.poll(() => page.title()).toBe(brand.other);
    expect(await page.locator('header path').first().getAttribute('d')).toBe(brand.mark);
    await wear(page, brand, 'arena');
    expect(await property(app, '--cl-accent')).toBe(accent);
    await page.getByRole('banner').getByRole('button', { name: SIGN_IN }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findBarriers(page, ['color-contrast'])).toEqual([]);
    const frame = await page.request.get(`${site.url}/frame.html`);
    expect(await frame.text()).toMatch(new RegExp(`>${brand.other}</title>[\\s\\S]*/brand\\.css`));
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

it('BRAND-7 BRAND-3 each brand has enough contrast in three skins and room for its texts, each screen in one of them', async () => {
  const looks = THEMES.flatMap((theme) => DEMO_BRANDS.map((brand) => ({ theme, brand })));
  const [first] = DEMO_BRANDS;
  if (first === undefined) throw new Error('no brand');
  const { site, page, errors, close } = await openBranded(first);
  const found: Record<string, unknown> = {};
  const views: string[] = [];
  try {
    await walkScreens(await SitePage.open(page, site.url, ENGLISH), site.url, async (screen) => {
      const { theme, brand } = looks[Object.keys(found).length % looks.length] ?? { theme: 'arena', brand: first };
      await wear(page, brand, theme);
      const barriers = await findBarriers(page, ['color-contrast']);
      found[`${screen} ${brand.other} ${theme}`] = { ...(await overflowOf(page)), barriers };
      const sampled = DEMO_BRANDS[SAMPLED.indexOf(screen)];
      if (sampled !== undefined) {
        await wear(page, sampled, 'arena');
        views.push(...(await findViewFaults(page)).map((fault) => `${screen} ${sampled.other} ${fault}`));
      }
      await wear(page, first, 'arena');
    });
    const sound = { sideways: 0, cut: [], barriers: [] };
    expect(Object.keys(found).length).toBeGreaterThanOrEqual(13);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((look) => [look, sound])));
    expect(views).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

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
