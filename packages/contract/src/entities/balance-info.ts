import * as z from 'zod/mini';

import { currencyId } from '../ids';
import { amount } from '../money';

/** The balance of a player (USER-2), amount in whole units of the currency as a decimal string. */
export const balanceInfoSchema = z.strictObject({
  amount,
  nickname: z.string().check(z.maxLength(64)),
  currency_id: currencyId,
});
export type BalanceInfo = z.infer<typeof balanceInfoSchema>;
