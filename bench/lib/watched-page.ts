import type { Browser, CDPSession, Page } from 'playwright-core';

import { installBoardProbe } from './install-board-probe';
import { pageCounts } from './page-counts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1_440, height: 900 } as const;
/** Nothing but the probe. */
const IDLE = 'data:text/html,<title>idle</title>';

export interface WatchedFrames {
  readonly framesPerSecond: number;
  readonly longTasks: number;
  /** Processor time of script, ms. */
  readonly scriptPerFrame: number;
}

/** A page whose frames, long tasks and script are counted. */
export class WatchedPage {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async open(browser: Browser, viewport: typeof PHONE | typeof DESKTOP, url = IDLE): Promise<WatchedPage> {
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    // tsx wraps functions in a name helper that pages do not have.
    await context.addInitScript('globalThis.__name = (named) => named;');
    await context.addInitScript(installBoardProbe, { followsBeacon: false });
    const page = await context.newPage();
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new WatchedPage(page, session);
  }

  /** @param rate 4: a processor four times slower. */
  async slowDown(rate: number): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  async watch(ms: number): Promise<WatchedFrames> {
    const { page, session } = this;
    const began = await pageCounts(page, session);
    await page.waitForTimeout(ms);
    const ended = await pageCounts(page, session);
    const frames = ended.frames - began.frames;
    return {
      framesPerSecond: (frames * 1_000) / (ended.at - began.at),
      longTasks: ended.longTasks - began.longTasks,
      scriptPerFrame: ((ended.scriptS - began.scriptS) * 1_000) / frames,
    };
  }

  async longTasks(): Promise<readonly number[]> {
    return await this.page.evaluate(() => window.boardProbe.longTasks.splice(0));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
