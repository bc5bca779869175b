import type { Pause } from './player-limit';

/** The break that runs at a moment (business time, ms), or null where there is none or it is over. */
export function currentBreak(pause: Pause | null, now: number): Pause | null {
  return pause !== null && now < pause.until ? pause : null;
}

/**
 * The break that runs when the player takes another one: never shorter, and never less than an exclusion where one of the
 * two is (BET-7). Times in ms of business time.
 *
 * @example breakAfter({ kind: 'exclusion', until: 900 }, { kind: 'time_out', until: 200 }, 100) // the exclusion until 900
 */
export function breakAfter(pause: Pause | null, wanted: Pause, now: number): Pause {
  const running = currentBreak(pause, now);
  if (running === null) return wanted;
  const kind = running.kind === 'exclusion' ? 'exclusion' : wanted.kind;
  return { kind, until: Math.max(running.until, wanted.until) };
}
