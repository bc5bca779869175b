import type { Log } from '../platform/log/log';
import type { DoubtedEvent } from './quarantine-store';

/** One line per new quarantine entry. */
export function raiseAlarms(log: Log, doubted: readonly DoubtedEvent[]): void {
  for (const { kind, reason, gameId, playId, round } of doubted)
    log.error({ alarm: 'feed-guard', kind, reason, gameId, playId, round }, 'feed event quarantined');
}
