import * as z from 'zod/mini';

import { orderNo } from '../../ids';
import { moment, reason, requestId } from '../desk-values';
import { referredBet } from '../referral-values';
import { type DeskCall, done, nothing } from './desk-call';

const decision = z.union([
  z.strictObject({ kind: z.enum(['take', 'refuse']) }),
  z.strictObject({
    kind: z.literal('reoffer'),
    /** Minor units. */
    stake: z.string().check(z.regex(/^[1-9]\d{0,23}$/)),
    /** Thousandths, of a single; null: the price of the bet. */
    odd: z.nullable(z.int().check(z.gte(1_001), z.lte(1_000_000))),
  }),
]);

/** Bets that a person decides (DESK-12). */
export const REFERRAL_CALLS = {
  /** Bets that were referred in the last five minutes, waiting or ended; oldest first, at most 200. */
  referred: {
    right: 'referred',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({ bets: z.array(referredBet) }),
    problems: [],
  },
  /** Claims a bet: for 15 s other traders see by whom, and cannot decide it. A repetition by the same trader begins the 15 s again. */
  claim: {
    right: 'referred',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, order_no: orderNo }),
    answer: z.strictObject({ until: moment }),
    problems: ['unknown_subject', 'referral_over', 'claimed', 'repeated'],
  },
  /** Decides a bet. The server carries it out within a second, if the market has not changed by then. */
  decideReferred: {
    right: 'referred',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, reason, order_no: orderNo, decision }),
    answer: done,
    problems: ['unknown_subject', 'referral_over', 'claimed', 'offer_too_high', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
