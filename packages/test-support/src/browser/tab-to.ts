import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 90;

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isThere = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus did not reach ${String(target)}`);
}
