import type { Browser } from 'playwright-core';

const WATCH_MS = 5_000;

/** Longer than 50 ms, with a cold cache. */
export async function longTasksOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(WATCH_MS);
  const count = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().filter(({ name }) => name === 'self').length)).observe(
          {
            type: 'longtask',
            buffered: true,
          },
        );
        setTimeout(() => done(0), 500);
      }),
  );
  await context.close();
  return count;
}
