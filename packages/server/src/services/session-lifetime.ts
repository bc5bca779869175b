/** How long a session lives at most, and how long without being used. Wall-clock ms. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;
export const SESSION_IDLE_MS = 7 * 24 * 3_600_000;
/** How often a used session is written down as used. */
export const TOUCH_EVERY_MS = 60_000;
/** Living sessions of one account; a sign-in beyond that ends the oldest, which reads as replaced. */
export const MOST_SESSIONS = 10;
/** How long sessions that are over are kept, so that their tokens can be told why. */
export const SESSION_KEPT_MS = 7 * 24 * 3_600_000;
/** A pause of the player beyond this is no part of the time that `session_minutes` counts. */
export const SESSION_PAUSE_MS = 15 * 60_000;
