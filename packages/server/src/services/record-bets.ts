import type { Context } from '../context';
import type { NewBet } from '../ports/bet-store';
import type { Wallet } from '../ports/wallet-store';
import type { TakenBet } from './judge-bet';
import { entriesOf, HOUSE_STAKES, playerAccount } from './ledger-accounts';
import { limitsOf } from './limits-of';
import { orderNumber } from './order-number';

export interface BetsToRecord {
  readonly bets: readonly TakenBet[];
  readonly wallet: Wallet;
  readonly requestId: string;
  readonly at: number;
}

/** Takes the stakes and writes the bets, within the caller's transaction. Answers the order numbers in their order. */
export async function recordBets(
  { stores, random }: Pick<Context, 'stores' | 'random'>,
  { bets, wallet, requestId, at }: BetsToRecord,
): Promise<string[]> {
  const { accountId, currencyId } = wallet;
  const numbered = bets.map((bet) => ({ bet, orderNo: orderNumber(random, at) }));
  const ids = await stores.wallets.post(
    numbered.map(({ bet, orderNo }) => ({
      kind: 'stake',
      orderNo,
      at,
      entries: entriesOf(currencyId, [
        [playerAccount(accountId), -bet.stake],
        [HOUSE_STAKES, bet.stake],
      ]),
    })),
  );
  const cap = limitsOf(currencyId).payout;
  await stores.bets.insert(
    numbered.flatMap(({ bet, orderNo }, index): NewBet[] => {
      const stakeTransactionId = ids[index];
      if (stakeTransactionId === undefined) return [];
      const { stake, odds, legs } = bet;
      const kind = legs.length === 1 ? 'single' : 'parlay';
      const common = { orderNo, accountId, requestId, kind, currencyId, stake, odds, cap } as const;
      return [{ ...common, betTime: at, stakeTransactionId, legs: legs.map(toLeg) }];
    }),
  );
  return numbered.map(({ orderNo }) => orderNo);
}

function toLeg({ pointId, gameId, playId, play, odd, version }: TakenBet['legs'][number]): NewBet['legs'][number] {
  return { pointId, gameId, playId, categoryId: play.category_id, odd, version };
}
