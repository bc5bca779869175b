import type { Context } from '../context';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';
import { toBalanceInfo } from './to-balance-info';

/** USER-2. */
export async function readBalance(
  { stores }: Pick<Context, 'stores'>,
  _request: CallRequest<'balance'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'balance'>>> {
  const wallet = await stores.wallets.read(callerOf(info).accountId);
  if (wallet === null) throw new Error('An account without a wallet.');
  return { kind: 'ok', data: toBalanceInfo(wallet) };
}
