import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context';
import { refreshPoolOdds } from '../services/refresh-pool-odds';

/** Real time between two looks at the pools. */
const TICK_MS = 1_000;
/** How many looks a ticket stays new: one that commits late, under an earlier transaction number, is not missed. */
const LOOKS = 10;

/** Keeps the shown prices of pools at what they would pay now, once a second. */
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
      context.log.error({ error: String(error) }, 'a look at the pools failed and will come again');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}
