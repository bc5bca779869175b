import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context';
import { decideQuarantine } from '../services/decide-quarantine';

/** Real time between two looks at what people decided. */
const TICK_MS = 1_000;

/** Carries out decisions about events in quarantine; `onDecided` hears when there may be something to settle. */
export function startQuarantine(context: Context, onDecided: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = follow(context, onDecided, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function follow(context: Context, onDecided: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await decideQuarantine(context)).length > 0) onDecided();
    } catch (error) {
      context.log.error({ error: String(error) }, 'a decision about a feed event failed and will be tried again');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}
