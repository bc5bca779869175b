import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { betHistoryItemSchema } from '../entities/bet-history-item';

/** The player's own bets, newest first: 7 or 30 days, all, open or settled, a page of at most 100 (BET-6). */
export const getUserHistory = defineCall({
  path: '/api/game/user/getUserHistory/',
  auth: 'token',
  request: {
    days: z.literal([7, 30]),
    state: z.enum(['all', 'open', 'settled']),
    page: z.int().check(z.gte(1), z.lte(10_000)),
    page_size: z.int().check(z.gte(1), z.lte(100)),
  },
  response: z.strictObject({
    items: z.array(betHistoryItemSchema).check(z.maxLength(100)),
    total: z.int().check(z.gte(0)),
  }),
  refusals: [],
  requirement: 'BET-6',
});
