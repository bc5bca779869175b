import type { TransferBody } from '@clutchline/contract/operator';

import type { Context, Stores } from './context';
import type { Transfer } from './integration-store';
import { entriesOf, OPERATOR_CLEARING, playerAccount } from '../ledger';
import { currencyOf } from '../players';
import { done, type OperatorOutcome, problem } from './operator-outcome';
import { currencyIdOf } from './player-sessions';

/** numeric(30, 0). */
const MOST = 10n ** 30n - 1n;

function answerOf({ transferId, kind, amount, balance, currencyId, at }: Transfer, playerId: string): OperatorOutcome {
  return done({
    ...{ transfer_id: transferId, player_id: playerId, kind },
    ...{ amount: amount.toString(), balance: balance.toString(), currency: currencyOf(currencyId).code },
    at: new Date(at).toISOString(),
  });
}

const isSame = (before: Transfer, { kind, amount }: TransferBody, owner: { accountId: number; currencyId: number }) =>
  before.kind === kind &&
  before.amount === BigInt(amount) &&
  before.accountId === owner.accountId &&
  before.currencyId === owner.currencyId;

/** Between the operator's cashier and the internal wallet (ROLE-1). */
export async function transferMoney(
  { clock, operatorWallet }: Pick<Context, 'clock' | 'operatorWallet'>,
  stores: Stores,
  body: TransferBody,
): Promise<OperatorOutcome> {
  if (operatorWallet !== undefined) return problem('no_internal_wallet');
  const currencyId = currencyIdOf(body.currency);
  if (currencyId === null) return problem('invalid', { field: 'currency' });
  const accountId = await stores.integration.accountOf(body.player_id);
  if (accountId === null) return problem('unknown_player');
  // Locks the wallet until the commit.
  await stores.protections.hold(accountId);
  const wallet = await stores.wallets.read(accountId);
  if (wallet === null) throw new Error('An account without a wallet.');
  const before = await stores.integration.transfer(body.transfer_id);
  if (before !== null)
    return isSame(before, body, { accountId, currencyId })
      ? answerOf(before, body.player_id)
      : problem('transfer_exists', { transfer_id: body.transfer_id });
  if (wallet.currencyId !== currencyId)
    return problem('currency_mismatch', { currency: currencyOf(wallet.currencyId).code });
  const amount = BigInt(body.amount);
  const moved = body.kind === 'deposit' ? amount : -amount;
  const balance = wallet.balance + moved;
  if (balance < 0n) return problem('insufficient_balance', { available: wallet.balance.toString() });
  if (balance > MOST) return problem('balance_limit', { balance: wallet.balance.toString() });
  const at = clock.now();
  const entries = entriesOf(currencyId, [
    [playerAccount(accountId), moved],
    [OPERATOR_CLEARING, -moved],
  ]);
  const [transactionId] = await stores.wallets.post([{ kind: body.kind, orderNo: null, at, entries }]);
  if (transactionId === undefined) throw new Error('A transfer without its ledger transaction.');
  const transfer = { transferId: body.transfer_id, accountId, currencyId, kind: body.kind, amount, balance, at };
  await stores.integration.addTransfer(transfer, transactionId);
  await stores.outbox.add([{ kind: 'player', accountId, orderNos: [] }]);
  return answerOf(transfer, body.player_id);
}
