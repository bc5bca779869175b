import type { Locator, Page } from 'playwright-core';

import { eventually } from './eventually';
import { tabTo } from './tab-to';

const STOPS = 'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]';

const isLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

/** Presses the key; the focus must come to rest on an element, never on the page. */
export async function pressKept(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await eventually(
    () => isLost(page),
    (lost) => !lost,
  );
}

/** Null: outside the area; else its `aria-expanded`, '' without one. */
const reach = (area: Locator): Promise<string | null> =>
  area.evaluate((root) => {
    const at = document.activeElement;
    if (at === null || !root.contains(at)) return null;
    at.setAttribute('data-reached', '');
    return at.getAttribute('aria-expanded') ?? '';
  });

/**
 * By Tab through an area, from its first stop to behind its last, then back to those that came meanwhile. What opens a
 * part is opened by Enter. Each stop has `data-reached` afterwards.
 */
export async function walkByKeyboard(page: Page, area: Locator): Promise<void> {
  await tabTo(page, area.locator(STOPS).first());
  for (let state = await reach(area); state !== null; state = await reach(area)) {
    if (state === 'false') await pressKept(page, 'Enter');
    await pressKept(page, 'Tab');
  }
  const missed = area.locator(`:is(${STOPS}):visible:not([tabindex="-1"], [data-reached])`);
  while ((await missed.count()) > 0) {
    await tabTo(page, missed.last(), 'Shift+Tab');
    if ((await reach(area)) === 'false') await pressKept(page, 'Enter');
  }
}
