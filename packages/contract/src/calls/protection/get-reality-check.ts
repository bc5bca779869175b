import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { currencyId } from '../../ids';
import { amount } from '../../money';

export const realityCheckMinutes = z.literal([15, 30, 60]);

/** How long a player has been here today, over all sessions, and what was staked and returned. */
export const realityCheckSchema = z.object({
  /** Interval that the player chose; 60 without a choice. */
  minutes: realityCheckMinutes,
  /** 1: the player has to see the figures now. */
  is_due: z.literal([0, 1]),
  /** Seconds of use until the next check; 0 if it is due. */
  next_in_s: z.int().check(z.gte(0)),
  /** Real time of the day, as for the limit of time. */
  used_s: z.int().check(z.gte(0)),
  /** Bets of today, and what was paid in auto chess. */
  staked: amount,
  /** Payouts of bets settled today, and what cards brought. */
  returned: amount,
  currency_id: currencyId,
});
export type RealityCheckInfo = z.infer<typeof realityCheckSchema>;

/** Reality check of the signed-in player (BET-7). */
export const getRealityCheck = defineCall({
  path: '/api/game/user/getRealityCheck',
  auth: 'token',
  request: {},
  response: realityCheckSchema,
  refusals: [],
  requirement: 'BET-7',
});
