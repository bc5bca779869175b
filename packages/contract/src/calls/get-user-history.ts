import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema } from '../entities/bet-history-item';
import { currencyId, gameId } from '../ids';
import { amount } from '../money';

/**
 * A single is a pool, live or champion bet if its play is one, and a virtual bet on a round of Speed LOL; a combo is a
 * combo only (category 5).
 */
export const HISTORY_KINDS = ['all', 'single', 'combo', 'pool', 'live', 'champion', 'virtual'] as const;
export const historyKind = z.enum(HISTORY_KINDS);
export type HistoryKind = z.infer<typeof historyKind>;

/**
 * Sums of one currency over the whole result, not over one page, without rejected and swapped tickets. `profit` is
 * `returned` less (`staked` less `open`), exactly.
 */
export const historyTotalsSchema = z.object({
  currency_id: currencyId,
  /** Tickets in the sums. */
  bets: z.int().check(z.gte(0)),
  staked: amount,
  /** Part of `staked` that is not settled. */
  open: amount,
  /** Payouts and refunds of settled tickets. */
  returned: amount,
  profit: amount,
});
export type HistoryTotals = z.infer<typeof historyTotalsSchema>;

/**
 * The player's own bets, newest first: 7 or 30 days; all, open or settled; all kinds or one; on all matches or one; at most
 * 100 per page (BET-6).
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
    /** Bets with a leg on this match, of any age (RESULT-2). Default: all. */
    game_id: z.optional(gameId),
    page: z.int().check(z.gte(1), z.lte(10_000)),
    page_size: z.int().check(z.gte(1), z.lte(100)),
  },
  response: z.object({
    items: z.array(betHistoryItemSchema).check(z.maxLength(100)),
    total: z.int().check(z.gte(0)),
    /** One entry per currency, by currency id. */
    totals: z.array(historyTotalsSchema).check(z.maxLength(64)),
  }),
  refusals: [],
  requirement: 'BET-6',
});
