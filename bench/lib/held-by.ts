import type { CDPSession } from 'playwright-core';

export interface Held {
  /** Bytes of the page's JavaScript heap after a collection. */
  readonly heap: number;
  /** Nodes that live, in the document and out of it. */
  readonly nodes: number;
  readonly listeners: number;
}

/** What a page holds once everything that can be collected is. */
export async function heldBy(session: CDPSession): Promise<Held> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((known) => known.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
