import type { Clock } from './ports/clock';

/**
 * Real time as it stood when the process began, and what has passed since. Steps of the system's clock do not reach it, so
 * that no match begins twice and no bet is held an hour too long or not at all (R14).
 */
export const steadyClock: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()) };
