import * as z from 'zod/mini';

/**
 * The envelope every answer comes in, errors too (CALL-1). `message` is the text in the player's language, `msg` its
 * stable message key, `error_code` 0 where nothing more is to be said.
 */
export const envelopeSchema = z.strictObject({
  code: z.int(),
  data: z.unknown(),
  message: z.string().check(z.maxLength(2_000)),
  msg: z.string().check(z.maxLength(200)),
  error_code: z.int(),
});

export type Envelope = z.infer<typeof envelopeSchema>;
