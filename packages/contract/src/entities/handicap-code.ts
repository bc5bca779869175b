import * as z from 'zod/mini';

/** Tabs of the match list in display order (GAMES-5); the list opens on `today`. */
export const HANDICAP_CODES = ['live', 'today', 'early', 'pool', 'parlay', 'champion'] as const;

export const handicapCode = z.enum(HANDICAP_CODES);
export type HandicapCode = z.infer<typeof handicapCode>;

/** A handicap item (section 3): the code. The client adds the count from the category's `tag_count`. */
export const handicapItemSchema = z.object({ code: handicapCode });
