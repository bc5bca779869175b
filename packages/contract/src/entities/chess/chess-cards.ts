import * as z from 'zod/mini';

/** Kind of refresh. */
export const chessTier = z.enum(['basic', 'advanced', 'elite']);

/** What a card is: hero 1 to 6, rank 1 to 5, star 1 to 3. Equal faces are equal cards (CHESS-1). */
export const chessFaceSchema = z.object({
  hero: z.int().check(z.gte(1), z.lte(6)),
  rank: z.int().check(z.gte(1), z.lte(5)),
  star: z.literal([1, 2, 3]),
});

/** Id of a card of a player. 2^53 is well-formed and names no card (bad input row 151). */
export const chessCardId = z.number().check(
  z.gte(1),
  z.lte(2 ** 53),
  z.refine((id) => Number.isInteger(id)),
);

/** Number of a refresh of a player, from 1; never reused. */
export const chessDraw = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** A place of the market, from the left. */
export const chessPlace = z.int().check(z.gte(1), z.lte(5));

/** 1 to 6 are always open, 7 and 8 are rented. */
export const chessSlot = z.int().check(z.gte(1), z.lte(8));
export const chessRentedSlot = z.literal([7, 8]);
export const chessRentHours = z.literal([12, 24, 72]);

/** Number of a pair of seeds of a player, from 1. */
export const chessSeedsNo = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

const CLIENT_SEED_MAX = 64;
const LONE_SURROGATE = /\p{Cs}/u;

/** As typed, 1 to 64 code points, neither a lone surrogate nor U+0000 (CHESS-10, bad input row 155). */
export const chessClientSeed = z.string().check(
  z.minLength(1),
  z.maxLength(2 * CLIENT_SEED_MAX),
  z.refine((text) => Array.from(text).length <= CLIENT_SEED_MAX && !LONE_SURROGATE.test(text) && !text.includes('\0')),
);
