import * as z from 'zod/mini';

/** Status of a match (GAMES-8). */
export const MATCH_STATUS = { notStarted: 1, live: 2, paused: 3, ended: 4, cancelled: 5 } as const;
export const matchStatus = z.literal([1, 2, 3, 4, 5]);
export type MatchStatus = z.infer<typeof matchStatus>;

/** `open` accepts bets, `suspended` shows its prices locked, `closed` is final. */
export const PLAY_STATUS = { open: 1, suspended: 2, closed: 3, settled: 4, cancelled: 5 } as const;
export const playStatus = z.literal([1, 2, 3, 4, 5]);
export type PlayStatus = z.infer<typeof playStatus>;

/** 1 bettable, 2 not bettable (PUSH-2). */
export const POINT_STATUS = { open: 1, closed: 2 } as const;
export const pointStatus = z.literal([1, 2]);
export type PointStatus = z.infer<typeof pointStatus>;

export const flag = z.literal([0, 1]);
export type Flag = z.infer<typeof flag>;
