import type { Context } from './context';
import { currencyOf } from '../players';
import { done, type OperatorOutcome, problem } from './operator-outcome';

/** ROLE-1. */
export async function readPlayer({ stores }: Pick<Context, 'stores'>, playerId: string): Promise<OperatorOutcome> {
  const accountId = await stores.integration.accountOf(playerId);
  const wallet = accountId === null ? null : await stores.wallets.read(accountId);
  if (wallet === null) return problem('unknown_player');
  return done({
    player_id: playerId,
    nickname: wallet.nickname,
    currency: currencyOf(wallet.currencyId).code,
    balance: wallet.balance.toString(),
    open_stakes: (await stores.integration.openStakes(wallet.accountId)).toString(),
  });
}
