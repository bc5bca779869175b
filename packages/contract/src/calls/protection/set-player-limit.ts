import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { stakeAmount } from '../../money';
import { playerLimitsSchema } from './get-player-limits';

/**
 * Sets one limit, in whole units. A tighter value applies at once, a looser one after 24 h (business time). Null
 * removes the limit and counts as looser. Refused with `amount_format` or `amount_low`.
 *
 * @example { lang: 2, limit: { kind: 'day_stake', value: '200' } }
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
