import * as z from 'zod/mini';

/** Positions of a team of five, from the top lane. */
export const position = z.enum(['top', 'jungle', 'mid', 'bot', 'support']);
