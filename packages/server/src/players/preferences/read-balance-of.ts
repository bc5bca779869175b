import type { BalanceInfo } from '@clutchline/contract';

import type { Context } from '../context';
import { toBalanceInfo } from './to-balance-info';

/** For the start of a private stream; null if unknown. */
export async function readBalanceOf(
  { stores }: Pick<Context, 'stores'>,
  accountId: number,
): Promise<BalanceInfo | null> {
  const wallet = await stores.wallets.read(accountId);
  return wallet === null ? null : toBalanceInfo(wallet);
}
