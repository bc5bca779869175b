import type { Browser, CDPSession, Page } from 'playwright-core';

import { installBoardProbe } from './install-board-probe';

export interface BoardOptions {
  /** Has the product draw all rows, as if all were near what is seen. */
  readonly drawsAll?: boolean;
  /** Has the page tell when prices of the beacon are painted, which costs it script. */
  readonly followsBeacon?: boolean;
}

export interface OpenBoard {
  readonly page: Page;
  readonly session: CDPSession;
  /** Rows in the document. */
  readonly rows: number;
  readonly close: () => Promise<void>;
}

/** What starting, first fetches and late parts take before a page is at rest. */
const SETTLE_MS = 3_000;
const FAR = '1000000px 0px';

/** Opens a board at 1440 px in a context of its own and waits until it is at rest. */
export async function openBoard(browser: Browser, url: string, options: BoardOptions = {}): Promise<OpenBoard> {
  const { drawsAll = false, followsBeacon = false } = options;
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
  // What runs the bench names its functions with the help of one that pages do not have.
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

/** Runs in the page: everything is near. */
function seeAll(margin: string): void {
  const Plain = IntersectionObserver;
  window.IntersectionObserver = class extends Plain {
    constructor(callback: IntersectionObserverCallback) {
      super(callback, { rootMargin: margin });
    }
  };
}
