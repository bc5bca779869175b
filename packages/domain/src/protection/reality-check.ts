/** Intervals that a player can choose, minutes of use. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number];

/** Of a player who chose none. */
export const DEFAULT_REALITY_CHECK: RealityCheckMinutes = 60;

interface Use {
  /** Use of the day, ms. */
  readonly usedMs: number;
  /** Use of the day when the player confirmed the last check, or chose the interval, ms. */
  readonly seenMs: number;
  readonly minutes: RealityCheckMinutes;
}

/**
 * Whether the check is due, and otherwise the use until then (BET-7). Missed checks are one.
 * @example realityCheckAt({ usedMs: 16 * 60_000, seenMs: 0, minutes: 15 }) // { isDue: true, nextInMs: 0 }
 */
export function realityCheckAt({ usedMs, seenMs, minutes }: Use): {
  readonly isDue: boolean;
  readonly nextInMs: number;
} {
  const left = Math.min(seenMs, usedMs) + minutes * 60_000 - usedMs;
  return { isDue: left <= 0, nextInMs: Math.max(0, left) };
}
