import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context';
import { sealLedger } from '../services/seal-ledger';

/** How often the books are sealed, in ms of real time. */
const EVERY_MS = 10_000;

/** Seals the books again and again, one run after the other. Returns its stop. */
export function startSeals(context: Context, everyMs: number = EVERY_MS): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await sealLedger(context).catch((error: unknown) => {
        context.log.error({ error: String(error) }, 'the books could not be sealed');
      });
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
