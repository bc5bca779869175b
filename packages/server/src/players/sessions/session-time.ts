import type { SessionTime } from '../session-store';
import { SESSION_PAUSE_MS, TOUCH_EVERY_MS } from './session-lifetime';

/**
 * Today's usage in ms over all sessions, without pauses of more than 15 minutes (S-L6). A new sign-in does not reset
 * it.
 *
 * @param dayStart wall clock.
 */
export function timeUsedToday(time: SessionTime | null, dayStart: number, now: number): number {
  if (time === null) return 0;
  const usedMs = time.dayStart === dayStart ? time.usedMs : 0;
  const sinceUpdate = now - time.updatedAt;
  const isRunning = sinceUpdate >= 0 && sinceUpdate <= SESSION_PAUSE_MS;
  return isRunning ? usedMs + now - Math.max(time.updatedAt, dayStart) : usedMs;
}

/** Once a minute, and at the start of a day. */
export function isTimeDue(time: SessionTime | null, dayStart: number, now: number): boolean {
  return time === null || time.dayStart !== dayStart || now - time.updatedAt >= TOUCH_EVERY_MS;
}
