/** Published periods (BET-9, `docs/rules.md`), business time. */
const HOUR_MS = 3_600_000;

/** From the announced start: a match that has not begun is void. */
export const POSTPONED_AFTER_MS = 24 * HOUR_MS;
/** From the announced start: a play without an accepted result is void. */
export const UNVERIFIED_AFTER_MS = 72 * HOUR_MS;
/** From the first settlement: the player is notified of a later correction. */
export const CORRECTION_NOTICE_AFTER_MS = 24 * HOUR_MS;
/** From the end of a round of Speed LOL: a round whose seed is lost is void (ROUND-7). */
export const NO_SEED_AFTER_MS = 24 * HOUR_MS;
