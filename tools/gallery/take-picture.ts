import type { Page } from 'playwright-core';

const REST_MS = 300;

export async function takePicture(page: Page, theme: string, path: string): Promise<void> {
  await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path });
}
