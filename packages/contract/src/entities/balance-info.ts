import * as z from 'zod/mini';

import { currencyId, playerId } from '../ids';
import { amount } from '../money';
import { plainText } from '../plain-text';

/** Longest nickname, in characters. */
const MAX_NICKNAME = 64;

/** The balance of a player (USER-2), amount in whole units of the currency as a decimal string. */
export const balanceInfoSchema = z.strictObject({
  amount,
  nickname: z.string().check(
    z.overwrite((name) => plainText(name, MAX_NICKNAME)),
    z.maxLength(MAX_NICKNAME),
  ),
  currency_id: currencyId,
  /** Who it is, the same after every sign-in; not the name that is shown. */
  player_id: playerId,
});
export type BalanceInfo = z.infer<typeof balanceInfoSchema>;
