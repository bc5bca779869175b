import type { DeskContext } from '../context';
import type { OverviewReader } from '../overview/read-overview';
import { startPolling, type PollingJob } from '../../platform/concurrency/poll';
import { SECOND } from '../../platform/time/durations';
import { alarmConditions } from './alarm-conditions';
import type { AlarmCondition } from './alarm-store';

const PAUSE_MS = 5 * SECOND;

const keyOf = ({ kind, subject }: AlarmCondition): string => `${kind} ${subject}`;

/** Raises what holds and ends what no longer does. */
export async function updateAlarms(
  { stores: { alarms }, clock, wallClock }: Pick<DeskContext, 'stores' | 'clock' | 'wallClock'>,
  overview: OverviewReader,
): Promise<void> {
  const conditions = alarmConditions({
    business_at: clock.now(),
    feed: await overview.part('feed'),
    health: await overview.part('health'),
    waiting: await overview.part('waiting'),
    exposures: await overview.part('exposures'),
    locks: await overview.part('locks'),
  });
  const active = await alarms.active();
  const [wanted, known] = [new Set(conditions.map(keyOf)), new Set(active.map(keyOf))];
  const raised = conditions.filter((condition) => !known.has(keyOf(condition)));
  const over = active.filter((alarm) => !wanted.has(keyOf(alarm))).map(({ alarm_id }) => alarm_id);
  const now = wallClock.now();
  if (raised.length > 0) await alarms.raise(raised, now);
  if (over.length > 0) await alarms.end(over, now);
}

export function watchAlarms(context: DeskContext, overview: OverviewReader): PollingJob {
  return startPolling(() => updateAlarms(context, overview), {
    pauseMs: PAUSE_MS,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'alarms of the desk not updated, will retry');
    },
  });
}
