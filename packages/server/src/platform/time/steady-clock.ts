import type { Clock } from './clock';

/** Unaffected by steps of the system clock, so no match starts twice and no bet is held too long or too short (R14). */
export const steadyClock: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()) };
