import type { LangId } from '@clutchline/contract';
import type { Page } from 'playwright-core';

import { translatorOf } from './translator-of';

/** Chooses the language in the menu, also while a sheet covers it. */
export async function chooseLanguage(page: Page, langId: LangId): Promise<void> {
  await page.locator('header select').evaluate((menu: HTMLSelectElement, value) => {
    menu.value = value;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  }, String(langId));
  await page.getByText(translatorOf(langId)('frame.skip_to_content')).waitFor({ state: 'attached' });
}
