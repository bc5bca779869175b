import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema } from '../entities/bet-history-item';
import { currencyId } from '../ids';
import { amount } from '../money';

/** What kinds of bets a history can be narrowed to. A pool, live or champion bet is one by the play of any of its legs. */
export const HISTORY_KINDS = ['all', 'single', 'combo', 'pool', 'live', 'champion'] as const;
export const historyKind = z.enum(HISTORY_KINDS);
export type HistoryKind = z.infer<typeof historyKind>;

/**
 * The sums of one currency over everything asked for, not over a page alone. Rejected tickets and tickets whose stake
 * moved to another are not in them. Exact: `profit` is `returned` less (`staked` less `open`).
 */
export const historyTotalsSchema = z.strictObject({
  currency_id: currencyId,
  /** How many tickets are summed. */
  bets: z.int().check(z.gte(0)),
  staked: amount,
  /** The part of `staked` on tickets that are not settled. */
  open: amount,
  /** What settled tickets paid out or gave back. */
  returned: amount,
  /** Negative on a loss. */
  profit: amount,
});
export type HistoryTotals = z.infer<typeof historyTotalsSchema>;

/**
 * The player's own bets, newest first: 7 or 30 days, all, open or settled, of all kinds or one, a page of at most 100
 * (BET-6).
 */
export const getUserHistory = defineCall({
  path: '/api/game/user/getUserHistory/',
  auth: 'token',
  request: {
    days: z.literal([7, 30]),
    state: z.enum(['all', 'open', 'settled']),
    /** Left out: all. */
    kind: z.optional(historyKind),
    page: z.int().check(z.gte(1), z.lte(10_000)),
    page_size: z.int().check(z.gte(1), z.lte(100)),
  },
  response: z.strictObject({
    items: z.array(betHistoryItemSchema).check(z.maxLength(100)),
    total: z.int().check(z.gte(0)),
    /** One entry a currency, by its id; none where nothing is summed. */
    totals: z.array(historyTotalsSchema).check(z.maxLength(64)),
  }),
  refusals: [],
  requirement: 'BET-6',
});
