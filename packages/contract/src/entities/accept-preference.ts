import * as z from 'zod/mini';

/** What the player takes of a price that moved (SLIP-11): latest, better only, none. */
export const acceptPreference = z.enum(['latest', 'better', 'none']);
export type AcceptPreference = z.infer<typeof acceptPreference>;
