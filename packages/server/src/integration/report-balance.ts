import type { BalanceBody } from '@clutchline/contract/operator';

import type { Context, Stores } from './context';
import { currencyOf } from '../players';
import { done, type OperatorOutcome, problem } from './operator-outcome';

/** Of the operator's wallet, which changed it without a call of the server (ROLE-1). */
export async function reportBalance(
  { operatorWallet }: Pick<Context, 'operatorWallet'>,
  { integration, wallets, outbox }: Stores,
  { player_id, balance }: BalanceBody & { readonly player_id: string },
): Promise<OperatorOutcome> {
  if (operatorWallet === undefined) return problem('internal_wallet');
  const accountId = await integration.accountOf(player_id);
  const wallet = accountId === null ? null : await wallets.read(accountId);
  if (wallet === null) return problem('unknown_player');
  await wallets.setOperatorBalances(new Map([[wallet.accountId, BigInt(balance)]]));
  await outbox.add([{ kind: 'player', accountId: wallet.accountId, orderNos: [] }]);
  return done({ player_id, balance, currency: currencyOf(wallet.currencyId).code });
}
