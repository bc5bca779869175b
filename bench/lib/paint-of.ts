import type { Browser, Page } from 'playwright-core';

/** Slow 4G: bytes per second both ways, round trip in ms, CPU slowdown. */
const DOWN = (1.6 * 1024 * 1024) / 8;
const UP = (750 * 1024) / 8;
const ROUND_TRIP_MS = 150;
const SLOWER = 4;
const WATCH_MS = 8_000;

export interface Paint {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  readonly cls: number;
}

interface PlayerPlace {
  readonly locale: string;
  readonly timezoneId: string;
}

/** With a cold cache, on a slow phone. */
export async function paintOf(
  browser: Browser,
  url: string,
  place: PlayerPlace = { locale: 'en-US', timezoneId: 'UTC' },
): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, ...place });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
