/** Names of the events of every app (EMBED-2); a frame also reports its height. */
export const APP_EVENTS = ['sign-in-required', 'balance', 'bet-placed', 'route', 'lang', 'error'] as const;
