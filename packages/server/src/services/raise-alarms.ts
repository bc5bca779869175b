import type { Log } from '../ports/log';
import type { DoubtedEvent } from '../ports/quarantine-store';

/** Calls for somebody to look: one line for each thing that a feed said and that is newly kept in quarantine. */
export function raiseAlarms(log: Log, doubted: readonly DoubtedEvent[]): void {
  for (const { kind, reason, gameId, playId, round } of doubted)
    log.error({ alarm: 'feed-guard', kind, reason, gameId, playId, round }, 'a feed said what cannot be believed');
}
