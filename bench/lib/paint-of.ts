import type { Browser, Page } from 'playwright-core';

import { openSlowPhone, type PlayerPlace } from './open-slow-phone';

const WATCH_MS = 8_000;

export interface Paint {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  readonly cls: number;
}

export async function paintOf(browser: Browser, url: string, place?: PlayerPlace): Promise<Paint> {
  const { context, page } = await openSlowPhone(browser, place);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(WATCH_MS);
  const paints = await entriesOf(page, 'largest-contentful-paint');
  const shifts = await entriesOf(page, 'layout-shift');
  await context.close();
  return {
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

async function entriesOf(page: Page, type: string): Promise<{ startTime: number; value: number }[]> {
  return await page.evaluate(
    (wanted) =>
      new Promise((done) => {
        new PerformanceObserver((list) =>
          done(
            list
              .getEntries()
              .map((entry) => ({ startTime: entry.startTime, value: 'value' in entry ? Number(entry.value) : 0 })),
          ),
        ).observe({ type: wanted, buffered: true });
        setTimeout(() => done([]), 500);
      }),
    type,
  );
}
