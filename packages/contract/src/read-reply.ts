import * as z from 'zod/mini';

import { envelopeSchema, type Envelope } from './envelope';
import { PAGE_ERROR_CODES, REPLY_CODE, refusalOf, type Refusal } from './reply-codes';

/** Meaning of an answer: section 8 of the specification as a type (ERR-1…ERR-7). */
export type Reply<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly message: string;
      readonly data: unknown;
      /**
       * The HTTP status is not 2xx: the server cannot answer now, and the refusal does not concern the player (C10).
       */
      readonly isTemporary?: boolean;
    }
  | { readonly kind: 'not-signed-in'; readonly message: string }
  | { readonly kind: 'signed-out'; readonly message: string; readonly data: unknown }
  | { readonly kind: 'page-unavailable'; readonly message: string }
  | { readonly kind: 'region-blocked'; readonly message: string }
  | { readonly kind: 'network-failed'; readonly reason: 'malformed' };

const isPageError = (envelope: Envelope): boolean =>
  envelope.code === REPLY_CODE.notSignedIn && PAGE_ERROR_CODES.some((code) => code === envelope.error_code);

/**
 * Converts a parsed JSON body to a {@link Reply}. Without an envelope, or with data that does not match the schema of
 * the call, it is a network failure: the client never shows part of an answer as complete.
 *
 * @example readReply(balance.response, await response.json())
 */
export function readReply<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): Reply<z.output<Schema>> {
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
      return { kind: 'refused', refusal: refusalOf(envelope.error_code) ?? 'unavailable', message, data };
  }
}
