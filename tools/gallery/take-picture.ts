import type { Page } from 'playwright-core';

/** Prices that just moved, and fonts, come to rest, ms. */
const REST_MS = 300;

/** A picture of the page as it stands, in a skin. */
export async function takePicture(page: Page, skin: string, path: string): Promise<void> {
  await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-skin', worn), skin);
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path });
}
