import type { Page } from 'playwright-core';

import type { DeskOperatorPage } from './desk-operator';

/** Until players see it (D3), ms, on a machine that answers a call at once. */
const SEEN_MS = 1_500;
/** Calls, renderings and messages between a press and what players see. */
const STEPS = 20;

/** The limit on this machine as it is now: a call of the desk takes a few ms if nothing else runs. */
export async function seenMs({ page }: DeskOperatorPage): Promise<number> {
  const callMs = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-desk': '1' };
    const began = performance.now();
    for (let asked = 0; asked < 5; asked += 1) await fetch('/desk/api/locks', { method: 'POST', headers, body: '{}' });
    return (performance.now() - began) / 5;
  });
  return SEEN_MS + STEPS * callMs;
}

/** Without the mouse: the key helps if Tab would be long. */
export async function pressOn(page: Page, role: 'button' | 'row', name: string | RegExp, key: string): Promise<void> {
  await page.getByRole(role, { name }).last().focus();
  await page.keyboard.press(key);
}
