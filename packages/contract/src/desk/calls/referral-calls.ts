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
  /** Oldest first: those that wait, and those that ended in the last five minutes; at most 200. */
  referred: {
    right: 'referred',
    needsStepUp: false,
    body: nothing,
    answer: z.strictObject({ bets: z.array(referredBet) }),
    problems: [],
  },
  /** Others see who looks at a bet, and cannot decide it for 15 s; a repetition by the same trader begins them again. */
  claim: {
    right: 'referred',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, order_no: orderNo }),
    answer: z.strictObject({ until: moment }),
    problems: ['unknown_subject', 'referral_over', 'claimed', 'repeated'],
  },
  /** Carried out within a second, if the market has not changed by then. */
  decideReferred: {
    right: 'referred',
    needsStepUp: false,
    body: z.strictObject({ request_id: requestId, reason, order_no: orderNo, decision }),
    answer: done,
    problems: ['unknown_subject', 'referral_over', 'claimed', 'offer_too_high', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
