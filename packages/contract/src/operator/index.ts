import * as z from 'zod/mini';

import { langId } from '../define-call';

/** Path of the operator API; its listener is not that of the players. */
export const OPERATOR_PATH = '/operator/v1';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{C}]*$/u));

/** Id in the operator's systems, without control characters. */
export const operatorPlayerId = text(64);
/** ISO 4217. */
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Whole minor units as text, because they exceed 2^53. */
const minorAmount = z.string().check(z.regex(/^[1-9]\d{0,29}$/));

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const openSessionBody = z.strictObject({
  player_id: operatorPlayerId,
  currency: currencyCode,
  lang: z.optional(langId),
  nickname: z.optional(text(32)),
  time_zone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
});

export const transferBody = z.strictObject({
  /** The operator's own id; never used twice. */
  transfer_id: text(64),
  player_id: operatorPlayerId,
  kind: z.enum(['deposit', 'withdrawal']),
  amount: minorAmount,
  currency: currencyCode,
});

export type OpenSessionBody = z.infer<typeof openSessionBody>;
export type TransferBody = z.infer<typeof transferBody>;

/** Names of problems (RFC 9457), the last part of `type`. */
export const OPERATOR_PROBLEMS = {
  unauthorised: { status: 401, title: 'The request is not signed by a valid key' },
  not_found: { status: 404, title: 'There is no such resource' },
  too_large: { status: 413, title: 'The body is too large' },
  malformed: { status: 400, title: 'The body is not JSON in UTF-8' },
  invalid: { status: 422, title: 'A value is missing or invalid' },
  no_idempotency_key: { status: 400, title: 'The header Idempotency-Key is missing or not 16 to 128 characters' },
  key_reused: { status: 409, title: 'This Idempotency-Key was used for another request' },
  unknown_player: { status: 404, title: 'There is no such player' },
  currency_mismatch: { status: 409, title: 'The player has another currency' },
  transfer_exists: { status: 409, title: 'Another transfer has this id' },
  insufficient_balance: { status: 409, title: 'The balance is less than the amount' },
  balance_limit: { status: 409, title: 'The balance would have more than 30 digits' },
  internal: { status: 500, title: 'The server failed; the outcome is unknown, repeat the request with the same key' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type OperatorProblem = keyof typeof OPERATOR_PROBLEMS;
