import * as z from 'zod/mini';

import { DESK_ROLES } from './desk-rights';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Base64url, as browsers send what an authenticator made. */
const binary = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]+$/));

export const deskName = text(64);
export const deskPassword = text(200);
/** Six digits of an authenticator app, or a recovery code. */
export const deskCode = z.string().check(z.regex(/^(\d{6}|[a-z2-7]{16})$/));
export const deskToken = z.string().check(z.regex(/^[\w-]{22}$/));

/** Ms since 1970, wall clock. */
export const moment = z.int().check(z.nonnegative());

export const newPasskey = z.object({
  id: binary,
  rawId: binary,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: binary, attestationObject: binary }),
});

export const usedPasskey = z.object({
  id: binary,
  rawId: binary,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: z.optional(binary),
  }),
});

export type NewPasskey = z.infer<typeof newPasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;

/** As `navigator.credentials` takes them, with base64url for bytes. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const deskMe = z.strictObject({
  operator_id: z.int(),
  name: z.string(),
  roles: z.array(z.enum(DESK_ROLES)),
  session_id: z.int(),
  /** A session ends at the first of both. */
  ends_at: moment,
  idle_ends_at: moment,
  /** Null: the session has no recent step up. */
  stepped_up_until: z.nullable(moment),
});
