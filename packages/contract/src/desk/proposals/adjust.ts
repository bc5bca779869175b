import * as z from 'zod/mini';

import { minorUnits } from '../desk-values';
import { A_DAY, proposalKind } from './proposal-kind';

/** Money to or from a player's wallet, against the house (bad input row 308). A negative amount takes; debt is never made. */
export const ADJUST = proposalKind('adjust', {
  payload: z.strictObject({
    player_id: z.uuid(),
    currency_id: z.int(),
    /** Minor units, not 0. */
    amount: z.string().check(z.regex(/^-?[1-9]\d{0,29}$/)),
  }),
  preview: z.strictObject({
    player_id: z.string(),
    nickname: z.string(),
    currency_id: z.int(),
    amount: minorUnits,
    /** At this moment: not a part of the hash. */
    balance: minorUnits,
    balance_after: minorUnits,
  }),
  problems: ['unknown_player', 'other_currency', 'balance_too_low', 'over_limit', 'no_internal_wallet'],
  opensForMinutes: A_DAY,
});
