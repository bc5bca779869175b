import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema, betLegSchema } from '../entities/bet-history-item';
import { flag } from '../entities/statuses';
import { epochMs, orderNo } from '../ids';
import { amount } from '../money';

const { odd, outcome, void_reason, dead_heat, closing_odd, rule, result } = betLegSchema.shape;

/** Outcome of a leg in one settlement. */
export const receiptLegSchema = z.object({ odd, outcome, void_reason, dead_heat, closing_odd, rule, result });
export type ReceiptLeg = z.infer<typeof receiptLegSchema>;

/** The first settlement of a ticket, or a later one that replaced it after a correction. */
export const receiptRevisionSchema = z.object({
  revision: z.int().check(z.gte(1), z.lte(999)),
  settle_time: epochMs,
  /** Names of the feeds, separated by commas. */
  source: z.string().check(z.maxLength(1_000)),
  /** As the operators wrote it; null for the first settlement. */
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
 * One of the player's own tickets with all its settlements, oldest first, and all values that a browser needs to
 * recompute them with `settleBet` (BET-6, BET-9). Refused with `no_order`.
 */
export const getBetReceipt = defineCall({
  path: '/api/game/user/getBetReceipt',
  auth: 'token',
  request: { order_no: orderNo },
  response: z.object({
    bet: betHistoryItemSchema,
    /** Highest payout; null for a pool, which pays out its stakes. */
    cap: z.nullable(amount),
    /** 1 if paid at the closing odds of a pool (BET-2). */
    is_pool: flag,
    /** Empty while the bet is open, and if it was rejected or swapped. */
    revisions: z.array(receiptRevisionSchema).check(z.maxLength(999)),
  }),
  refusals: ['no_order'],
  requirement: 'BET-9',
});
export type BetReceipt = z.infer<(typeof getBetReceipt)['response']>;
