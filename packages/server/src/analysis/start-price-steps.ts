import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import { DAY, HOUR, MINUTE, SECOND } from '../platform/time/durations';
import type { Context } from './context';

/** Real time. */
const PAUSE = 15 * SECOND;
const CLEANING = HOUR;
/** Business time between two steps of a point. */
const GAP = 2 * MINUTE;
/** Business time for which steps of closed plays are stored. */
const RETENTION = 7 * DAY;

/** Stores how prices move (STATS-10), outside of the transactions of the feed. */
export function startPriceSteps({
  inTransaction,
  clock,
  log,
}: Pick<Context, 'inTransaction' | 'clock' | 'log'>): PollingJob {
  let cleanedAt = -Infinity;
  const run = async (): Promise<void> => {
    const now = clock.now();
    await inTransaction(({ analysis }) => analysis.storePriceSteps(now, GAP));
    if (performance.now() - cleanedAt < CLEANING) return;
    await inTransaction(({ analysis }) => analysis.deletePriceSteps(now - RETENTION));
    cleanedAt = performance.now();
  };
  return startPolling(run, {
    pauseMs: PAUSE,
    onFailure: (error) => log.error({ error: String(error) }, 'storing of price steps failed, will retry'),
  });
}
