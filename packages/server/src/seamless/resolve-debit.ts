import { setTimeout as sleep } from 'node:timers/promises';

import type { Refusal } from '@clutchline/contract';

import { acceptFundedBets, lockAndValidateBets, type DueBet, type HeldBetDecision, recordDecided } from '../acceptance';
import { gatherBatches } from '../platform/concurrency/gather-batches';
import { entriesOf, type LedgerTransaction, OPERATOR_AWAITING, OPERATOR_CLEARING, playerAccount } from '../ledger';
import { yieldToEventLoop } from '../platform/concurrency/yield-to-event-loop';
import type { Context, Stores } from './context';
import type { BetState, DebitOutcome, OpenDebit, TakenDebit } from './seamless-store';

export interface AnsweredDebit {
  readonly orderNo: string;
  readonly accountId: number;
  readonly outcome: DebitOutcome;
  /** Minor units; null: not known. */
  readonly balance: bigint | null;
  /** The bet, if it may be accepted as soon as it is funded; else null. */
  readonly prompt: DueBet | null;
}

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'clockCheck' | 'log'>;
type Batch = ReturnType<typeof gatherBatches<AnsweredDebit, BetState | null>>;

const ATTEMPTS = 4;
const PAUSE_MS = 50;

/** Of a batch, for the locks of one bet. */
const LOCKS_MS = 100;

/** One at a time: the share locks of batches that overlap could make a change of the board wait without end. */
const BATCHES = { most: 32, atOnce: 1, slowMs: 100, joined: yieldToEventLoop } as const;

const batches = new WeakMap<Stores, Batch>();

/**
 * As `resolveDebit`, and decides a prompt bet with its debit. Debits that are answered at once share a transaction, and each has its
 * own outcome: if it fails, they are resolved one by one. Null: the state of the bet has to be read.
 */
export async function resolveShared(context: Needs, debit: AnsweredDebit): Promise<BetState | null> {
  const known = batches.get(context.stores);
  const batch = known ?? gatherBatches((debits) => resolveBatch(context, debits), BATCHES);
  if (known === undefined) batches.set(context.stores, batch);
  return await batch(debit);
}

async function resolveBatch(context: Needs, debits: readonly AnsweredDebit[]) {
  const taken = await recordDebits(context, debits);
  const left = debits.filter(({ orderNo }) => !taken.has(orderNo));
  const shared = new Set(left.filter((debit) => canShare(debit, debits)));
  const resolved = await resolveTogether(context, [...shared], LOCKS_MS).catch(() => null);
  const outcomes = debits.map((debit) => {
    const state = taken.get(debit.orderNo) ?? resolved?.get(debit.orderNo);
    if (state !== undefined) return state;
    return resolved === null || !shared.has(debit) ? resolveAndAccept(context, debit) : null;
  });
  return { outcomes, until: null };
}

/** Most debits of most batches: taken, with a bet whose market has not changed during the call. If it fails, none. */
async function recordDebits(
  { stores, clock, clockCheck }: Needs,
  debits: readonly AnsweredDebit[],
): Promise<ReadonlyMap<string, BetState>> {
  const mayAccept = clockCheck?.isTrusted ?? true;
  const taken = debits.flatMap(({ orderNo, accountId, outcome, balance, prompt }): TakenDebit[] => {
    if (outcome !== 'taken' || balance === null || (prompt !== null && !mayAccept)) return [];
    return [{ orderNo, accountId, balance, isPrompt: prompt !== null }];
  });
  const decided = await stores.seamless.recordDebits(taken, clock.now()).catch(() => new Set<string>());
  return new Map(
    taken.flatMap(({ orderNo, isPrompt }) =>
      decided.has(orderNo) ? [[orderNo, { orderNo, receiveStatus: isPrompt ? 0 : 1, rejectReason: null }]] : [],
    ),
  );
}

/**
 * Not with an unknown balance, because wallets are locked with their balances, in order; and no refused debit beside another of its
 * account, because a payout of one transaction has one order number.
 */
function canShare({ orderNo, balance, accountId }: AnsweredDebit, debits: readonly AnsweredDebit[]): boolean {
  const own = debits.filter((debit) => debit.accountId === accountId);
  return balance !== null && own.every((debit) => debit.orderNo === orderNo || debit.outcome === 'taken');
}

async function resolveAndAccept(context: Needs, debit: AnsweredDebit): Promise<null> {
  const isResolved = await resolveDebit(context, debit);
  if (isResolved && debit.outcome === 'taken' && debit.prompt !== null) await acceptFundedBets(context, [debit.prompt]);
  return null;
}

/**
 * Decides a debit once; false if it is decided. What is not taken rejects the bet; what is unknown is rolled back as well.
 * A failure leaves the debit undecided, until it counts as lost.
 */
export async function resolveDebit(
  context: Needs,
  { orderNo, outcome, balance }: Omit<AnsweredDebit, 'accountId' | 'prompt'>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await resolveTogether(context, [{ orderNo, outcome, balance, prompt: null }], null)).has(orderNo);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

type Answer = Omit<AnsweredDebit, 'accountId'>;

/** States of the bets whose debits it has decided. */
type Resolved = ReadonlyMap<string, BetState>;

async function resolveTogether(context: Needs, debits: readonly Answer[], locksMs: number | null): Promise<Resolved> {
  if (debits.length === 0) return new Map();
  return await context.inTransaction(async (stores) => {
    const open = await stores.seamless.lockDebits(
      debits.map(({ orderNo }) => orderNo),
      locksMs,
    );
    return await resolveOpen(context, stores, open, debits);
  });
}

async function resolveOpen(
  context: Needs,
  stores: Stores,
  openDebits: readonly OpenDebit[],
  debits: readonly Answer[],
): Promise<Resolved> {
  const { seamless, wallets } = stores;
  const answers = new Map(debits.map((debit) => [debit.orderNo, debit]));
  const resolved = openDebits.flatMap((open): ResolvedDebit[] => {
    const answer = answers.get(open.orderNo);
    return answer === undefined ? [] : [{ open, ...answer }];
  });
  if (resolved.length === 0) return new Map();
  const unfunded = new Map(resolved.flatMap(({ orderNo, outcome }) => refusalOf(outcome, orderNo)));
  const due = resolved.flatMap(({ outcome, prompt }) => (outcome === 'taken' && prompt !== null ? [prompt] : []));
  const decided = await lockAndValidateBets(context, stores, { due, unfunded });
  const rejected = decided.bets.filter(({ orderNo }) => unfunded.has(orderNo));
  if (rejected.length < unfunded.size)
    throw new Error('A bet without its stake is not held, or locked by another process.');
  const balances = new Map(
    resolved.flatMap(({ open, balance }) => (balance === null ? [] : [[open.accountId, balance]])),
  );
  // A rejection changes wallets before: all of them are locked in one order.
  const isLockedBefore = [...decided.decisions.values()].some(({ kind }) => kind === 'reject');
  if (isLockedBefore) await wallets.setOperatorBalances(balances);
  const at = context.clock.now();
  const ids = await recordDecided(stores, decided, { at, before: resolved.map((debit) => movementOf(debit, at)) });
  await seamless.endDebits(
    resolved.map(({ orderNo, outcome }, index) => ({ orderNo, outcome, transactionId: idAt(ids, index) })),
    isLockedBefore ? new Map() : balances,
  );
  await seamless.addRollbacks(resolved.flatMap(({ open, outcome }) => (outcome === 'unknown' ? [open] : [])));
  return new Map(resolved.map(({ orderNo }) => [orderNo, stateAfter(orderNo, decided.decisions.get(orderNo))]));
}

function stateAfter(orderNo: string, decision: HeldBetDecision | undefined): BetState {
  if (decision === undefined) return { orderNo, receiveStatus: 1, rejectReason: null };
  if (decision.kind === 'confirm') return { orderNo, receiveStatus: 0, rejectReason: null };
  return { orderNo, receiveStatus: 2, rejectReason: decision.refusal };
}

interface ResolvedDebit extends Answer {
  readonly open: OpenDebit;
}

function refusalOf(outcome: DebitOutcome, orderNo: string): (readonly [string, Refusal])[] {
  if (outcome === 'taken') return [];
  return [[orderNo, outcome === 'refused' ? 'insufficient_balance' : 'wallet_unavailable']];
}

function movementOf({ open, outcome }: ResolvedDebit, at: number): LedgerTransaction {
  const { accountId, currencyId, amount } = open;
  if (outcome === 'taken') {
    const entries = entriesOf(currencyId, [
      [OPERATOR_CLEARING, -amount],
      [OPERATOR_AWAITING, amount],
    ]);
    return { kind: 'wallet-debit', orderNo: null, at, entries };
  }
  const entries = entriesOf(currencyId, [
    [playerAccount(accountId), -amount],
    [OPERATOR_AWAITING, amount],
  ]);
  return { kind: 'wallet-unfund', orderNo: null, at, entries };
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new Error('A debit without its ledger transaction.');
  return id;
}
