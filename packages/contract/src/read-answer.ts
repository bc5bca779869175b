import * as z from 'zod/mini';

import { envelopeSchema, type Envelope, PAGE_ERROR_CODES, REPLY_CODE } from './envelope';

/** `Reply` with the code of a refusal in place of its name. */
export type Answer<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | RefusedAnswer
  | { readonly kind: 'not-signed-in'; readonly message: string }
  | { readonly kind: 'signed-out'; readonly message: string; readonly data: unknown }
  | { readonly kind: 'page-unavailable'; readonly message: string }
  | { readonly kind: 'region-blocked'; readonly message: string }
  | { readonly kind: 'network-failed'; readonly reason: 'malformed' };

export interface RefusedAnswer {
  readonly kind: 'refused';
  readonly error_code: number;
  readonly message: string;
  readonly data: unknown;
}

const isPageError = (envelope: Envelope): boolean =>
  envelope.code === REPLY_CODE.notSignedIn && PAGE_ERROR_CODES.some((code) => code === envelope.error_code);

/**
 * Converts a parsed JSON body to an {@link Answer}. Without an envelope, or with data that does not match the schema of
 * the call, it is a network failure: the client never shows part of an answer as complete.
 */
export function readAnswer<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): Answer<z.output<Schema>> {
  const parsed = z.safeParse(envelopeSchema, body);
  if (!parsed.success) return { kind: 'network-failed', reason: 'malformed' };
  const envelope = parsed.data;
  const { message, data } = envelope;
  if (isPageError(envelope)) return { kind: 'page-unavailable', message };
  switch (envelope.code) {
    case REPLY_CODE.ok: {
      const answer = z.safeParse(schema, data);
      return answer.success ? { kind: 'ok', data: answer.data } : { kind: 'network-failed', reason: 'malformed' };
    }
    case REPLY_CODE.notSignedIn:
    case REPLY_CODE.notSignedInEither:
      return { kind: 'not-signed-in', message };
    case REPLY_CODE.sessionEnded:
    case REPLY_CODE.sessionReplaced:
      return { kind: 'signed-out', message, data };
    case REPLY_CODE.regionBlocked:
      return { kind: 'region-blocked', message };
    default:
      return { kind: 'refused', error_code: envelope.error_code, message, data };
  }
}
