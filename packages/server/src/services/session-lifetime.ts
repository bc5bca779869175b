/** How long a session lives at most, and how long without being used. Wall-clock ms. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;
export const SESSION_IDLE_MS = 7 * 24 * 3_600_000;
/** How often a used session is written down as used. */
export const TOUCH_EVERY_MS = 60_000;
