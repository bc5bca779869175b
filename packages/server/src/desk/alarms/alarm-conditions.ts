import type { Overview } from '@clutchline/contract/desk';

import type { AlarmCondition } from './alarm-store';
import { MINUTE, SECOND } from '../../platform/time/durations';

/** Real time. */
const SILENT_FEED_MS = 10 * SECOND;
const SILENT_LEADER_MS = 5 * SECOND;
const STUCK_OUTBOX_MS = 5 * SECOND;
/** Business time, after the end. */
const LATE_RESULTS_MS = 30 * MINUTE;
/** Thousandths of the cap. */
const HIGH_SHARE = 900;

type Seen = Pick<Overview, 'business_at' | 'exposures' | 'feed' | 'health' | 'locks' | 'waiting'>;

/** What an operator has to look at now (DESK-13). */
export function alarmConditions({ business_at, exposures, feed, health, locks, waiting }: Seen): AlarmCondition[] {
  const [oldest] = waiting.oldest;
  const ofSite: readonly (readonly [AlarmCondition['kind'], boolean])[] = [
    ['feed_silent', feed.age_ms === null || feed.age_ms > SILENT_FEED_MS],
    ['leader_silent', health.leader.silent_ms > SILENT_LEADER_MS],
    ['outbox_stuck', health.outbox.waited_ms > STUCK_OUTBOX_MS],
    ['results_late', oldest !== undefined && (oldest.ended_at ?? oldest.start_time) < business_at - LATE_RESULTS_MS],
    ['quarantine_held', feed.doubts.length > 0],
    ['everything_locked', locks.some(({ scope }) => scope === 'all')],
  ];
  const high = exposures.filter(({ share }) => share >= HIGH_SHARE);
  return [
    ...ofSite.filter(([, holds]) => holds).map(([kind]) => ({ kind, subject: '' })),
    ...high.map(({ point_id, currency_id }) => ({
      ...{ kind: 'exposure_high' as const, subject: `point:${point_id}:${currency_id}` },
    })),
  ];
}
