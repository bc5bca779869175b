import * as z from 'zod/mini';

/**
 * Envelope of every answer, errors included (CALL-1). `message` is the text in the player's language, `msg` its stable
 * key; `error_code` 0: no more details.
 */
export const envelopeSchema = z.object({
  code: z.int(),
  data: z.unknown(),
  message: z.string().check(z.maxLength(2_000)),
  msg: z.string().check(z.maxLength(200)),
  error_code: z.int(),
});

export type Envelope = z.infer<typeof envelopeSchema>;
