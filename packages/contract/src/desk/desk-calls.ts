import type * as z from 'zod/mini';

import { ACCESS_CALLS } from './calls/access-calls';
import { AUDIT_CALLS } from './calls/audit-calls';
import { GAME_CALLS } from './calls/game-calls';
import { CONTENT_CALLS } from './calls/content-calls';
import { LIMIT_CALLS } from './calls/limit-calls';
import { BET_CALLS } from './calls/bet-calls';
import { LOCK_CALLS } from './calls/lock-calls';
import { NAME_CALLS } from './calls/name-calls';
import { PEOPLE_CALLS } from './calls/people-calls';
import { PLAYER_CALLS } from './calls/player-calls';
import { PRICE_CALLS } from './calls/price-calls';
import { REFERRAL_CALLS } from './calls/referral-calls';
import { PROPOSAL_CALLS } from './calls/proposal-calls';
import { SETTLEMENT_CALLS } from './calls/settlement-calls';
import { REPORT_CALLS } from './calls/report-calls';
import { SHEET_CALLS } from './calls/sheet-calls';
import type { DeskCall } from './calls/desk-call';
import type { DeskProblem } from './desk-problems';

/** Calls of the operator's desk: `POST /desk/api/<name>` (DESK-18). */
export const DESK_CALLS = {
  ...ACCESS_CALLS,
  ...LIMIT_CALLS,
  ...LOCK_CALLS,
  ...GAME_CALLS,
  ...PRICE_CALLS,
  ...PROPOSAL_CALLS,
  ...SETTLEMENT_CALLS,
  ...BET_CALLS,
  ...REFERRAL_CALLS,
  ...PLAYER_CALLS,
  ...PEOPLE_CALLS,
  ...REPORT_CALLS,
  ...SHEET_CALLS,
  ...CONTENT_CALLS,
  ...NAME_CALLS,
  ...AUDIT_CALLS,
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
