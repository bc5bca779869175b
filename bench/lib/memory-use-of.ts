import type { CDPSession } from 'playwright-core';

export interface MemoryUse {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** After garbage collection. */
export async function memoryUseOf(session: CDPSession): Promise<MemoryUse> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((known) => known.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
