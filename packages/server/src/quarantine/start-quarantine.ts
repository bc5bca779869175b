import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from './context';
import { applyQuarantineDecisions } from './apply-quarantine-decisions';

/** Ms of real time. */
const TICK_MS = 1_000;

/** Executes operators' quarantine decisions; `onDecided`: there may be plays to settle. */
export function startQuarantine(context: Context, onDecided: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = runUntilStopped(context, onDecided, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runUntilStopped(context: Context, onDecided: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await applyQuarantineDecisions(context)).length > 0) onDecided();
    } catch (error) {
      context.log.error({ error: String(error) }, 'quarantine decision failed, will retry');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}
