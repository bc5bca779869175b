/** Every app has these (EMBED-2); a frame also reports its height. */
export const APP_EVENTS = ['sign-in-required', 'balance', 'bet-placed', 'route', 'lang', 'error'] as const;
