import * as z from 'zod/mini';

/** Category ids of GAMES-6: how a play takes bets and when its price is fixed (BET-2). */
export const CATEGORY = { normal_bet: 1, fix_bet: 2, live_bet: 3, champion_bet: 4, parlay_game: 5 } as const;

/** Pool plays (1) settle at closing odds, all others at the odds at bet time. */
export const categoryId = z.literal([1, 2, 3, 4, 5]);
export type CategoryId = z.infer<typeof categoryId>;
