import * as z from 'zod/mini';

/** Price changes that the player accepts (SLIP-11): all, only better prices, none. */
export const acceptPreference = z.enum(['latest', 'better', 'none']);
export type AcceptPreference = z.infer<typeof acceptPreference>;
