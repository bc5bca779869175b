import type { BalanceInfo } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import type { Context } from '../context';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';
import type { Wallet } from '../../ledger';
import { currencyOf } from './settings';

/** USER-2. */
export function toBalanceInfo({ balance, nickname, currencyId, playerId }: Wallet): BalanceInfo {
  const amount = formatAmount(balance, currencyOf(currencyId).decimals);
  return { amount, nickname, currency_id: currencyId, player_id: playerId };
}

export async function readBalance(
  { stores }: Pick<Context, 'stores'>,
  _request: CallRequest<'balance'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'balance'>>> {
  const wallet = await stores.wallets.read(callerOf(info).accountId);
  if (wallet === null) throw new Error('An account without a wallet.');
  return { kind: 'ok', data: toBalanceInfo(wallet) };
}

export async function readBalanceOf(
  { stores }: Pick<Context, 'stores'>,
  accountId: number,
): Promise<BalanceInfo | null> {
  const wallet = await stores.wallets.read(accountId);
  return wallet === null ? null : toBalanceInfo(wallet);
}
