import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema, betLegSchema } from '../entities/bet-history-item';
import { flag } from '../entities/statuses';
import { epochMs, orderNo } from '../ids';
import { amount } from '../money';

const { odd, outcome, void_reason, dead_heat, closing_odd, rule, result } = betLegSchema.shape;

/** What a leg came to in one settlement. */
export const receiptLegSchema = z.strictObject({ odd, outcome, void_reason, dead_heat, closing_odd, rule, result });
export type ReceiptLeg = z.infer<typeof receiptLegSchema>;

/** One settlement of a ticket: the first, or a later one that took its place after a correction. */
export const receiptRevisionSchema = z.strictObject({
  revision: z.int().check(z.gte(1), z.lte(999)),
  settle_time: epochMs,
  /** Who said how it ended, as the feed names itself; several apart by commas. */
  source: z.string().check(z.maxLength(1_000)),
  /** Why it was settled anew, in the words of those who decided it; null for the first. */
  reason: z.nullable(z.string().check(z.maxLength(1_000))),
  is_cancel: flag,
  prize_status: z.literal([0, 1, 2]),
  settlement_odds: amount,
  settlement_amount: amount,
  /** In the order of the ticket's legs. */
  legs: z.array(receiptLegSchema).check(z.maxLength(15)),
});
export type ReceiptRevision = z.infer<typeof receiptRevisionSchema>;

/**
 * One of the player's own tickets with every settlement it had, oldest first, and all that a browser needs to compute
 * them anew by `settleBet` (BET-6, BET-9).
 */
export const getBetReceipt = defineCall({
  path: '/api/game/user/getBetReceipt',
  auth: 'token',
  request: { order_no: orderNo },
  response: z.strictObject({
    bet: betHistoryItemSchema,
    /** The highest payout it can have; null for a pool, which pays what is in it. */
    cap: z.nullable(amount),
    /** 1 where it is paid at the closing odds of a pool (BET-2). */
    is_pool: flag,
    /** None while it is open, and where it was rejected or swapped. */
    revisions: z.array(receiptRevisionSchema).check(z.maxLength(999)),
  }),
  refusals: ['no_order'],
  requirement: 'BET-9',
});
export type BetReceipt = z.infer<(typeof getBetReceipt)['response']>;
