import { setTimeout as sleep } from 'node:timers/promises';

import type { BetResult } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import { type HeldStake, placeFunded, type PlacementRequest, readPlacement, refusalError } from '../placement';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import type { OperatorWallet } from '../platform/operator-wallet';
import { currencyOf } from '../players';
import type { Context } from './context';
import { type AnsweredDebit, resolveShared } from './resolve-debit';
import type { BetState, PresentState, WalletOwner } from './seamless-store';

type Placed = Outcome<CallResponse<'playMore'>>;
type PlacedAnswer = CallResponse<'playMore'>;

/**
 * Holds the bets and commits the intent of each debit, then calls the operator's wallet without a lock, then accepts or
 * rejects. Whatever is left undecided by a failure is decided by the leader.
 */
export async function placeThroughOperator(
  context: Context,
  wallet: OperatorWallet,
  request: PlacementRequest,
  info: CallInfo,
): Promise<Placed> {
  const owner = await context.stores.seamless.ownerOf(callerOf(info).accountId);
  if (owner === null) return { kind: 'refused', refusal: 'unavailable' };
  const { offer } = request;
  const begun = performance.now();
  if (offer?.isOpen === true && !(await isFundedOrRefunded(context, owner, offer.stake, info.onWait)))
    return { kind: 'refused', refusal: 'wallet_unavailable' };
  const waitedMs = (info.waitedMs ?? 0) + performance.now() - begun;
  const { outcome, held } = await placeFunded(context, request, { ...info, waitedMs }, () =>
    wallet.acquirePermission(),
  );
  if (outcome.kind === 'refused') return outcome;
  if (held.length > 0) info.onWait?.();
  const collected = await Promise.all(held.map((stake) => collectStake(context, wallet, owner, stake)));
  const known = collected.length === 1 ? collected[0] : null;
  return { kind: 'ok', data: await withPresentStates(context, outcome.data, info, known) };
}

/** Of the time for an answer, most of which the placement needs. */
const REFUND_WAIT_MS = 1_500;
const REFUND_PAUSE_MS = 50;

/**
 * An offer can be accepted before the operator's wallet has the refund of the rejected bet, and a declined debit would end it.
 * False: the refund has not arrived in time; the offer stays open.
 */
async function isFundedOrRefunded(
  { stores }: Pick<Context, 'stores'>,
  { accountId }: WalletOwner,
  stake: bigint,
  onWait: CallInfo['onWait'],
): Promise<boolean> {
  const until = performance.now() + REFUND_WAIT_MS;
  for (;;) {
    if (!(await stores.seamless.hasOpenCredits(accountId))) return true;
    const balance = (await stores.wallets.read(accountId))?.balance ?? 0n;
    if (balance >= stake) return true;
    if (performance.now() >= until) return false;
    onWait?.();
    await sleep(REFUND_PAUSE_MS);
  }
}

/** Null: the state has to be read. */
async function collectStake(
  context: Context,
  wallet: OperatorWallet,
  owner: WalletOwner,
  held: HeldStake,
): Promise<PresentState | null> {
  const { orderNo, accountId, heldUntil, isPrompt } = held;
  const debited = await requestDebit(wallet, owner, held);
  const prompt = isPrompt ? { orderNo, accountId, heldUntil } : null;
  try {
    const state = await resolveShared(context, { orderNo, accountId, prompt, ...debited });
    const { balance } = debited;
    return state === null || balance === null ? null : { bets: [state], balance: balance < 0n ? 0n : balance };
  } catch (error) {
    context.log.error({ orderNo, error: String(error) }, 'debit could not be recorded, the leader will decide it');
    return null;
  }
}

async function requestDebit(
  wallet: OperatorWallet,
  { playerId, currencyId }: WalletOwner,
  { orderNo, stake }: HeldStake,
): Promise<Pick<AnsweredDebit, 'outcome' | 'balance'>> {
  const reply = await wallet.call('debit', {
    ...{ transaction_id: orderNo, bet_id: orderNo, kind: 'stake' },
    ...{ player_id: playerId, currency: currencyOf(currencyId).code, amount: stake.toString() },
  });
  if (reply.kind === 'unknown') return { outcome: 'unknown', balance: null };
  const { status, balance } = reply.answer;
  return { outcome: status === 'done' ? 'taken' : 'refused', balance: BigInt(balance) };
}

/** For a lost answer (BET-8), as far as the bets are decided. */
export async function readPlacementThroughOperator(
  context: Context,
  request: CallRequest<'getBetByRequestId'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getBetByRequestId'>>> {
  const outcome = await readPlacement(context, request, info);
  if (outcome.kind === 'refused' || outcome.data.found === 0) return outcome;
  return { kind: 'ok', data: { found: 1, answer: await withPresentStates(context, outcome.data.answer, info) } };
}

/** The stored answer has all bets awaiting their funds. */
async function withPresentStates(
  context: Context,
  answer: PlacedAnswer,
  info: CallInfo,
  known: PresentState | null = null,
): Promise<PlacedAnswer> {
  const { accountId, currencyId } = callerOf(info);
  const orderNos = answer.results.flatMap(({ order_no }) => (order_no === null ? [] : [order_no]));
  const { balance, bets } = known ?? (await context.stores.seamless.presentOf({ accountId, orderNos }));
  const states = new Map(bets.map((state) => [state.orderNo, state]));
  return {
    results: answer.results.map((result) => presentResult(result, states.get(result.order_no ?? ''), context, info)),
    amount: formatAmount(balance, currencyOf(currencyId).decimals),
  };
}

function presentResult(
  result: BetResult,
  state: BetState | undefined,
  { texts }: Pick<Context, 'texts'>,
  info: CallInfo,
): BetResult {
  if (state === undefined || state.receiveStatus === 1) return result;
  if (state.receiveStatus === 0) return { ...result, receive_status: 0, delay_ms: 0 };
  const refusal = state.rejectReason ?? 'unavailable';
  const given = { refusal, legs: result.legs };
  const error = refusalError(given, callerOf(info).currencyId, { texts, lang: info.lang });
  return { ...result, order_no: null, receive_status: 2, delay_ms: 0, error };
}
