import { type LangCode, type LangId, languageById, LANGUAGES } from '@clutchline/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { chooseLanguage } from '@clutchline/test-support/browser/choose-language';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import { mixedTexts } from '@clutchline/test-support/browser/mixed-texts';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { walkScreens } from '@clutchline/test-support/browser/walk-screens';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const THEMES = ['arena', 'light', 'contrast'] as const;
const ENGLISH = 2;
const VIETNAMESE = 5;
const JAPANESE = 7;
/** Beside English: the longest words, and the densest script. */
const CHECKED_BY_MACHINE: readonly LangId[] = [VIETNAMESE, JAPANESE];
const ENGLISH_LAST = [...LANGUAGES.filter((language) => language.id !== ENGLISH), languageById(ENGLISH)];
/** Every screen of `walkScreens`. */
const LEAST_SCREENS = 13;
const NARROW = { width: 320, height: 700 };
const WIDE = { width: 1_440, height: 900 };
const WALK_MS = 600_000;
/** What a translation can break; all other rules are checked in English. */
const RULES_OF_TEXT = [
  ...['aria-input-field-name', 'button-name', 'html-lang-valid', 'label', 'label-content-name-mismatch', 'link-name'],
  ...['target-size', 'valid-lang'],
];

type Look = Record<string, unknown>;

let browser: Browser;
let site: Site;
let opened: WatchedPage;
/** Results by screen. */
const wide: Look = {};
const mixed = new Set<string>();
const narrow = new Map<LangCode, Look>(LANGUAGES.map(({ code }) => [code, {}]));
const barriers: string[] = [];

/**
 * One walk in English; each screen is then shown in every language at 320 px, and in every theme at 1440 px. All themes at
 * 320 px: `npm run gallery -- --check`.
 */
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('every-screen');
  opened = await openPage(browser, { ...NARROW, still: true });
  const { page } = opened;
  await walkScreens(await SitePage.open(page, site.url, ENGLISH), site.url, async (screen) => {
    for (const { id, code } of ENGLISH_LAST) {
      await show(page, screen, id);
      const found = id === ENGLISH ? await findBarriers(page) : await textBarriers(page, id);
      barriers.push(...found.map((barrier) => `${screen} ${code} ${barrier}`));
      if (id === VIETNAMESE) for (const text of await mixedTexts(page)) mixed.add(text);
      Object.assign(narrow.get(code) ?? {}, { [screen]: await overflowOf(page) });
    }
    await page.setViewportSize(WIDE);
    await page.locator('.clutchline[data-width="wide"]').waitFor();
    if (screen !== '/ip-limit') await page.locator('aside [role="tab"]').first().waitFor();
    wide[screen] = await barriersInAllThemes(page);
    await page.setViewportSize(NARROW);
    await page.locator('.clutchline[data-width="narrow"]').waitFor();
  });
}, WALK_MS);
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The dialog of the demo page takes its language when it opens. */
async function show(page: Page, screen: string, langId: LangId): Promise<void> {
  const t = translatorOf(langId);
  const dialog = page.getByRole('dialog');
  if (screen === 'sign-in') {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await chooseLanguage(page, langId);
  if (screen === 'sign-in') {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common.sign_in') })
      .click();
    await dialog.getByRole('heading', { name: t('host.sign_in_heading') }).waitFor();
  }
}

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

const textBarriers = async (page: Page, id: LangId): Promise<string[]> =>
  CHECKED_BY_MACHINE.includes(id) ? await findBarriers(page, RULES_OF_TEXT) : [];

it.each(LANGUAGES)('LANG-2 at 320 px in $code no text is cut, nothing scrolls sideways', ({ code }) => {
  const found = narrow.get(code) ?? {};
  const sound = { sideways: 0, cut: [] };
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(LEAST_SCREENS);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, sound])));
});

it('LANG-2 at 320 px a machine finds no barrier on any screen in English, Vietnamese and Japanese', () => {
  expect(barriers).toEqual([]);
});

it('U48 Vietnamese words are in one font with all their marks', () => {
  expect([...mixed]).toEqual([]);
});

it('U43 a machine finds no barrier on any screen at 1440 px in three skins', () => {
  expect(Object.keys(wide).length).toBeGreaterThanOrEqual(LEAST_SCREENS);
  expect(Object.entries(wide).filter(([, barriers]) => !Array.isArray(barriers) || barriers.length > 0)).toEqual([]);
});

it('U43 no screen reports an error in any language, skin or width', () => {
  expect(opened.errors).toEqual([]);
});
