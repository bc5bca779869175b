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

/** `code` of an envelope (section 8 of the specification; 2 and 451 are ERR-7 and ERR-5). */
export const REPLY_CODE = {
  notSignedIn: 0,
  ok: 1,
  refused: 2,
  notSignedInEither: 14,
  regionBlocked: 451,
  sessionEnded: 602,
  sessionReplaced: 604,
} as const;

/** `error_code`s that, with code 0, make the client show /404 with the server's message (ERR-2). */
export const PAGE_ERROR_CODES = [15, 17, 18] as const;
