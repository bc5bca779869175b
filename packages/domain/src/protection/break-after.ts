import type { Pause } from './player-limit';

/** Break in force at `now` (business time, ms), or null. */
export function currentBreak(pause: Pause | null, now: number): Pause | null {
  return pause !== null && now < pause.until ? pause : null;
}

/** Break after another request: never shorter, and an exclusion if either is one (BET-7). Business time, ms. */
export function breakAfter(pause: Pause | null, wanted: Pause, now: number): Pause {
  const running = currentBreak(pause, now);
  if (running === null) return wanted;
  const kind = running.kind === 'exclusion' ? 'exclusion' : wanted.kind;
  return { kind, until: Math.max(running.until, wanted.until) };
}
