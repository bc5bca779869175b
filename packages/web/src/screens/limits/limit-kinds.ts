/** The limits in the order in which they stand. */
export const LIMIT_KINDS = ['day_stake', 'day_loss', 'session_minutes'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
