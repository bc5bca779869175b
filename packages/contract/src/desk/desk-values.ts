import * as z from 'zod/mini';

import { DESK_ROLES } from './desk-rights';
import { subjectNames } from './name-values';

const LEAST_REASON = 3;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Base64url, as browsers send what an authenticator made. */
const binary = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]+$/));

export const deskName = text(64);
export const deskPassword = text(200);
/** Six digits of an authenticator app, or a recovery code. */
export const deskCode = z.string().check(z.regex(/^(\d{6}|[a-z2-7]{16})$/));
export const deskToken = z.string().check(z.regex(/^[\w-]{22}$/));

/** By which a request whose answer was lost is asked for, and done once. */
export const requestId = z.uuid();

/** Recorded with the act (bad input row 296). */
export const reason = z.string().check(
  z.maxLength(500),
  z.regex(/^\P{Cc}*$/u),
  z.refine((given) => given.trim().length >= LEAST_REASON),
);

/** Ms since 1970, wall clock. */
export const moment = z.int().check(z.nonnegative());

/** Amount in minor units of a currency, as text. */
export const minorUnits = z.string().check(z.regex(/^-?\d+$/));

/** Text of a search (bad input row 311). It is compared literally: no character is a pattern. */
export const searchText = z.string().check(z.maxLength(64), z.regex(/^\P{Cc}*$/u));

/** A transaction of the ledger. */
export const ledgerRow = z.strictObject({
  transaction_id: z.int(),
  kind: z.string(),
  at: moment,
  entries: z.array(z.strictObject({ account: z.string(), currency_id: z.int(), amount: minorUnits })),
  /** Number of the seal that covers it; null: not sealed yet. */
  seal: z.nullable(z.int()),
});

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

export const DESK_SCOPES = ['play', 'match', 'game', 'all'] as const;
export const DESK_LOCK_KINDS = ['suspend', 'hide'] as const;
export type DeskScope = (typeof DESK_SCOPES)[number];
export type DeskLockKind = (typeof DESK_LOCK_KINDS)[number];

const subjectId = z.int().check(z.gte(1));

/** What a lock holds back: bets (`suspend`), or also the view (`hide`). */
export const lockedSubject = z.union([
  z.strictObject({ scope: z.enum(['play', 'match']), id: subjectId, kind: z.enum(DESK_LOCK_KINDS) }),
  z.strictObject({ scope: z.literal('game'), id: subjectId, kind: z.literal('suspend') }),
]);

export const activeLock = z.strictObject({
  lock_id: z.int(),
  scope: z.enum(DESK_SCOPES),
  /** 0: everything. */
  id: z.int(),
  kind: z.enum(DESK_LOCK_KINDS),
  reason: z.string(),
  set_by: z.string(),
  set_at: moment,
});

export const changedLock = z.strictObject({
  /** Plays and matches whose state for players changed. */
  changed: z.int(),
  /** Locks that still hold it back, of this and of wider scopes. */
  remaining: z.array(activeLock),
  names: subjectNames,
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
