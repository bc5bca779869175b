import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from './context';
import { LedgerSealer } from './seal-ledger';

/** Ms of real time. */
const EVERY_MS = 10_000;

/** One run at a time. Returns the stop function. */
export function startSeals(context: Context, everyMs: number = EVERY_MS): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sealer = new LedgerSealer(context);
  const running = (async () => {
    while (!signal.aborted) {
      await sealer.run().catch((error: unknown) => {
        context.log.error({ error: String(error) }, 'ledger could not be sealed, will retry');
      });
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
