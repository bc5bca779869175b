import type { Browser } from 'playwright-core';

import { openSlowPhone } from './open-slow-phone';

const LONGEST_MS = 30_000;

/**
 * Presses the first open price every 20 ms from the start on, until it is shown as pressed, and notes when it counts: once the
 * app has taken over the presses before it.
 */
const PRESSING = `
  const timer = setInterval(() => {
    const price = document.querySelector('button[data-state="open"][aria-pressed]');
    const isPressed = () => price?.getAttribute('aria-pressed') === 'true';
    if (!isPressed()) price?.click();
    if (!isPressed()) return;
    window.pressedAt ??= performance.now();
    if (document.querySelector('[data-presses]') !== null) return;
    clearInterval(timer);
    window.countedAt = performance.now();
  }, 20);
`;

interface Press {
  readonly shown: number;
  readonly counted: number;
}

/** Ms from the navigation to the first press that works, with a cold cache on a slow phone. */
export async function pressOf(browser: Browser, url: string): Promise<Press> {
  const { context, page } = await openSlowPhone(browser);
  await page.addInitScript(PRESSING);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const until = Date.now() + LONGEST_MS;
  // The policy of the page forbids `waitForFunction`.
  const read = () =>
    page.evaluate(() => ({
      shown: Number(Reflect.get(globalThis, 'pressedAt') ?? 0),
      counted: Number(Reflect.get(globalThis, 'countedAt') ?? 0),
    }));
  let press = await read();
  while (press.counted === 0) {
    if (Date.now() > until) throw new Error(`no press on ${url} has worked`);
    await page.waitForTimeout(100);
    press = await read();
  }
  await context.close();
  return press;
}
