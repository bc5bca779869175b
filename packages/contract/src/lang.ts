import * as z from 'zod/mini';

/** A language id on the wire, 1 to 8 (bad input row 29). */
export const langId = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
