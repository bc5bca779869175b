import type { Refusal } from '@clutchline/contract';

import type { Context } from './context';
import type { DueBet, HeldBetRecord, HeldBetDecision, LimitsInForce, NewOffer } from './held-bet-store';
import type { Stores } from './context';
import { HOUSE_PENDING, HOUSE_STAKES, type LedgerTransaction, entriesOf, playerAccount } from '../ledger';
import { LONGEST_DELAY_MS, LONGEST_REFERRAL_MS } from '../placement';
import { MAX_FEED_AGE_MS, isFeedYoungerThan } from '../catalogue';
import { validateHeldBet, rejection, type ValidatedHeldBet } from './validate-held-bet';
import { validateReferredBet } from './validate-referred-bet';
import { playerEvents } from '../bus';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'clockCheck'>;

/** Business time after its delay; then a bet that cannot be confirmed is rejected. */
const WAIT_MS = 20_000;

const BATCH = 200;

export interface HeldRun {
  readonly decided: number;
  readonly left: readonly DueBet[];
  readonly errors: readonly unknown[];
}

/**
 * Decides each bet once, when it is due or its market changes (BET-8, R12). Without a fresh feed, the bet waits and is
 * then rejected (R38).
 */
export async function acceptOrRejectHeldBets(context: Needs): Promise<HeldRun> {
  const { stores } = context;
  const left = new Map<string, DueBet>();
  const errors: unknown[] = [];
  let count = 0;
  for (;;) {
    const now = databaseTimeOf(context);
    const longest = { longest: LONGEST_DELAY_MS, longestReferral: LONGEST_REFERRAL_MS };
    const query = { now, ...longest, except: [...left.keys()], limit: BATCH };
    const due = await stores.heldBets.due(query);
    if (due.length === 0) return { decided: count, left: [...left.values()], errors };
    const decided = await processBets(context, due, errors);
    count += decided.length;
    const done = new Set(decided);
    for (const bet of due) if (!done.has(bet.orderNo)) left.set(bet.orderNo, bet);
  }
}

/** Of the given bets those that are funded; the others of them are decided when they are due. */
export async function acceptFundedBets(context: Needs, funded: readonly DueBet[]): Promise<void> {
  if (funded.length > 0) await processBets(context, funded, []);
}

async function processBets(context: Needs, due: readonly DueBet[], errors: unknown[]): Promise<string[]> {
  try {
    return await processInTransaction(context, due);
  } catch (error) {
    errors.push(error);
    if (due.length === 1) return [];
  }
  const decided: string[] = [];
  for (const bet of due) decided.push(...(await processBets(context, [bet], errors)));
  return decided;
}

async function processInTransaction(context: Needs, due: readonly DueBet[]): Promise<string[]> {
  return await context.inTransaction(async (stores) => {
    const decided = await lockAndValidateBets(context, stores, { due, unfunded: new Map() });
    if (decided.bets.length > 0) await recordDecided(stores, decided, { at: context.clock.now(), before: [] });
    return decided.bets.map(({ orderNo }) => orderNo);
  });
}

interface DecidedBets extends ReservedBets {
  readonly bets: readonly HeldBetRecord[];
}

interface BetsToValidate {
  readonly due: readonly DueBet[];
  /** By order number: bets whose stake the operator's wallet does not pay. */
  readonly unfunded: ReadonlyMap<string, Refusal>;
}

/** Of the given bets those that can be decided. Locks bets, board and liability until the commit. */
export async function lockAndValidateBets(
  context: Omit<Needs, 'stores' | 'inTransaction'>,
  stores: Stores,
  { due, unfunded }: BetsToValidate,
): Promise<DecidedBets> {
  const expiredBefore = databaseTimeOf(context) - WAIT_MS;
  const expired = new Set(due.filter(({ heldUntil }) => heldUntil <= expiredBefore).map(({ orderNo }) => orderNo));
  const mayConfirm = context.clockCheck?.isTrusted ?? true;
  const locked = await stores.heldBets.lock([...due.map(({ orderNo }) => orderNo), ...unfunded.keys()]);
  if (locked === null) return { bets: [], decisions: new Map(), offers: [] };
  const { limits } = locked;
  const now = databaseTimeOf(context);
  const validatedBets = locked.bets.flatMap((bet): ValidatedBet[] => {
    const refusal = unfunded.get(bet.orderNo);
    if (refusal !== undefined) return [{ bet, validated: rejection(bet, refusal) }];
    const validated = validate(bet, limits, now);
    if (validated === null) return [];
    if (mayConfirm && isFresh(bet)) return [{ bet, validated }];
    if (validated.decision.kind === 'reject' && validated.offer === undefined) return [{ bet, validated }];
    return expired.has(bet.orderNo) ? [{ bet, validated: rejection(bet, 'suspended') }] : [];
  });
  return { bets: validatedBets.map(({ bet }) => bet), ...(await reserveLiability(validatedBets, stores, now)) };
}

/** Locks wallets. Returns the ids of `before`, which it posts before the transactions of the bets. */
export async function recordDecided(
  { wallets, heldBets, outbox }: Stores,
  { bets, decisions, offers }: DecidedBets,
  { at, before }: { readonly at: number; readonly before: readonly LedgerTransaction[] },
): Promise<readonly number[]> {
  const ids = await wallets.post([...before, ...bets.map((bet) => transactionOf(bet, decisions.get(bet.orderNo), at))]);
  await heldBets.recordDecisions([...decisions.values()], at);
  await heldBets.addOffers(offers, at);
  await outbox.add(playerEvents(bets));
  return ids.slice(0, before.length);
}

interface ValidatedBet {
  readonly bet: HeldBetRecord;
  readonly validated: ValidatedHeldBet;
}

/** Database time: a fast process clock must not shorten a delay (R40). */
const databaseTimeOf = ({ clock, clockCheck }: Pick<Needs, 'clock' | 'clockCheck'>): number =>
  clock.now() + (clockCheck?.leastMs ?? 0);

/** R38. */
const isFresh = ({ feedAgeMs }: HeldBetRecord): boolean => isFeedYoungerThan(feedAgeMs, MAX_FEED_AGE_MS.inPlay);

/** Null: nothing to do yet. */
function validate(bet: HeldBetRecord, limits: LimitsInForce, now: number): ValidatedHeldBet | null {
  return bet.referral === null ? validateHeldBet(bet, limits) : validateReferredBet(bet, bet.referral, limits, now);
}

interface ReservedBets {
  readonly decisions: ReadonlyMap<string, HeldBetDecision>;
  readonly offers: readonly NewOffer[];
}

async function reserveLiability(
  validatedBets: readonly ValidatedBet[],
  { heldBets }: Pick<Stores, 'heldBets'>,
  now: number,
): Promise<ReservedBets> {
  if (validatedBets.length === 0) return { decisions: new Map(), offers: [] };
  const refused = await heldBets.reserve(validatedBets.flatMap(({ validated }) => validated.reserve));
  const reserved = validatedBets.map(({ bet, validated }) => ({
    ...{ bet, validated: refused.has(bet.orderNo) ? rejection(bet, 'market_limit') : validated },
  }));
  const last = await rejectExcluded(reserved, heldBets, now);
  await heldBets.release(last.flatMap(({ release }) => release));
  return {
    decisions: new Map(last.map(({ decision }) => [decision.orderNo, decision])),
    offers: last.flatMap(({ offer }) => offer ?? []),
  };
}

/**
 * Rejects bets that a trader took if their player has begun a break since (DESK-12). Locks wallets after liability, in the order
 * of placements.
 */
async function rejectExcluded(
  validatedBets: readonly ValidatedBet[],
  heldBets: Stores['heldBets'],
  now: number,
): Promise<ValidatedHeldBet[]> {
  const decided = validatedBets.filter(({ bet, validated }) => bet.referral !== null && validated.reserve.length > 0);
  const excluded = await heldBets.lockExcluded(
    decided.map(({ bet }) => bet.accountId),
    now,
  );
  return validatedBets.map(({ bet, validated }) => {
    if (bet.referral === null || validated.reserve.length === 0 || !excluded.has(bet.accountId)) return validated;
    return { ...rejection(bet, 'excluded'), release: validated.reserve };
  });
}

function transactionOf(
  { orderNo, accountId, currencyId, stake }: HeldBetRecord,
  decision: HeldBetDecision | undefined,
  at: number,
): LedgerTransaction {
  const isConfirmed = decision?.kind === 'confirm';
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
