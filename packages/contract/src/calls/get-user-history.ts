import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema } from '../entities/bet-history-item';
import { currencyId } from '../ids';
import { amount } from '../money';

/**
 * Kinds of bets by which a history can be filtered. A single is a pool, live or champion bet if its play is one; a combo
 * is a combo only (category 5).
 */
export const HISTORY_KINDS = ['all', 'single', 'combo', 'pool', 'live', 'champion'] as const;
export const historyKind = z.enum(HISTORY_KINDS);
export type HistoryKind = z.infer<typeof historyKind>;

/**
 * Sums of one currency over the whole result, not over one page. Rejected and swapped tickets are not included. Exact:
 * `profit` is `returned` less (`staked` less `open`).
 */
export const historyTotalsSchema = z.object({
  currency_id: currencyId,
  /** Number of tickets in the sums. */
  bets: z.int().check(z.gte(0)),
  staked: amount,
  /** Part of `staked` on tickets that are not settled. */
  open: amount,
  /** Payouts and refunds of settled tickets. */
  returned: amount,
  /** Negative on a loss. */
  profit: amount,
});
export type HistoryTotals = z.infer<typeof historyTotalsSchema>;

/**
 * The player's own bets, newest first: 7 or 30 days; all, open or settled; all kinds or one; at most 100 per page
 * (BET-6).
 *
 * @example { lang: 2, days: 7, state: 'settled', kind: 'pool', page: 1, page_size: 20 }
 */
export const getUserHistory = defineCall({
  path: '/api/game/user/getUserHistory/',
  auth: 'token',
  request: {
    days: z.literal([7, 30]),
    state: z.enum(['all', 'open', 'settled']),
    /** Default: all. */
    kind: z.optional(historyKind),
    page: z.int().check(z.gte(1), z.lte(10_000)),
    page_size: z.int().check(z.gte(1), z.lte(100)),
  },
  response: z.object({
    items: z.array(betHistoryItemSchema).check(z.maxLength(100)),
    total: z.int().check(z.gte(0)),
    /** One entry per currency, ordered by currency id; empty if there is nothing to sum. */
    totals: z.array(historyTotalsSchema).check(z.maxLength(64)),
  }),
  refusals: [],
  requirement: 'BET-6',
});
