import { MATCH_STATUS } from '@clutchline/contract';
import { formatAmount, formatOdd } from '@clutchline/domain';

import type { Context } from '../context';
import type { PlacementAnswer, StoredPlacement } from '../ports/placement-store';
import type { Stores } from '../ports/stores';
import type { Swap, SwapSide, SwapTicket } from '../ports/swap-store';
import type { LedgerTransaction } from '../ports/wallet-store';
import { callerOf } from './caller-of';
import { currencyOf } from './currencies';
import { inTurn } from './in-turn';
import { judgeOpen } from './judge-leg';
import { entriesOf, HOUSE_STAKES, playerAccount } from './ledger-accounts';
import { newsOfBets } from './news-of';
import { orderNumber } from './order-number';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { swapHash } from './swap-hash';

type Request = CallRequest<'swapTeam'>;
type Answered = Outcome<CallResponse<'swapTeam'>>;

/** A swap under way, for the player's account. */
interface Swapping {
  readonly accountId: number;
  readonly request: Request;
  readonly hash: string;
}

/**
 * Moves the stake of an open pool ticket to the other side of its play (BET-5). The old ticket gives its stake back and
 * reads swapped, the new one takes it: both in one transaction that holds match, play and points, so that the pool is
 * open at the commit. The same request answers the same again; as a placement it can be asked for by its request id.
 */
export async function swapTeam(context: Context, request: Request, info: CallInfo): Promise<Answered> {
  const { accountId } = callerOf(info);
  const swapping = { accountId, request, hash: swapHash(request) };
  return await inTurn(context.stores, accountId, async () => {
    const known = await storedAnswer(context.stores, swapping);
    if (known !== null) return known;
    const outcome = await context.inTransaction((stores) => swapIn({ ...context, stores }, swapping));
    if (outcome === 'repeated') return (await storedAnswer(context.stores, swapping)) ?? refused('unavailable');
    return outcome;
  });
}

const refused = (refusal: 'no_order' | 'swap_refused' | 'request_conflict' | 'unavailable'): Answered => ({
  kind: 'refused',
  refusal,
});

async function storedAnswer({ placements }: Stores, { accountId, request, hash }: Swapping): Promise<Answered | null> {
  const stored = await placements.find(accountId, request.request_id);
  if (stored === null) return null;
  return stored.bodyHash === hash ? answerOf(stored) : refused('request_conflict');
}

function answerOf({ answer }: Pick<StoredPlacement, 'answer'>): Answered {
  const orderNo = answer?.results[0]?.order_no ?? null;
  if (answer === null || orderNo === null) throw new Error('A swap was stored without its ticket.');
  return { kind: 'ok', data: { order_no: orderNo, amount: answer.amount } };
}

async function swapIn(
  { stores, clock, random }: Context,
  { accountId, request, hash }: Swapping,
): Promise<Answered | 'repeated'> {
  const ticket = await stores.swaps.lockTicket(accountId, request.order_no);
  if (ticket === null) return refused('no_order');
  const at = clock.now();
  const to = otherSide(ticket, at);
  const wallet = await stores.wallets.read(accountId);
  if (to === null || wallet === null) return refused('swap_refused');
  const orderNo = orderNumber(random, at);
  const amount = formatAmount(wallet.balance, currencyOf(wallet.currencyId).decimals);
  const answer = answerFor(orderNo, to, amount);
  const odds = formatOdd(to.odd);
  const swap: Swap = {
    accountId,
    requestId: request.request_id,
    bodyHash: hash,
    answer,
    at,
    ticket,
    to,
    orderNo,
    odds,
  };
  if (!(await stores.placements.keep(swap))) return 'repeated';
  const [, stakeTransactionId] = await stores.wallets.post(transactionsOf(swap));
  if (stakeTransactionId === undefined) throw new Error('A swap without its stake.');
  await stores.swaps.record(swap, stakeTransactionId);
  await stores.outbox.add(newsOfBets([ticket, swap].map((bet) => ({ orderNo: bet.orderNo, accountId }))));
  return answerOf({ answer });
}

/** The side to move to, or null where the ticket cannot move: not open, not two-sided, or its pool is closed. */
function otherSide(ticket: SwapTicket, now: number): SwapSide | null {
  const isTwoSided = ticket.sides.length === 2 && ticket.legs === 1;
  const isDecided = ticket.sides.some((side) => side.isDecided);
  const isOffered = ticket.sides.every((side) => side.isOffered);
  const hasBegun = ticket.matchStatus === MATCH_STATUS.notStarted && now >= ticket.startTime;
  const isPoolOpen = judgeOpen({ ...ticket, isDecided, isOffered }) === null && !hasBegun;
  if (!ticket.isPool || !ticket.isOpen || !isTwoSided || !isPoolOpen) return null;
  return ticket.sides.find(({ pointId }) => pointId !== ticket.pointId) ?? null;
}

function answerFor(orderNo: string, { pointId, odd, version }: SwapSide, amount: string): PlacementAnswer {
  const text = formatOdd(odd);
  const leg = { shop_id: pointId, asked: text, used: text, version };
  return { results: [{ order_no: orderNo, receive_status: 0, delay_ms: 0, legs: [leg], error: null }], amount };
}

/** The stake goes back and is taken again: the new ticket has a debit of its own, the balance stays. */
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
