/** In display order. */
export const LIMIT_KINDS = ['day_stake', 'day_loss', 'session_minutes'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
