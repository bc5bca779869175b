import type { Browser } from 'playwright-core';

import { openSlowPhone } from './open-slow-phone';

const LONGEST_MS = 30_000;

/**
 * Presses the first open price every 20 ms from the start on, until it is shown as pressed, and notes when it counts: once the
 * app has answered the event, its own if the press came before it ran.
 */
const PRESSING = `
  let isOwn = false;
  const priceOf = () => document.querySelector('button[data-state="open"][aria-pressed]');
  const isPressed = () => priceOf()?.getAttribute('aria-pressed') === 'true';
  const isRunning = () => document.querySelector('[data-early]') === null;
  document.addEventListener('click', () => {
    if (!isOwn) setTimeout(() => isPressed() && (window.countedAt ??= performance.now()));
  });
  const timer = setInterval(() => {
    isOwn = true;
    if (!isPressed()) priceOf()?.click();
    isOwn = false;
    if (!isPressed()) return;
    clearInterval(timer);
    window.pressedAt = performance.now();
    if (isRunning()) window.countedAt = window.pressedAt;
  }, 20);
`;

/** In ms from the navigation. */
interface Press {
  readonly shown: number;
  readonly counted: number;
}

/** The first press that is shown, with a cold cache on a slow phone. */
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
