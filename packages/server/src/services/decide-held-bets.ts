import type { Context } from '../context';
import type { DueBet, HeldBetRecord, HeldEnding } from '../ports/held-bet-store';
import type { Stores } from '../ports/stores';
import type { LedgerTransaction } from '../ports/wallet-store';
import { LONGEST_DELAY_MS } from './acceptance-delay';
import { isFeedYoungerThan, MAX_FEED_AGE_MS } from './feed-freshness';
import { judgeHeldBet, rejection, type HeldVerdict } from './judge-held-bet';
import { entriesOf, HOUSE_PENDING, HOUSE_STAKES, playerAccount } from './ledger-accounts';
import { newsOfBets } from './news-of';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'clockCheck'>;

/**
 * So long after its delay, in ms of business time, a bet that cannot be confirmed because the feed stands still, or because this
 * process's clock is wrong, is rejected.
 */
const WAIT_MS = 20_000;

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
 * back. A bet that cannot be decided holds up no other; one that another process decides right now is left to it. A bet is
 * confirmed only at prices of a fresh feed: it waits for one for a while, and is then rejected (R38).
 */
export async function decideHeldBets(context: Needs): Promise<HeldRun> {
  const { stores } = context;
  const left = new Map<string, DueBet>();
  const errors: unknown[] = [];
  let decided = 0;
  for (;;) {
    const query = { now: databaseTimeOf(context), longest: LONGEST_DELAY_MS, except: [...left.keys()], limit: BATCH };
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

async function decideTogether(context: Needs, due: readonly DueBet[]): Promise<string[]> {
  const { inTransaction, clock } = context;
  const givenUpBefore = databaseTimeOf(context) - WAIT_MS;
  const hopeless = new Set(due.filter(({ heldUntil }) => heldUntil <= givenUpBefore).map(({ orderNo }) => orderNo));
  const mayConfirm = context.clockCheck?.isTrusted ?? true;
  return await inTransaction(async (stores) => {
    const held = await stores.heldBets.hold(due.map(({ orderNo }) => orderNo));
    const decidable = held.flatMap((bet): Decidable[] => {
      const verdict = judgeHeldBet(bet);
      if (mayConfirm && isFresh(bet)) return [{ bet, verdict }];
      if (verdict.ending.kind === 'reject') return [{ bet, verdict }];
      return hopeless.has(bet.orderNo) ? [{ bet, verdict: rejection(bet, 'suspended') }] : [];
    });
    if (decidable.length === 0) return [];
    const bets = decidable.map(({ bet }) => bet);
    const at = clock.now();
    const endings = await endingsOf(decidable, stores);
    await stores.wallets.post(bets.map((bet) => transactionOf(bet, endings.get(bet.orderNo), at)));
    await stores.heldBets.decide([...endings.values()], at);
    await stores.outbox.add(newsOfBets(bets));
    return bets.map(({ orderNo }) => orderNo);
  });
}

/** A held bet that can be decided now, and how. */
interface Decidable {
  readonly bet: HeldBetRecord;
  readonly verdict: HeldVerdict;
}

/** Business time by the database's clock: a delay is not cut short by a process whose clock is ahead (R40). */
const databaseTimeOf = ({ clock, clockCheck }: Needs): number => clock.now() + (clockCheck?.leastMs ?? 0);

/** Whether the feed is young enough to confirm a bet at its prices (R38). */
const isFresh = ({ feedAgeMs }: HeldBetRecord): boolean => isFeedYoungerThan(feedAgeMs, MAX_FEED_AGE_MS.inPlay);

/** A bet whose newer price would cost the house too much is rejected after all. */
async function endingsOf(
  decidable: readonly Decidable[],
  { heldBets }: Pick<Stores, 'heldBets'>,
): Promise<Map<string, HeldEnding>> {
  const refused = await heldBets.reserve(decidable.flatMap(({ verdict }) => verdict.reserve));
  const last = decidable.map(({ bet, verdict }) =>
    refused.has(bet.orderNo) ? rejection(bet, 'market_limit') : verdict,
  );
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
