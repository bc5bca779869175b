import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from './context';
import { refreshPoolOdds } from './refresh-pool-odds';

/** Ms of real time. */
const TICK_MS = 1_000;
/** Runs for which a ticket counts as new, to include tickets with a lower transaction id that commit late. */
const RECENT_RUNS = 10;

/** Updates indicative pool odds once a second. */
export function startPools(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = runUntilStopped(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runUntilStopped(context: Context, signal: AbortSignal): Promise<void> {
  const recent: number[] = [];
  while (!signal.aborted) {
    try {
      recent.push(await refreshPoolOdds(context, recent[0] ?? 0));
      if (recent.length > RECENT_RUNS) recent.shift();
    } catch (error) {
      context.log.error({ error: String(error) }, 'pool odds refresh failed, will retry');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}
