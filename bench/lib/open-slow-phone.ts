import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Slow 4G: bytes per second both ways, round trip in ms, CPU slowdown. */
const DOWN = (1.6 * 1024 * 1024) / 8;
const UP = (750 * 1024) / 8;
const ROUND_TRIP_MS = 150;
const SLOWER = 4;

export interface PlayerPlace {
  readonly locale: string;
  readonly timezoneId: string;
}

/** A page with a cold cache, on a slow phone. */
export async function openSlowPhone(
  browser: Browser,
  place: PlayerPlace = { locale: 'en-US', timezoneId: 'UTC' },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
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
  return { context, page };
}
