import type { Context } from '../context';
import type { DueBet, HeldBetRecord, HeldEnding } from '../ports/held-bet-store';
import type { Stores } from '../ports/stores';
import type { LedgerTransaction } from '../ports/wallet-store';
import { LONGEST_DELAY_MS } from './acceptance-delay';
import { judgeHeldBet, rejection, type HeldVerdict } from './judge-held-bet';
import { entriesOf, HOUSE_PENDING, HOUSE_STAKES, playerAccount } from './ledger-accounts';
import { newsOfBets } from './news-of';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock'>;

/** How many bets one transaction decides: the board they are on stands still meanwhile. */
const BATCH = 200;

/** What one look at the held bets did. */
export interface HeldRun {
  readonly decided: number;
  /** Bets that are due and could not be decided now; the next run tries again. */
  readonly left: readonly DueBet[];
  /** Why deciding failed, where it did. */
  readonly errors: readonly unknown[];
}

/**
 * Decides every held bet that is due or whose market moved, each once (BET-8, R12): confirmed, or rejected with its stake
 * back. A bet that cannot be decided holds up no other; one that another process decides right now is left to it.
 */
export async function decideHeldBets(context: Needs): Promise<HeldRun> {
  const { stores, clock } = context;
  const left = new Map<string, DueBet>();
  const errors: unknown[] = [];
  let decided = 0;
  for (;;) {
    const query = { now: clock.now(), longest: LONGEST_DELAY_MS, except: [...left.keys()], limit: BATCH };
    const due = await stores.heldBets.due(query);
    if (due.length === 0) return { decided, left: [...left.values()], errors };
    const ended = await decideAll(context, due, errors);
    decided += ended.length;
    const done = new Set(ended);
    for (const bet of due) if (!done.has(bet.orderNo)) left.set(bet.orderNo, bet);
  }
}

/** All in one transaction; where that fails, each in one of its own. Answers which were decided. */
async function decideAll(context: Needs, due: readonly DueBet[], errors: unknown[]): Promise<string[]> {
  try {
    return await decideTogether(context, due);
  } catch (error) {
    errors.push(error);
    if (due.length === 1) return [];
  }
  const ended: string[] = [];
  for (const bet of due) ended.push(...(await decideAll(context, [bet], errors)));
  return ended;
}

async function decideTogether({ inTransaction, clock }: Needs, due: readonly DueBet[]): Promise<string[]> {
  return await inTransaction(async (stores) => {
    const bets = await stores.heldBets.hold(due.map(({ orderNo }) => orderNo));
    if (bets.length === 0) return [];
    const at = clock.now();
    const endings = await endingsOf(bets, stores);
    await stores.wallets.post(bets.map((bet) => transactionOf(bet, endings.get(bet.orderNo), at)));
    await stores.heldBets.decide([...endings.values()], at);
    await stores.outbox.add(newsOfBets(bets));
    return bets.map(({ orderNo }) => orderNo);
  });
}

/** A bet whose newer price would cost the house too much is rejected after all. */
async function endingsOf(
  bets: readonly HeldBetRecord[],
  { heldBets }: Pick<Stores, 'heldBets'>,
): Promise<Map<string, HeldEnding>> {
  const verdicts = bets.map(judgeHeldBet);
  const refused = await heldBets.reserve(verdicts.flatMap(({ reserve }) => reserve));
  const last = bets.flatMap((bet, index): HeldVerdict[] => {
    if (refused.has(bet.orderNo)) return [rejection(bet, 'market_limit')];
    const verdict = verdicts[index];
    return verdict === undefined ? [] : [verdict];
  });
  await heldBets.release(last.flatMap(({ release }) => release));
  return new Map(last.map(({ ending }) => [ending.orderNo, ending]));
}

/** The stake goes on to the open stakes, or back to the player. */
function transactionOf(
  { orderNo, accountId, currencyId, stake }: HeldBetRecord,
  ending: HeldEnding | undefined,
  at: number,
): LedgerTransaction {
  const isConfirmed = ending?.kind === 'confirm';
  return {
    kind: isConfirmed ? 'confirm' : 'reject',
    orderNo,
    at,
    entries: entriesOf(currencyId, [
      [HOUSE_PENDING, -stake],
      [isConfirmed ? HOUSE_STAKES : playerAccount(accountId), stake],
    ]),
  };
}
