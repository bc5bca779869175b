import { CATEGORY, MATCH_STATUS, type Refusal } from '@clutchline/contract';
import { formatAmount, formatOdd, indicativeOdds, ODD_ONE } from '@clutchline/domain';
import { createHash } from 'node:crypto';

import type { Context, Stores } from './context';
import {
  ACCEPTANCE_DEADLINE_MS,
  type PlacementAnswer,
  AvailableLimits,
  type StoredPlacement,
  estimateMark,
  validateFreshness,
  validateOpen,
  validateSwapProtection,
  orderNumber,
} from '../placement';
import { poolOfStakes, shownOdd } from './refresh-pool-odds';
import type { Swap, SwapSide, SwapTicket } from './swap-store';
import { HOUSE_STAKES, type LedgerTransaction, entriesOf, playerAccount } from '../ledger';
import { currencyOf, dayStart } from '../players';
import { LateCommit } from '../platform/errors';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { playerEvents } from '../bus';
import {
  callerOf,
  type Caller,
  type CallInfo,
  type CallRequest,
  type CallResponse,
  type Outcome,
  type Origin,
} from '../platform/calls';

type Request = CallRequest<'swapTeam'>;
type Answered = Outcome<CallResponse<'swapTeam'>>;

interface Swapping {
  readonly caller: Caller;
  readonly request: Request;
  readonly hash: string;
  readonly origin: Origin | null;
  /** Wall clock (R39). */
  readonly until: number;
}

/**
 * Moves the stake to the other side (BET-5). The lock keeps the pool open until the commit. Retries get the same
 * answer.
 */
export async function swapTeam(context: Context, request: Request, info: CallInfo): Promise<Answered> {
  const caller = callerOf(info);
  const until = context.wallClock.now() + ACCEPTANCE_DEADLINE_MS - (info.waitedMs ?? 0);
  const swapping = { caller, request, hash: swapHash(request), origin: info.origin ?? null, until };
  return await withKeyedMutex(context.stores, caller.accountId, async () => {
    const known = await storedAnswer(context.stores, swapping);
    if (known !== null) return known;
    const outcome = await swapInTransaction(context, swapping);
    if (outcome === 'repeated') return (await storedAnswer(context.stores, swapping)) ?? refused('unavailable');
    return outcome;
  });
}

async function swapInTransaction(context: Context, swapping: Swapping): Promise<Answered | 'repeated'> {
  try {
    return await context.inTransaction((stores) => swapLocked({ ...context, stores }, swapping));
  } catch (error) {
    if (error instanceof LateCommit) return refused('unavailable');
    throw error;
  }
}

const refused = (refusal: Refusal): Answered => ({ kind: 'refused', refusal });

async function storedAnswer({ placements }: Stores, { caller, request, hash }: Swapping): Promise<Answered | null> {
  const stored = await placements.find(caller.accountId, request.request_id);
  if (stored === null) return null;
  return stored.bodyHash === hash ? answerOf(stored) : refused('request_conflict');
}

function answerOf({ answer }: Pick<StoredPlacement, 'answer'>): Answered {
  const orderNo = answer?.results[0]?.order_no ?? null;
  if (answer === null || orderNo === null) throw new Error('A swap was stored without its ticket.');
  return { kind: 'ok', data: { order_no: orderNo, amount: answer.amount } };
}

async function swapLocked(context: Context, swapping: Swapping): Promise<Answered | 'repeated'> {
  const { stores, clock, wallClock, random } = context;
  const { caller, request, hash, origin, until } = swapping;
  const { accountId } = caller;
  const ticket = await stores.swaps.lockTicket(accountId, request.order_no);
  const left = until - wallClock.now();
  if (left < 0) return refused('unavailable');
  if (ticket === null) return refused('no_order');
  const at = clock.now();
  if (origin !== null)
    await stores.regions.record({ accountId, requestId: request.request_id, ...origin, allowed: true, at });
  const to = otherSide(ticket, at);
  if (to === null) return refused('swap_refused');
  const { wallet, forbidden } = await readProtectedWallet(context, caller, at);
  if (forbidden !== null) return refused(forbidden);
  const orderNo = orderNumber(random, at);
  const amount = formatAmount(wallet.balance, currencyOf(wallet.currencyId).decimals);
  const odd = await oddsAfterSwap(stores, ticket, to);
  const answer = answerFor(orderNo, { ...to, odd }, amount);
  const swap: Swap = {
    accountId,
    requestId: request.request_id,
    bodyHash: hash,
    answer,
    at,
    ticket,
    to,
    orderNo,
    odd,
    acceptUntil: ticket.databaseNow + left,
  };
  if (!(await stores.placements.reserve(swap))) return 'repeated';
  const [, stakeTransactionId] = await stores.wallets.post(transactionsOf(swap));
  if (stakeTransactionId === undefined) throw new Error('A swap without its stake.');
  await stores.swaps.record(swap, stakeTransactionId);
  await stores.outbox.add(playerEvents([ticket, swap].map((bet) => ({ orderNo: bet.orderNo, accountId }))));
  return answerOf({ answer });
}

/** Sees a concurrent break. */
async function readProtectedWallet({ stores, wallClock }: Context, caller: Caller, now: number) {
  const { accountId, timeZone, sessionStartedAt: startedAt } = caller;
  const query = { accountId, requestId: null, pointIds: [], dayStart: dayStart(now, timeZone) };
  const snapshot = await stores.placements.read(query, true);
  const session = { startedAt, realNow: wallClock.now() };
  return {
    wallet: snapshot.wallet,
    forbidden: validateSwapProtection({ available: new AvailableLimits(snapshot), session, now }),
  };
}

/** Null: closed or not two-sided. */
function otherSide(ticket: SwapTicket, now: number): SwapSide | null {
  const isTwoSided = ticket.sides.length === 2 && ticket.legs === 1;
  const isDecided = ticket.sides.some((side) => side.isDecided);
  const isOffered = ticket.sides.every((side) => side.isOffered);
  const hasBegun = ticket.matchStatus === MATCH_STATUS.notStarted && now >= ticket.startTime;
  const isFresh = validateFreshness(ticket, { feedAgeMs: ticket.feedAgeMs, mayBetInPlay: true }) === null;
  const isPoolOpen = validateOpen({ ...ticket, isDecided, isOffered }) === null && !hasBegun && isFresh;
  if (!ticket.isPool || !ticket.isOpen || !isTwoSided || !isPoolOpen) return null;
  return ticket.sides.find(({ pointId }) => pointId !== ticket.pointId) ?? null;
}

/** Of the new side with the moved stake: an estimate, in thousandths (BET-2, U8). */
async function oddsAfterSwap({ pools }: Stores, { playId, currencyId, stake, pointId }: SwapTicket, to: SwapSide) {
  const [state] = await pools.states([playId], currencyId);
  if (state === undefined) throw new Error('A swap without its pool.');
  const { takeout, points } = poolOfStakes(state);
  const left = points.map((point) => (point.point_id === pointId ? { ...point, stakes: point.stakes - stake } : point));
  return shownOdd(indicativeOdds({ takeout, points: left }, to.pointId, stake) ?? BigInt(ODD_ONE));
}

function answerFor(
  orderNo: string,
  { pointId, odd, version }: SwapSide & { readonly odd: number },
  amount: string,
): PlacementAnswer {
  const text = formatOdd(odd);
  const leg = { shop_id: pointId, asked: null, used: text, version, ...estimateMark(CATEGORY.normal_bet) };
  return { results: [{ order_no: orderNo, receive_status: 0, delay_ms: 0, legs: [leg], error: null }], amount };
}

function transactionsOf({ accountId, at, ticket, orderNo }: Swap): LedgerTransaction[] {
  const { currencyId, stake } = ticket;
  const move = (kind: 'swap' | 'stake', order: string, amount: bigint): LedgerTransaction => ({
    kind,
    orderNo: order,
    at,
    entries: entriesOf(currencyId, [
      [HOUSE_STAKES, amount],
      [playerAccount(accountId), -amount],
    ]),
  });
  return [move('swap', ticket.orderNo, -stake), move('stake', orderNo, stake)];
}

/** For retries (BET-5). */
export function swapHash({ order_no }: Pick<CallRequest<'swapTeam'>, 'order_no'>): string {
  return createHash('sha256')
    .update(JSON.stringify(['swap', order_no]))
    .digest('hex');
}
