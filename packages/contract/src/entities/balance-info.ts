import * as z from 'zod/mini';

import { currencyId, playerId } from '../ids';
import { amount } from '../money';
import { plainText } from '../plain-text';

/** In characters. */
const MAX_NICKNAME = 64;

/** Balance of a player (USER-2), in whole units. */
export const balanceInfoSchema = z.object({
  amount,
  nickname: z.string().check(
    z.overwrite((name) => plainText(name, MAX_NICKNAME)),
    z.maxLength(MAX_NICKNAME),
  ),
  currency_id: currencyId,
  /** Stable across sign-ins; not the displayed name. Servers of section 7 send none (C2). */
  player_id: z.optional(playerId),
});
export type BalanceInfo = z.infer<typeof balanceInfoSchema>;
