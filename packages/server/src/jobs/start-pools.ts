import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context';
import { refreshPoolOdds } from '../services/refresh-pool-odds';

/** Polling interval in ms of real time. */
const TICK_MS = 1_000;
/**
 * Number of runs for which a ticket counts as new, so that a ticket with a lower transaction id that commits late is
 * included.
 */
const LOOKS = 10;

/** Updates the shown pool odds to what the pools would pay now, once a second. */
export function startPools(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = follow(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function follow(context: Context, signal: AbortSignal): Promise<void> {
  const seen: number[] = [];
  while (!signal.aborted) {
    try {
      seen.push(await refreshPoolOdds(context, seen[0] ?? 0));
      if (seen.length > LOOKS) seen.shift();
    } catch (error) {
      context.log.error({ error: String(error) }, 'pool odds refresh failed, will retry');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}
