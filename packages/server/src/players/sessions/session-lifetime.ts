/** Since creation and since last use. Wall-clock ms. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;
export const SESSION_IDLE_MS = 7 * 24 * 3_600_000;
/** Interval of storing the last use. */
export const TOUCH_EVERY_MS = 60_000;
/** Active sessions per account; a further sign-in ends the oldest as replaced. */
export const MOST_SESSIONS = 10;
/** Ended sessions are stored, so that the server can report why a token is invalid. */
export const SESSION_KEPT_MS = 7 * 24 * 3_600_000;
/** Longer pauses do not count towards `session_minutes`. */
export const SESSION_PAUSE_MS = 15 * 60_000;
