import { setTimeout as sleep } from 'node:timers/promises';

import { rejectUnfunded } from '../acceptance';
import { entriesOf, OPERATOR_AWAITING, OPERATOR_CLEARING } from '../ledger';
import type { Context, Stores } from './context';
import type { DebitOutcome, OpenDebit } from './seamless-store';

export interface ResolvedDebit {
  readonly outcome: DebitOutcome;
  /** Minor units; null: not known. */
  readonly balance: bigint | null;
}

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

const ATTEMPTS = 4;
const PAUSE_MS = 50;

/**
 * Decides a debit once; false if it is decided. What is not taken rejects the bet; what is unknown is rolled back as well.
 * A failure leaves the debit undecided, until it counts as lost.
 */
export async function resolveDebit(context: Needs, orderNo: string, decided: ResolvedDebit): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.inTransaction((stores) => resolveIn(stores, orderNo, decided, context.clock.now()));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function resolveIn(stores: Stores, orderNo: string, decided: ResolvedDebit, at: number): Promise<boolean> {
  const { seamless } = stores;
  const debit = await seamless.lockDebit(orderNo);
  if (debit === null) return false;
  const { outcome, balance } = decided;
  await seamless.endDebit(orderNo, outcome, await post(stores, debit, outcome, at));
  if (outcome === 'unknown') await seamless.addRollback(debit);
  if (balance !== null) await stores.wallets.setOperatorBalance(debit.accountId, balance);
  return true;
}

async function post(stores: Stores, debit: OpenDebit, outcome: DebitOutcome, at: number): Promise<number> {
  const { orderNo, currencyId, amount } = debit;
  if (outcome !== 'taken') {
    const refusal = outcome === 'refused' ? 'insufficient_balance' : 'wallet_unavailable';
    return await rejectUnfunded(stores, { orderNo, refusal, at });
  }
  const entries = entriesOf(currencyId, [
    [OPERATOR_CLEARING, -amount],
    [OPERATOR_AWAITING, amount],
  ]);
  const [transactionId] = await stores.wallets.post([{ kind: 'wallet-debit', orderNo: null, at, entries }]);
  if (transactionId === undefined) throw new Error('A debit without its ledger transaction.');
  return transactionId;
}
