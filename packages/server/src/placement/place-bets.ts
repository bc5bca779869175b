import { formatAmount } from '@clutchline/domain';

import type { Context } from './context';
import type { PlacementSnapshot, SnapshotQuery, StoredPlacement } from './placement-store';
import { toNewBets } from './new-bets';
import { currencyOf, dayStart } from '../players';
import { requestHash, toRequestedBets, type RequestedBet } from './validation/requested-bets';
import { maxFeedAgeOf } from '../catalogue';
import { ACCEPTANCE_DEADLINE_MS } from './acceptance-times';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { validateRequest } from './validation/validate-bets';
import { yieldToEventLoop } from '../platform/concurrency/yield-to-event-loop';
import { placementResults } from './placement-results';
import { AvailableLimits } from './validation/available-limits';
import {
  callerOf,
  type Caller,
  type CallInfo,
  type CallRequest,
  type CallResponse,
  type Outcome,
} from '../platform/calls';

type Request = CallRequest<'playMore'>;
type Answered = Outcome<CallResponse<'playMore'>>;

interface Placing {
  readonly request: Request;
  readonly info: CallInfo;
  readonly caller: Caller;
  readonly requestedBets: readonly RequestedBet[];
  readonly hash: string;
  /** Wall clock. */
  readonly until: number;
}

/** Without locks; then board and wallet are locked. */
const FREE_ATTEMPTS = 3;

/**
 * A retry gets the stored answer. Commits only if the placement snapshot is still current, else validates again. A
 * player's requests run one after the other (BET-1, BET-8).
 */
export async function placeBets(context: Context, request: Request, info: CallInfo): Promise<Answered> {
  const caller = callerOf(info);
  const requestedBets = toRequestedBets(request);
  if (requestedBets === null) return { kind: 'refused', refusal: 'bad_request' };
  const until = context.wallClock.now() + ACCEPTANCE_DEADLINE_MS - (info.waitedMs ?? 0);
  const placing = { request, info, caller, requestedBets, hash: requestHash(request), until };
  return await withKeyedMutex(context.stores, caller.accountId, () => placeWithRetries(context, placing));
}

async function placeWithRetries(context: Context, placing: Placing): Promise<Answered> {
  for (let attempt = 1; attempt <= FREE_ATTEMPTS; attempt += 1) {
    const placed = await tryToPlace(context, placing, false);
    if (placed !== null) return placed;
  }
  const placed = await context.inTransaction((stores) => tryToPlace({ ...context, stores }, placing, true));
  return placed ?? (await tryToPlace(context, placing, false)) ?? UNAVAILABLE;
}

const UNAVAILABLE: Answered = { kind: 'refused', refusal: 'unavailable' };

async function tryToPlace(context: Context, placing: Placing, lock: boolean): Promise<Answered | null> {
  const { stores, clock } = context;
  const { request, caller } = placing;
  // Do not yield to the event loop while holding row locks.
  const pause = lock ? null : yieldToEventLoop;
  const now = clock.now();
  const query = {
    accountId: caller.accountId,
    requestId: request.request_id,
    pointIds: [...new Set(request.selections.map(({ shop_id }) => shop_id))],
    dayStart: dayStart(now, caller.timeZone),
  };
  await pause?.();
  const { snapshot, acceptUntil } = await readSnapshot(context, query, { hold: lock, until: placing.until });
  await pause?.();
  if (snapshot.stored !== null) return storedAnswer(snapshot.stored, placing.hash);
  if (context.wallClock.now() > placing.until) return UNAVAILABLE;
  const placement = validatePlacement(context, placing, snapshot, now);
  const outcome = await stores.placements.commit({ ...placement, acceptUntil });
  await pause?.();
  if (outcome === 'late') return UNAVAILABLE;
  return outcome === 'placed' ? { kind: 'ok', data: placement.answer } : null;
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
  if (answer === null) return UNAVAILABLE;
  return before === hash ? { kind: 'ok', data: answer } : { kind: 'refused', refusal: 'request_conflict' };
}

function validatePlacement(
  { random, texts, wallClock, clockCheck }: Context,
  placing: Placing,
  snapshot: PlacementSnapshot,
  now: number,
) {
  const { request, info, caller, requestedBets, hash } = placing;
  const points = new Map(snapshot.points.map((point) => [point.pointId, point]));
  const available = new AvailableLimits(snapshot);
  const session = { startedAt: caller.sessionStartedAt, realNow: wallClock.now() };
  const { feedAgeMs, pools } = snapshot;
  const mayBetInPlay = clockCheck?.isTrusted ?? true;
  const validationContext = { accept: request.accept, now, points, pools, available, session, feedAgeMs, mayBetInPlay };
  const decisions = validateRequest(requestedBets, validationContext);
  const accepted = decisions.flatMap((decision) => (decision.kind === 'accepted' ? [decision.bet] : []));
  const terms = { limits: available.limits, at: now, correctionMs: clockCheck?.mostMs ?? 0 };
  const bets = toNewBets(accepted, terms, random);
  const orderNos = bets.map(({ orderNo }) => orderNo);
  const { currencyId } = snapshot.wallet;
  const validated = { requestedBets, decisions, orderNos, points, currencyId };
  const answer = {
    results: placementResults(validated, texts, info.lang),
    amount: formatAmount(available.balance, currencyOf(currencyId).decimals),
  };
  const ownIds = new Set(accepted.flatMap(({ legs }) => legs.map(({ pointId }) => pointId)));
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
    accept: request.accept,
    bets,
  };
}
