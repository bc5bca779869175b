import { randomBytes } from 'node:crypto';

import type { DeskContext, WatchedMatch } from '../../desk';
import { type PollingJob, startPolling } from '../../platform/concurrency/poll';
import { SECOND } from '../../platform/time/durations';

/** A change is reported within it. */
const CHECK_MS = SECOND;
const BEAT_MS = 10 * SECOND;

/** Stores which operators have which sheets open at this process, so that all processes show it. */
export function startWatcherReports(
  { stores, log }: Pick<DeskContext, 'stores' | 'log'>,
  read: () => readonly WatchedMatch[],
): PollingJob {
  const process = randomBytes(6).toString('base64url');
  let reported = '[]';
  /** Monotonic. */
  let reportedAt = 0;
  const report = async (): Promise<void> => {
    const watched = read();
    const text = JSON.stringify(watched);
    const isDue = watched.length > 0 && performance.now() - reportedAt >= BEAT_MS;
    if (text === reported && !isDue) return;
    await stores.sheets.reportWatchers(process, watched);
    [reported, reportedAt] = [text, performance.now()];
  };
  const onFailure = (error: unknown, isRepeated: boolean): void => {
    if (!isRepeated) log.error({ error: String(error) }, 'open sheets of the desk not reported, will retry');
  };
  const polling = startPolling(report, { pauseMs: CHECK_MS, onFailure });
  return {
    async stop() {
      await polling.stop();
      await report().catch((error: unknown) => onFailure(error, false));
    },
  };
}
