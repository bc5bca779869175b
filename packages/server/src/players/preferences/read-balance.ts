import type { Context } from '../../composition/context';
import { callerOf } from '../sessions/caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../../platform/calls';
import { toBalanceInfo } from '../../ledger/to-balance-info';

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
