/** What every app tells its host, by name (EMBED-2); a frame tells its height too. */
export const APP_EVENTS = ['sign-in-required', 'balance', 'bet-placed', 'route', 'lang', 'error'] as const;
