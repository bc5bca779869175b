import { PRESENCE_MS } from '@clutchline/domain/auto-chess';

import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import type { Context } from './context';

/** Shorter than the published time, so that a slow database shortens no retention. */
const EVERY_MS = PRESENCE_MS / 3;
const BATCH = 1_000;

type Needs = Pick<Context, 'wallClock' | 'log'> & {
  readonly stores: { readonly chess: Pick<Context['stores']['chess'], 'see'> };
};

/** Notes that players are connected to this process: their markets remain (CHESS-8). */
export function startPresence(context: Needs, connected: () => readonly number[], everyMs = EVERY_MS): PollingJob {
  return startPolling(() => notePresence(context, connected()), {
    pauseMs: everyMs,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'presence could not be stored, will retry');
    },
  });
}

export async function notePresence({ stores, wallClock }: Needs, accountIds: readonly number[]): Promise<void> {
  for (let first = 0; first < accountIds.length; first += BATCH)
    await stores.chess.see(accountIds.slice(first, first + BATCH), wallClock.now());
}
