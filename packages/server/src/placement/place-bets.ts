import type { Refusal } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';

import type { Context } from './context';
import type { PlacementSnapshot, SnapshotQuery, StoredPlacement } from './placement-store';
import { toNewBets } from './new-bets';
import { offerRequest, type PlacementRequest } from './offers/offer-request';
import { currencyOf, dayStart } from '../players';
import { type HeldStake, holdFunds, type Placement } from './hold-funds';
import { requestHash, toRequestedBets, type RequestedBet } from './validation/requested-bets';
import { maxFeedAgeOf } from '../catalogue';
import { ACCEPTANCE_DEADLINE_MS } from './acceptance-times';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { validateRequest } from './validation/validate-bets';
import { yieldToEventLoop } from '../platform/concurrency/yield-to-event-loop';
import { placementResults } from './placement-results';
import { refusalsOnRounds } from './round-refusals';
import { AvailableLimits } from './validation/available-limits';
import {
  callerOf,
  type Caller,
  type CallInfo,
  type CallRequest,
  type CallResponse,
  type Outcome,
} from '../platform/calls';

type Answered = Outcome<CallResponse<'playMore'>>;

interface Placing {
  readonly request: PlacementRequest;
  readonly info: CallInfo;
  readonly caller: Caller;
  readonly requestedBets: readonly RequestedBet[];
  readonly hash: string;
  /** Wall clock. */
  readonly until: number;
  /** Of the operator's wallet, if the bets are held for it; null: the internal wallet. */
  readonly mayHold: (() => boolean) | null;
}

interface Placed {
  readonly outcome: Answered;
  /** Bets that await their funds, stored by this call. */
  readonly held: readonly HeldStake[];
}

const refused = (refusal: Refusal): Placed => ({ outcome: { kind: 'refused', refusal }, held: [] });

const UNAVAILABLE = refused('unavailable');

/** Of a wallet of the operator, which decides itself whether it has the stake. */
const ANY_BALANCE = 10n ** 29n;

/** Without locks; then board and wallet are locked. */
const FREE_ATTEMPTS = 3;

/**
 * A retry gets the stored answer. Commits only if the placement snapshot is still current, else validates again. A
 * player's requests run one after the other (BET-1, BET-8).
 */
export async function placeBets(context: Context, request: PlacementRequest, info: CallInfo): Promise<Answered> {
  return (await placeRequest(context, request, info, null)).outcome;
}

async function placeRequest(
  context: Context,
  request: PlacementRequest,
  info: CallInfo,
  mayHold: Placing['mayHold'],
): Promise<Placed> {
  const placing = readRequest(context, request, info, mayHold);
  if (placing === null) return refused('bad_request');
  return await withKeyedMutex(context.stores, placing.caller.accountId, () => placeWithRetries(context, placing));
}

/**
 * Accepts what a trader offers for a rejected bet: a placement whose stake and prices are those of the offer, and whose
 * liability it has reserved (DESK-12). `place` places in the wallet of the player.
 */
export async function acceptOffer(
  { stores }: Pick<Context, 'stores'>,
  request: CallRequest<'acceptOffer'>,
  info: CallInfo,
  place: (placement: PlacementRequest) => Promise<Answered>,
): Promise<Answered> {
  const { accountId, currencyId } = callerOf(info);
  const offer = await stores.offers.find(accountId, request.order_no);
  if (offer === null) return { kind: 'refused', refusal: 'no_order' };
  return await place(offerRequest(offer, request, currencyId));
}

function readRequest(
  context: Context,
  request: PlacementRequest,
  info: CallInfo,
  mayHold: Placing['mayHold'],
): Placing | null {
  const caller = callerOf(info);
  const requestedBets = toRequestedBets(request);
  if (requestedBets === null) return null;
  const until = context.wallClock.now() + ACCEPTANCE_DEADLINE_MS - (info.waitedMs ?? 0);
  return { request, info, caller, requestedBets, hash: hashOf(request), until, mayHold };
}

/** Versions of an offer are the present ones: a repetition is the same request. */
const hashOf = (request: PlacementRequest): string =>
  request.offer === undefined ? requestHash(request) : `offer ${request.offer.orderNo}`;

/**
 * Holds the bets of a player of the seamless wallet by one commit, each with the intent of its debit; the caller
 * requests the debits. `acquirePermission` is called once, and only if the request has no stored answer.
 */
export async function placeFunded(
  context: Context,
  request: PlacementRequest,
  info: CallInfo,
  acquirePermission: () => boolean,
): Promise<Placed> {
  let isPermitted: boolean | null = null;
  return await placeRequest(context, request, info, () => (isPermitted ??= acquirePermission()));
}

/** Undoes the transaction. */
class NotPlacedError extends Error {
  constructor(readonly isLate: boolean) {
    super('The placement was not committed.');
  }
}

/** The commit compares again. */
async function hasEnded(
  { offers }: Pick<Context['stores'], 'offers'>,
  { caller, request: { offer } }: Placing,
  now: number,
): Promise<boolean> {
  if (offer === undefined) return false;
  const present = await offers.find(caller.accountId, offer.orderNo);
  return present?.isOpen !== true || now >= present.until;
}

function queryOf({ caller, request }: Placing, now: number): SnapshotQuery {
  return {
    accountId: caller.accountId,
    requestId: request.request_id,
    pointIds: [...new Set(request.selections.map(({ shop_id }) => shop_id))],
    dayStart: dayStart(now, caller.timeZone),
  };
}

async function placeWithRetries(context: Context, placing: Placing): Promise<Placed> {
  for (let attempt = 1; attempt <= FREE_ATTEMPTS; attempt += 1) {
    const placed = await tryToPlace(context, placing, false);
    if (placed !== null) return placed;
  }
  const placed = await context
    .inTransaction((stores) => tryToPlace({ ...context, stores }, placing, true))
    .catch(notPlaced);
  return placed ?? (await tryToPlace(context, placing, false)) ?? UNAVAILABLE;
}

async function tryToPlace(context: Context, placing: Placing, lock: boolean): Promise<Placed | null> {
  const { stores, clock } = context;
  // Do not yield to the event loop while holding row locks.
  const pause = lock ? null : yieldToEventLoop;
  const now = clock.now();
  await pause?.();
  const { snapshot, acceptUntil } = await readSnapshot(context, queryOf(placing, now), {
    hold: lock,
    until: placing.until,
  });
  await pause?.();
  const known = await answerWithoutPlacing(context, placing, snapshot, now);
  if (known !== null) return known;
  const { placement, held } = validateFunded(context, placing, snapshot, now);
  const outcome = await stores.placements.commit({ ...placement, acceptUntil });
  await pause?.();
  if (outcome !== 'placed' && lock) throw new NotPlacedError(outcome === 'late');
  if (outcome === 'late') return UNAVAILABLE;
  return outcome === 'placed' ? { outcome: { kind: 'ok', data: placement.answer }, held } : null;
}

async function answerWithoutPlacing(
  { stores, wallClock }: Context,
  placing: Placing,
  { stored }: PlacementSnapshot,
  now: number,
): Promise<Placed | null> {
  if (stored !== null) return { outcome: storedAnswer(stored, placing.hash), held: [] };
  if (wallClock.now() > placing.until) return UNAVAILABLE;
  if (await hasEnded(stores, placing, now)) return refused('offer_ended');
  return placing.mayHold?.() === false ? refused('wallet_unavailable') : null;
}

/** Null: to be validated again. */
function notPlaced(error: unknown): Placed | null {
  if (!(error instanceof NotPlacedError)) throw error;
  return error.isLate ? UNAVAILABLE : null;
}

/**
 * The deadline uses the database's clock: a statement that a stalled database executes late refuses itself. Network
 * time only makes it earlier.
 */
async function readSnapshot(
  { stores, wallClock, clockCheck }: Context,
  query: SnapshotQuery,
  { hold, until }: { readonly hold: boolean; readonly until: number },
): Promise<{ readonly snapshot: PlacementSnapshot; readonly acceptUntil: number }> {
  const sentAt = clockCheck?.now() ?? 0;
  const snapshot = await stores.placements.read(query, hold);
  const { databaseNow } = snapshot;
  clockCheck?.observe({ sentAt, databaseNow, receivedAt: clockCheck.now() });
  return { snapshot, acceptUntil: databaseNow + until - wallClock.now() };
}

function storedAnswer({ bodyHash: before, answer }: StoredPlacement, hash: string): Answered {
  if (answer === null) return UNAVAILABLE.outcome;
  return before === hash ? { kind: 'ok', data: answer } : { kind: 'refused', refusal: 'request_conflict' };
}

function validateFunded(
  context: Context,
  placing: Placing,
  snapshot: PlacementSnapshot,
  now: number,
): { readonly placement: Placement; readonly held: readonly HeldStake[] } {
  if (placing.mayHold === null) return { placement: validatePlacement(context, placing, snapshot, now), held: [] };
  const { wallet } = snapshot;
  const unlimited = { ...snapshot, wallet: { ...wallet, balance: ANY_BALANCE } };
  return holdFunds({ ...validatePlacement(context, placing, unlimited, now), wallet }, now);
}

function validatePlacement(
  { random, texts, wallClock, clockCheck }: Context,
  placing: Placing,
  snapshot: PlacementSnapshot,
  now: number,
): Placement {
  const { request, info, caller, requestedBets, hash } = placing;
  const { offer: accepted } = request;
  const points = new Map(snapshot.points.map((point) => [point.pointId, point]));
  const available = new AvailableLimits(snapshot);
  const session = { startedAt: caller.sessionStartedAt, realNow: wallClock.now() };
  const { feedAgeMs, pools } = snapshot;
  const mayBetInPlay = clockCheck?.isTrusted ?? true;
  const offer = accepted === undefined ? null : { stake: accepted.stake, odds: accepted.legs.map(({ odd }) => odd) };
  const validationContext = {
    ...{ accept: request.accept, now, points, pools, available, session, feedAgeMs, mayBetInPlay, offer },
  };
  const decisions = validateRequest(requestedBets, validationContext);
  const acceptedBets = decisions.flatMap((decision) => (decision.kind === 'accepted' ? [decision.bet] : []));
  const terms = { at: now, correctionMs: clockCheck?.mostMs ?? 0 };
  const bets = toNewBets(acceptedBets, terms, random);
  const orderNos = bets.map(({ orderNo }) => orderNo);
  const { currencyId } = snapshot.wallet;
  const { leastLegs } = available.limits;
  const validated = { requestedBets, decisions, orderNos, points, currencyId, leastLegs };
  const answer = {
    results: placementResults(validated, texts, info.lang),
    amount: formatAmount(available.balance, currencyOf(currencyId).decimals),
  };
  const ownIds = new Set(acceptedBets.flatMap(({ legs }) => legs.map(({ pointId }) => pointId)));
  // As read: the price of a pool leg includes its stake.
  const own = snapshot.points.filter(({ pointId }) => ownIds.has(pointId));
  return {
    accountId: caller.accountId,
    requestId: request.request_id,
    bodyHash: hash,
    answer,
    at: now,
    origin: info.origin ?? null,
    wallet: snapshot.wallet,
    points: own,
    maxFeedAgeMs: own.length === 0 ? null : Math.min(...own.map(maxFeedAgeOf)),
    exposures: available.exposures,
    limitVersion: snapshot.limits.version,
    accept: request.accept,
    bets,
    offerOf: accepted?.orderNo ?? null,
    awaitsFunds: false,
    roundRefusals: refusalsOnRounds(validated, snapshot, now),
  };
}
