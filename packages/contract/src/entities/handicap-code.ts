import * as z from 'zod/mini';

/** Tabs of the match list in display order (GAMES-5). */
export const HANDICAP_CODES = ['live', 'today', 'early', 'pool', 'parlay', 'champion'] as const;

/** One of {@link HANDICAP_CODES}. */
export const handicapCode = z.enum(HANDICAP_CODES);
export type HandicapCode = z.infer<typeof handicapCode>;

/** The code alone (section 3); the client adds the category's `tag_count`. */
export const handicapItemSchema = z.object({ code: handicapCode });
