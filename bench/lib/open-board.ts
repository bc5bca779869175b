import type { Browser, CDPSession, Page } from 'playwright-core';

import { installBoardProbe } from './install-board-probe';

export interface BoardOptions {
  readonly drawsAll?: boolean;
  /** Costs script time. */
  readonly followsBeacon?: boolean;
}

export interface OpenBoard {
  readonly page: Page;
  readonly session: CDPSession;
  readonly rows: number;
  readonly close: () => Promise<void>;
}

/** For start, first requests and lazy chunks. */
const SETTLE_MS = 3_000;
const FAR = '1000000px 0px';

export async function openBoard(browser: Browser, url: string, options: BoardOptions = {}): Promise<OpenBoard> {
  const { drawsAll = false, followsBeacon = false } = options;
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
  // tsx wraps functions in a name helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(installBoardProbe, { followsBeacon });
  if (drawsAll) await context.addInitScript(seeAll, FAR);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('li .odds, li [data-column] button').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = await page.locator('li:has(.odds), li:has([data-column] button)').count();
  return { page, session, rows, close: () => context.close() };
}

function seeAll(margin: string): void {
  const Plain = IntersectionObserver;
  window.IntersectionObserver = class extends Plain {
    constructor(callback: IntersectionObserverCallback) {
      super(callback, { rootMargin: margin });
    }
  };
}
