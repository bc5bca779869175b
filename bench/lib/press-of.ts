import type { Browser } from 'playwright-core';

import { openSlowPhone } from './open-slow-phone';

const LONGEST_MS = 30_000;

/** Presses the first open price every 20 ms from the start on, until it is shown as pressed. */
const PRESSING = `
  const timer = setInterval(() => {
    const price = document.querySelector('button[data-state="open"][aria-pressed]');
    price?.click();
    if (price?.getAttribute('aria-pressed') !== 'true') return;
    clearInterval(timer);
    window.pressedAt = performance.now();
  }, 20);
`;

/** Ms from the navigation to the first press that works, with a cold cache on a slow phone. */
export async function pressOf(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPhone(browser);
  await page.addInitScript(PRESSING);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const until = Date.now() + LONGEST_MS;
  // The policy of the page forbids `waitForFunction`.
  const read = () => page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt') ?? 0));
  let pressedAt = await read();
  while (pressedAt === 0) {
    if (Date.now() > until) throw new Error(`no press on ${url} has worked`);
    await page.waitForTimeout(100);
    pressedAt = await read();
  }
  await context.close();
  return pressedAt;
}
