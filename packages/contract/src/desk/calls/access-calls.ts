import * as z from 'zod/mini';

import { currencySchema } from '../../entities/currency';

import { DESK_ROLES } from '../desk-rights';
import {
  deskCode,
  deskMe,
  deskName,
  deskPassword,
  deskToken,
  moment,
  newPasskey,
  passkeyOptions,
  requestId,
  usedPasskey,
} from '../desk-values';
import { type DeskCall, done, nothing, open, own } from './desk-call';

/** A code or a passkey, not both. */
const factor = z.union([z.strictObject({ code: deskCode }), z.strictObject({ passkey: usedPasskey })]);

const begun = z.strictObject({ url: z.url() });
/** Of the address to which the provider returned. */
const returned = z.strictObject({ query: z.string().check(z.maxLength(4_096)) });

/** Sign-in and the caller's own account (DESK-2 to DESK-4). */
export const ACCESS_CALLS = {
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
  /** Repeated with its request id until the operator signs in, for 15 minutes, it gives other recovery codes in place of the former. */
  acceptInvite: {
    ...open,
    body: z.union([
      z.strictObject({ request_id: requestId, token: deskToken, password: deskPassword, code: deskCode }),
      z.strictObject({ request_id: requestId, token: deskToken, passkey: newPasskey }),
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
  /** Null: no identity provider is configured. */
  signInWays: { ...open, body: nothing, answer: z.strictObject({ provider: z.nullable(z.string()) }), problems: [] },
  /** Address to open; the provider returns to the page of the desk. */
  beginProviderSignIn: { ...open, body: nothing, answer: begun, problems: ['provider_unavailable', 'wait'] },
  finishProviderSignIn: {
    ...open,
    body: returned,
    answer: deskMe,
    problems: ['provider_refused', 'provider_unavailable', 'wait'],
  },
  beginProviderStepUp: { ...own, body: nothing, answer: begun, problems: ['provider_unavailable'] },
  finishProviderStepUp: {
    ...own,
    body: returned,
    answer: deskMe,
    problems: ['provider_refused', 'provider_unavailable'],
  },
  me: { ...own, body: nothing, answer: deskMe, problems: [] },
  /** Of players, for amounts in minor units. */
  currencies: { ...own, body: nothing, answer: z.array(currencySchema), problems: [] },
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
} as const satisfies Readonly<Record<string, DeskCall>>;
