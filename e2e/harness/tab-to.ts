import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 90;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isThere = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${String(target)}`);
}
