import * as z from 'zod/mini';

import { voidReason } from '../entities/bet-history-item';
import type { DeskProblem } from './desk-problems';
import { DESK_ROLES, type DeskRight } from './desk-rights';
import {
  activeLock,
  changedLock,
  deskCode,
  deskMe,
  deskName,
  deskPassword,
  deskToken,
  lockedSubject,
  moment,
  newPasskey,
  passkeyOptions,
  proposal,
  reason,
  requestId,
  usedPasskey,
} from './desk-values';

interface DeskCall {
  /** Null: without a session. */
  readonly right: DeskRight | null;
  /** Needs a code or passkey not older than five minutes. */
  readonly needsStepUp: boolean;
  readonly body: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** Beside those of all calls. */
  readonly problems: readonly DeskProblem[];
}

const nothing = z.strictObject({});
const done = z.strictObject({});
const open = { right: null, needsStepUp: false } as const;
const own = { right: 'sign_in', needsStepUp: false } as const;

/** A code or a passkey, not both. */
const factor = z.union([z.strictObject({ code: deskCode }), z.strictObject({ passkey: usedPasskey })]);

const changeOfLock = z.strictObject({ request_id: requestId, reason, subject: lockedSubject });

const decision = { request_id: requestId, reason, proposal_id: z.int() };

const deskAction = z.strictObject({
  id: z.int(),
  at: moment,
  operator_id: z.nullable(z.int()),
  operator: z.nullable(z.string()),
  session_id: z.nullable(z.int()),
  network: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  result: z.string(),
});

/** Calls of the operator's desk: `POST /desk/api/<name>` (DESK-18). */
export const DESK_CALLS = {
  readInvite: {
    ...open,
    body: z.strictObject({ token: deskToken }),
    answer: z.strictObject({
      name: z.string(),
      roles: z.array(z.enum(DESK_ROLES)),
      expires_at: moment,
      /** Of an authenticator app, as `otpauth://`. */
      totp_uri: z.string(),
      passkey: passkeyOptions,
    }),
    problems: ['invite_refused'],
  },
  acceptInvite: {
    ...open,
    body: z.union([
      z.strictObject({ token: deskToken, password: deskPassword, code: deskCode }),
      z.strictObject({ token: deskToken, passkey: newPasskey }),
    ]),
    /** Shown once; none for a passkey. */
    answer: z.strictObject({ recovery_codes: z.array(z.string()) }),
    problems: ['invite_refused', 'weak_password', 'sign_in_refused', 'wait'],
  },
  signIn: {
    ...open,
    body: z.strictObject({ name: deskName, password: deskPassword, code: deskCode }),
    answer: deskMe,
    problems: ['sign_in_refused', 'wait'],
  },
  beginPasskeySignIn: { ...open, body: nothing, answer: passkeyOptions, problems: ['wait'] },
  signInPasskey: {
    ...open,
    body: z.strictObject({ passkey: usedPasskey }),
    answer: deskMe,
    problems: ['sign_in_refused', 'wait'],
  },
  me: { ...own, body: nothing, answer: deskMe, problems: [] },
  signOut: { ...own, body: nothing, answer: done, problems: [] },
  mySessions: {
    ...own,
    body: nothing,
    answer: z.array(
      z.strictObject({
        session_id: z.int(),
        created_at: moment,
        last_used_at: moment,
        network: z.nullable(z.string()),
        is_this: z.boolean(),
      }),
    ),
    problems: [],
  },
  endOtherSessions: { ...own, body: nothing, answer: z.strictObject({ ended: z.int() }), problems: [] },
  beginStepUp: { ...own, body: nothing, answer: passkeyOptions, problems: [] },
  stepUp: { ...own, body: factor, answer: deskMe, problems: ['sign_in_refused', 'wait'] },
  beginPasskey: { ...own, needsStepUp: true, body: nothing, answer: passkeyOptions, problems: [] },
  addPasskey: {
    ...own,
    needsStepUp: true,
    body: z.strictObject({ passkey: newPasskey }),
    answer: done,
    problems: ['sign_in_refused'],
  },
  locks: { right: 'see_locks', needsStepUp: false, body: nothing, answer: z.array(activeLock), problems: [] },
  /** Suspending needs no version of what is suspended. */
  lock: {
    right: 'suspend',
    needsStepUp: false,
    body: changeOfLock,
    answer: changedLock,
    problems: ['unknown_subject', 'repeated'],
  },
  /** Names the locks that remain (bad input row 305). */
  unlock: {
    right: 'resume',
    needsStepUp: false,
    body: changeOfLock,
    answer: changedLock,
    problems: ['unknown_subject', 'repeated'],
  },
  /** Stops all betting, and payments in auto chess, on every process. */
  panic: {
    right: 'panic',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, reason }),
    answer: changedLock,
    problems: ['repeated'],
  },
  /** Newest first; `preview` as it was proposed. */
  proposals: { right: 'see_proposals', needsStepUp: false, body: nothing, answer: z.array(proposal), problems: [] },
  /** The preview as it would be now. */
  preview: {
    right: 'see_proposals',
    needsStepUp: false,
    body: z.strictObject({ proposal_id: z.int() }),
    answer: proposal,
    problems: ['unknown_proposal', 'proposal_over'],
  },
  propose: {
    right: 'propose',
    needsStepUp: true,
    body: z.union([
      z.strictObject({ request_id: requestId, reason, kind: z.literal('resume_all') }),
      z.strictObject({
        ...{ request_id: requestId, reason, kind: z.literal('void_play') },
        ...{ play_id: z.int().check(z.gte(1)), void_reason: voidReason },
      }),
    ]),
    answer: proposal,
    problems: ['nothing_locked', 'unknown_subject', 'void_already', 'forbidden', 'repeated'],
  },
  /** Carries it out; a void is carried out by the leader, within a second (DESK-6). */
  approve: {
    right: 'propose',
    needsStepUp: true,
    body: z.strictObject({ ...decision, preview_hash: z.string().check(z.maxLength(100)) }),
    answer: proposal,
    problems: ['unknown_proposal', 'proposal_over', 'own_proposal', 'preview_changed', 'repeated'],
  },
  reject: {
    right: 'propose',
    needsStepUp: false,
    body: z.strictObject(decision),
    answer: proposal,
    problems: ['unknown_proposal', 'proposal_over', 'own_proposal', 'repeated'],
  },
  /** By the person who proposed. */
  withdraw: {
    right: 'propose',
    needsStepUp: false,
    body: z.strictObject(decision),
    answer: proposal,
    problems: ['unknown_proposal', 'proposal_over', 'forbidden', 'repeated'],
  },
  /** Of an own request whose answer was lost; null: it was not done. */
  outcome: {
    ...own,
    body: z.strictObject({ request_id: requestId }),
    answer: z.strictObject({ action: z.nullable(deskAction) }),
    problems: [],
  },
  /** Newest first; all of them need the right `audit_all`, otherwise the caller's own are returned. */
  audit: {
    right: 'audit_own',
    needsStepUp: false,
    body: z.strictObject({ before: z.optional(z.int()), limit: z.int().check(z.gte(1), z.lte(200)) }),
    answer: z.strictObject({ actions: z.array(deskAction), next: z.nullable(z.int()) }),
    problems: [],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;

export type DeskCallName = keyof typeof DESK_CALLS;

export type DeskBody<Name extends DeskCallName> = z.infer<(typeof DESK_CALLS)[Name]['body']>;
export type DeskAnswer<Name extends DeskCallName> = z.infer<(typeof DESK_CALLS)[Name]['answer']>;

/** Of every call; `unauthorised`, `forbidden` and `step_up_needed` only of those with a session. */
export const COMMON_DESK_PROBLEMS: readonly DeskProblem[] = [
  'malformed',
  'invalid',
  'unauthorised',
  'foreign_origin',
  'forbidden',
  'step_up_needed',
  'too_large',
  'wrong_type',
  'internal',
];
