import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { stakeAmount } from '../money';
import { playerLimitsSchema } from './get-player-limits';

/**
 * Sets one limit: tighter at once, looser 24 h later (business time). A null value takes the limit away, which is looser.
 * Amounts in whole units of the player's currency.
 */
export const setPlayerLimit = defineCall({
  path: '/api/game/user/setPlayerLimit',
  auth: 'token',
  request: {
    limit: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal(['day_stake', 'day_loss']), value: z.nullable(stakeAmount) }),
      z.strictObject({
        kind: z.literal('session_minutes'),
        value: z.nullable(z.int().check(z.gte(1), z.lte(1_440))),
      }),
    ]),
  },
  response: playerLimitsSchema,
  refusals: ['amount_format', 'amount_low'],
  requirement: 'BET-7',
});
