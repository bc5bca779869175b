import type { Context } from './context';
import type { DueBet, HeldBetRecord, HeldEnding } from './held-bet-store';
import type { Stores } from './context';
import { HOUSE_PENDING, HOUSE_STAKES, type LedgerTransaction, entriesOf, playerAccount } from '../ledger';
import { LONGEST_DELAY_MS } from '../placement';
import { MAX_FEED_AGE_MS, isFeedYoungerThan } from '../catalogue';
import { judgeHeldBet, rejection, type HeldVerdict } from './judge-held-bet';
import { newsOfBets } from '../bus';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'clockCheck'>;

/**
 * Time after its delay, in ms of business time, at which a bet is rejected if a stalled feed or a wrong process clock
 * prevents confirmation.
 */
const WAIT_MS = 20_000;

/** Bets per transaction, which locks the board rows of their points. */
const BATCH = 200;

export interface HeldRun {
  readonly decided: number;
  /** Due, not decided; the next run retries them. */
  readonly left: readonly DueBet[];
  readonly errors: readonly unknown[];
}

/**
 * Decides each held bet once when it is due or its market changes (BET-8, R12); a rejection returns the stake. A
 * failing bet does not block others; bets locked by another process are skipped. Confirmation needs a fresh feed: a bet
 * waits for a limited time and is then rejected (R38).
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

/** In one transaction; if that fails, one per bet. Returns the decided ones. */
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
    const held = await stores.heldBets.lock(due.map(({ orderNo }) => orderNo));
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

interface Decidable {
  readonly bet: HeldBetRecord;
  readonly verdict: HeldVerdict;
}

/** By the database's clock, so that a process clock that is ahead does not shorten a delay (R40). */
const databaseTimeOf = ({ clock, clockCheck }: Needs): number => clock.now() + (clockCheck?.leastMs ?? 0);

/** R38. */
const isFresh = ({ feedAgeMs }: HeldBetRecord): boolean => isFeedYoungerThan(feedAgeMs, MAX_FEED_AGE_MS.inPlay);

/** Rejects bets whose new price would exceed a liability limit. */
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
