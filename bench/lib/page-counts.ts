import type { CDPSession, Page } from 'playwright-core';

/** Since the page was opened; script, style and layout in processor time. */
export async function pageCounts(page: Page, session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((known) => known.name === name)?.value ?? Number.NaN;
  const counts = await page.evaluate(() => ({
    at: performance.now(),
    frames: window.boardProbe.frames,
    longTasks: window.boardProbe.longTasks.length,
  }));
  return {
    ...counts,
    scriptS: metric('ScriptDuration'),
    styleS: metric('RecalcStyleDuration'),
    layoutS: metric('LayoutDuration'),
    taskS: metric('TaskDuration'),
  };
}
