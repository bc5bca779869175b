import type { Page } from 'playwright-core';

const REST_MS = 300;

const LONGEST_MS = 15_000;

/** Once no part waits for its code or data, or after some seconds: a part that fails shows that. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('[data-skeleton], .clutchline svg:empty') === null, null, {
      timeout: LONGEST_MS,
    })
    .catch(() => undefined);
}

export async function takePicture(page: Page, theme: string, path: string): Promise<void> {
  await page.locator('.clutchline').evaluate((app, worn) => app.setAttribute('data-theme', worn), theme);
  await waitUntilDrawn(page);
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path });
}
