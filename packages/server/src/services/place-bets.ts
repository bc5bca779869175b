import { formatAmount } from '@clutchline/domain';

import type { Context } from '../context';
import type { Stores } from '../ports/stores';
import type { Wallet } from '../ports/wallet-store';
import { bodyHash } from './body-hash';
import { callerOf } from './caller-of';
import { currencyOf } from './currencies';
import type { Bench } from './judge-bet';
import { judgeRequest } from './judge-request';
import { dayStartOf } from './limits-of';
import { placementResults } from './placement-results';
import { publishBets } from './publish-bets';
import { Purse } from './purse';
import { recordBets } from './record-bets';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';
import { wishesOf, type Wish } from './wishes-of';

type Request = CallRequest<'playMore'>;
type Answered = Outcome<CallResponse<'playMore'>>;

interface Placed {
  readonly outcome: Answered;
  readonly orderNos: readonly string[];
}

/** A request under way: the answer of an earlier one under its id is judged by `hash`. */
interface Placing {
  readonly request: Request;
  readonly info: CallInfo;
  readonly wishes: readonly Wish[];
  readonly hash: string;
}

/**
 * Places bets (BET-1, BET-8). The request id comes first: a retry gets the stored answer, whatever has changed since.
 * Everything else is one transaction that holds the wallet, so that a player's requests go one after the other, and then
 * the points, so that neither a close nor a price comes between check and commit.
 */
export async function placeBets(context: Context, request: Request, info: CallInfo): Promise<Answered> {
  const { accountId } = callerOf(info);
  const wishes = wishesOf(request);
  if (wishes === null) return { kind: 'refused', refusal: 'bad_request' };
  const placing = { request, info, wishes, hash: bodyHash(request) };
  const known = await storedAnswer(context.stores, accountId, placing);
  if (known !== null) return known;
  const placed = await context.inTransaction(async (stores): Promise<Placed> => {
    const wallet = await stores.wallets.lock(accountId);
    if (wallet === null) throw new Error('An account without a wallet.');
    const stored = await storedAnswer(stores, accountId, placing);
    if (stored !== null) return { outcome: stored, orderNos: [] };
    return await placeNew({ ...context, stores }, wallet, placing);
  });
  await publishBets(
    context,
    placed.orderNos.map((orderNo) => ({ orderNo, accountId })),
  );
  return placed.outcome;
}

async function storedAnswer(
  { placements }: Stores,
  accountId: number,
  { request, hash }: Placing,
): Promise<Answered | null> {
  const stored = await placements.find(accountId, request.request_id);
  if (stored === null) return null;
  if (stored.bodyHash !== hash) return { kind: 'refused', refusal: 'request_conflict' };
  return { kind: 'ok', data: stored.answer };
}

async function placeNew(context: Context, wallet: Wallet, placing: Placing): Promise<Placed> {
  const { request, info, wishes, hash: bodyHash } = placing;
  const { accountId, currencyId } = wallet;
  const requestId = request.request_id;
  const bench = await benchOf(context, wallet, request);
  const at = context.clock.now();
  const verdicts = judgeRequest(wishes, bench);
  const bets = verdicts.filter((verdict) => verdict.kind === 'taken');
  const orderNos = await recordBets(context, { bets, wallet, requestId, at });
  const judged = { wishes, verdicts, orderNos, points: bench.points, currencyId };
  const answer = {
    results: placementResults(judged, context.texts, info.lang),
    amount: formatAmount(bench.purse.balance, currencyOf(currencyId).decimals),
  };
  await context.stores.placements.insert({ accountId, requestId, bodyHash, answer }, at);
  return { outcome: { kind: 'ok', data: answer }, orderNos };
}

/** Holds the points of the request and reads what the player may still stake. */
async function benchOf({ stores, clock }: Context, wallet: Wallet, request: Request): Promise<Bench> {
  const locked = await stores.board.lockPoints([...new Set(request.selections.map(({ shop_id }) => shop_id))]);
  const gameIds = [...new Set(locked.map(({ gameId }) => gameId))];
  const staked = await stores.bets.staked(wallet.accountId, dayStartOf(clock.now()), gameIds);
  return {
    accept: request.accept,
    points: new Map(locked.map((point) => [point.pointId, point])),
    purse: new Purse(wallet, staked),
  };
}
