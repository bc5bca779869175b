import type { BalanceInfo } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import type { Wallet } from '../../ledger';
import { currencyOf } from './currencies';

/** USER-2. */
export function toBalanceInfo({ balance, nickname, currencyId, playerId }: Wallet): BalanceInfo {
  const amount = formatAmount(balance, currencyOf(currencyId).decimals);
  return { amount, nickname, currency_id: currencyId, player_id: playerId };
}
