import * as z from 'zod/mini';

import { voidReason } from '../entities/bet-history-item';

import { DESK_ROLES } from './desk-rights';

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
});

/** What the end of the lock of everything would do. */
export const resumePreview = z.strictObject({
  lock: activeLock,
  /** Locks that stay. */
  remaining: z.array(activeLock),
  /** Plays that would take bets, at this moment: not a part of the hash. */
  plays: z.int(),
});

/** What a void would do: stakes come back, combos continue without the leg, paid bets are settled again. */
export const voidPreview = z.strictObject({
  play_id: z.int(),
  game_id: z.int(),
  market: z.string(),
  round: z.int(),
  void_reason: voidReason,
  /** Minor units as text. */
  tickets: z.array(
    z.strictObject({
      currency_id: z.int(),
      kind: z.enum(['single', 'parlay']),
      is_settled: z.boolean(),
      tickets: z.int(),
      stakes: z.string(),
      paid: z.string(),
    }),
  ),
});

export const PROPOSAL_KINDS = ['resume_all', 'void_play'] as const;
/** `approved` until the leader has carried it out. */
export const PROPOSAL_STATES = ['proposed', 'approved', 'done', 'failed', 'rejected', 'withdrawn', 'expired'] as const;

export const proposal = z.strictObject({
  proposal_id: z.int(),
  kind: z.enum(PROPOSAL_KINDS),
  reason: z.string(),
  preview: z.union([resumePreview, voidPreview]),
  /** Approving names what was seen. */
  preview_hash: z.string(),
  proposed_by: z.string(),
  proposed_at: moment,
  expires_at: moment,
  state: z.enum(PROPOSAL_STATES),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  /** Of what was carried out; null: not yet, or nothing to add. */
  outcome: z.nullable(z.string()),
  /** Whether the caller is another person than the one who proposed. */
  may_decide: z.boolean(),
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
