import { LANGUAGES } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const THEMES = ['arena', 'light', 'contrast'] as const;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('every-screen');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const wearTheme = (page: Page, theme: string) =>
  page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);

/** Checks all rules in the first theme; in the others those that a theme can break. */
async function barriersInAllThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await wearTheme(page, theme);
    const rules = theme === 'arena' ? undefined : ['color-contrast'];
    found.push(...(await findBarriers(page, rules)).map((barrier) => `${theme}: ${barrier}`));
  }
  await wearTheme(page, 'arena');
  return found;
}

describe.each(LANGUAGES)('every screen in $code', ({ id, code }) => {
  it('LANG-2 at 320 px no text is cut, nothing scrolls sideways, and a machine finds no barrier in three skins', async () => {
    const { page, errors, context } = await openPage(browser, { width: 320, height: 700, locale: code, still: true });
    const player = await SitePage.open(page, site.url, id);
    const found: Record<string, unknown> = {};
    await walkScreens(player, site.url, async (screen) => {
      found[screen] = { ...(await overflowOf(page)), barriers: await barriersInAllThemes(page) };
    });
    const sound = { sideways: 0, cut: [], barriers: [] };
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, sound])));
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('U43 a machine finds no barrier on any screen at 1440 px', async () => {
  const { page, errors, context } = await openPage(browser, { width: 1_440, still: true });
  const player = await SitePage.open(page, site.url, 2);
  const found: Record<string, string[]> = {};
  await walkScreens(player, site.url, async (screen) => {
    found[screen] = await barriersInAllThemes(page);
  });
  expect(Object.entries(found).filter(([, barriers]) => barriers.length > 0)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
