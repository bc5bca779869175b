import { settleBet } from '@clutchline/domain';

import type { Context } from '../context';
import type { BetToSettle, Settlement } from '../ports/settlement-store';
import type { LedgerTransaction } from '../ports/wallet-store';
import { HOUSE_RESULT, HOUSE_STAKES, entriesOf, playerAccount } from './ledger-accounts';
import { publishBets } from './publish-bets';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'publisher' | 'clock' | 'log'>;
type Ending = Omit<Settlement, 'transactionId'>;

/** How many bets one transaction settles. */
const BATCH = 200;

/**
 * Settles the bets with a leg whose point is decided, batch by batch; `gameIds` null looks everywhere, as after a start.
 * Answers how many came to their end.
 */
export async function settleBets(context: Needs, gameIds: readonly number[] | null): Promise<number> {
  let total = 0;
  for (;;) {
    const batch = await settleBatch(context, gameIds);
    await publishBets(context, batch.touched);
    total += batch.settled;
    if (batch.touched.length === 0) return total;
  }
}

async function settleBatch({ inTransaction, clock }: Needs, gameIds: readonly number[] | null) {
  return await inTransaction(async ({ settlements, wallets }) => {
    const bets = await settlements.takeBets(gameIds, BATCH);
    const at = clock.now();
    const ended = bets.flatMap((bet) => {
      const ending = bet.settled ? null : endingOf(bet, at);
      return ending === null ? [] : [{ bet, ending }];
    });
    const ids = await wallets.post(ended.map(({ bet, ending }) => payoutTransaction(bet, ending)));
    await settlements.settle(
      ended.flatMap(({ ending }, index) => {
        const transactionId = ids[index];
        return transactionId === undefined ? [] : [{ ...ending, transactionId }];
      }),
    );
    return { touched: bets.map(({ orderNo, accountId }) => ({ orderNo, accountId })), settled: ended.length };
  });
}

/** How a bet ends, or null while it is open. */
function endingOf(bet: BetToSettle, at: number): Ending | null {
  const { state, payout, settlementOdds } = settleBet(bet);
  if (state === 'open') return null;
  return {
    orderNo: bet.orderNo,
    isCancel: state === 'refunded' ? 1 : 0,
    prizeStatus: state === 'refunded' ? 0 : state === 'won' ? 1 : 2,
    settlementOdds,
    payout,
    rules: [...new Set(bet.legs.flatMap(({ rule }) => (rule === null ? [] : [rule])))],
    at,
  };
}

/** The stake leaves the open stakes; what is paid goes to the player and the rest is the result of the house. */
function payoutTransaction(
  { orderNo, accountId, currencyId, stake }: BetToSettle,
  { payout, at }: Ending,
): LedgerTransaction {
  return {
    kind: 'settlement',
    orderNo,
    at,
    entries: entriesOf(currencyId, [
      [HOUSE_STAKES, -stake],
      [playerAccount(accountId), payout],
      [HOUSE_RESULT, stake - payout],
    ]),
  };
}
