import type { SessionTime } from '../ports/session-store';
import { SESSION_PAUSE_MS, TOUCH_EVERY_MS } from './session-lifetime';

/**
 * How long a player has been here today, in ms: the time of all sessions of the account together, without pauses of more
 * than 15 minutes (S-L6). Signing in again begins nothing new.
 *
 * @param dayStart beginning of the player's day, on the wall clock.
 */
export function timeUsedToday(time: SessionTime | null, dayStart: number, now: number): number {
  if (time === null) return 0;
  const usedMs = time.dayStart === dayStart ? time.usedMs : 0;
  const sinceNoted = now - time.notedAt;
  const isRunning = sinceNoted >= 0 && sinceNoted <= SESSION_PAUSE_MS;
  return isRunning ? usedMs + now - Math.max(time.notedAt, dayStart) : usedMs;
}

/** Whether the time is to be noted again: once a minute, and at the beginning of a day. */
export function isTimeDue(time: SessionTime | null, dayStart: number, now: number): boolean {
  return time === null || time.dayStart !== dayStart || now - time.notedAt >= TOUCH_EVERY_MS;
}
