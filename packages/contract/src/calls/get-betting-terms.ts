import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencyId, gameTypeId } from '../ids';
import { localizedShape } from '../localized';
import { amount } from '../money';

/** Delays, takeout and limits that are in force for every player, for the page of the rules (DESK-11, HELP-1). */
export const getBettingTerms = defineCall({
  path: '/api/game/game/getBettingTerms',
  auth: 'public',
  request: {},
  response: z.object({
    /** Of live bets, by game (BET-8). */
    delays: z
      .array(
        z.object({
          game_type_id: gameTypeId,
          ...localizedShape('game_name'),
          delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
        }),
      )
      .check(z.maxLength(100)),
    /** Of new pools, thousandths of the stakes (BET-2). */
    takeout: z.int().check(z.gte(0), z.lte(1_000)),
    /** By currency; amounts in whole units (SLIP-8). */
    limits: z
      .array(
        z.object({
          currency_id: currencyId,
          ...{ min: amount, single: amount, parlay: amount, day: amount, match: amount, payout: amount },
          /** Combined odds, three decimals. */
          max_odds: amount,
          min_legs: z.int().check(z.gte(2), z.lte(15)),
        }),
      )
      .check(z.maxLength(200)),
  }),
  refusals: [],
  requirement: 'DESK-11',
});
