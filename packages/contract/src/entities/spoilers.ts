import * as z from 'zod/mini';

/** Of one account; older ones are hidden again (SPOIL-1). */
export const MAX_REVEALED = 2_000;

/** Of which matches results are hidden. */
export const spoilerMode = z.enum(['off', 'followed', 'all']);

/** A match as "1204", one of its maps as "1204.2". */
export const revealedKey = z.string().check(z.maxLength(19), z.regex(/^[1-9]\d{0,15}(\.([1-9]|1[0-6]))?$/));

export const spoilerStateSchema = z.object({
  /** Null if the player has never chosen one. */
  mode: z.nullable(spoilerMode),
  /** Oldest first. */
  keys: z.array(revealedKey).check(z.maxLength(MAX_REVEALED)),
});
