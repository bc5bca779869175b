import * as z from 'zod/mini';

import {
  announcementAnswer,
  announcementBody,
  announcementChangeBody,
  announcementParams,
} from './announcement-bodies';
import {
  balanceAnswer,
  betsAnswer,
  dailyReportAnswer,
  endedAnswer,
  playerAnswer,
  sessionAnswer,
  transactionsAnswer,
  transferAnswer,
} from './answers';
import { balanceBody, dayQuery, openSessionBody, pageQuery, playerLimitsBody, transferBody } from './bodies';
import type { OperatorProblem } from './problems';
import { operatorPlayerId } from './values';

export const playerParams = z.strictObject({ player_id: operatorPlayerId });

/** Beside those of all calls. */
type Problems = readonly OperatorProblem[];

interface OperatorCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After {@link OPERATOR_PATH}, parameters in braces. */
  readonly path: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  readonly problems: Problems;
}

export const OPERATOR_CALLS = {
  openSession: {
    method: 'POST',
    path: '/sessions',
    body: openSessionBody,
    answer: sessionAnswer,
    problems: ['currency_mismatch'],
  },
  endSessions: {
    method: 'DELETE',
    path: '/sessions/{player_id}',
    params: playerParams,
    answer: endedAnswer,
    problems: ['unknown_player'],
  },
  transferMoney: {
    method: 'POST',
    path: '/transfers',
    body: transferBody,
    answer: transferAnswer,
    problems: [
      'unknown_player',
      'currency_mismatch',
      'transfer_exists',
      'insufficient_balance',
      'balance_limit',
      'no_internal_wallet',
    ],
  },
  reportBalance: {
    method: 'POST',
    path: '/players/{player_id}/balance',
    params: playerParams,
    body: balanceBody,
    answer: balanceAnswer,
    problems: ['unknown_player', 'internal_wallet'],
  },
  readPlayer: {
    method: 'GET',
    path: '/players/{player_id}',
    params: playerParams,
    answer: playerAnswer,
    problems: ['unknown_player'],
  },
  limitPlayer: {
    method: 'PUT',
    path: '/players/{player_id}/limits',
    params: playerParams,
    body: playerLimitsBody,
    answer: playerAnswer,
    problems: ['unknown_player', 'player_limit_stays', 'exclusion_stays'],
  },
  listBets: { method: 'GET', path: '/bets', query: pageQuery, answer: betsAnswer, problems: [] },
  listTransactions: {
    method: 'GET',
    path: '/transactions',
    query: pageQuery,
    answer: transactionsAnswer,
    problems: [],
  },
  addAnnouncement: {
    method: 'POST',
    path: '/announcements',
    body: announcementBody,
    answer: announcementAnswer,
    problems: ['wrong_announcement', 'two_persons', 'announcement_exists'],
  },
  changeAnnouncement: {
    method: 'PUT',
    path: '/announcements/{id}',
    params: announcementParams,
    body: announcementChangeBody,
    answer: announcementAnswer,
    problems: ['wrong_announcement', 'two_persons', 'unknown_announcement', 'announcement_changed'],
  },
  withdrawAnnouncement: {
    method: 'DELETE',
    path: '/announcements/{id}',
    params: announcementParams,
    answer: announcementAnswer,
    problems: ['unknown_announcement'],
  },
  reportDay: {
    method: 'GET',
    path: '/reports/daily',
    query: dayQuery,
    answer: dailyReportAnswer,
    problems: ['future_date'],
  },
} as const satisfies Readonly<Record<string, OperatorCall>>;

export type OperatorCallName = keyof typeof OPERATOR_CALLS;

/** Of every call. */
export const COMMON_PROBLEMS: Problems = ['unauthorised', 'invalid', 'too_large', 'internal'];
/** Of calls that change something. */
export const CHANGE_PROBLEMS: Problems = ['malformed', 'no_idempotency_key', 'key_reused'];
