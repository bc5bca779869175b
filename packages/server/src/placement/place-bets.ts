import { formatAmount } from '@clutchline/domain';

import type { Context } from './context';
import type { PlacementSnapshot, SnapshotQuery, StoredPlacement } from './placement-store';
import { betsToPlace } from './bets-to-place';
import { currencyOf, dayStart } from '../players';
import { bodyHash } from './body-hash';
import { maxFeedAgeOf } from '../catalogue';
import { ACCEPTANCE_DEADLINE_MS } from './acceptance-deadline';
import { inTurn } from '../platform/concurrency/in-turn';
import { judgeRequest } from './validation/judge-request';
import { ownLoopTurn } from '../platform/concurrency/own-loop-turn';
import { placementResults } from './placement-results';
import { Purse } from './validation/purse';
import {
  callerOf,
  type Caller,
  type CallInfo,
  type CallRequest,
  type CallResponse,
  type Outcome,
} from '../platform/calls';
import { wishesOf, type Wish } from './validation/wishes-of';

type Request = CallRequest<'playMore'>;
type Answered = Outcome<CallResponse<'playMore'>>;

/** `hash` identifies a retry. */
interface Placing {
  readonly request: Request;
  readonly info: CallInfo;
  readonly caller: Caller;
  readonly wishes: readonly Wish[];
  readonly hash: string;
  /** Wall clock in ms; nothing is accepted later. */
  readonly until: number;
}

/** Attempts without locks, if data changes before the commit; the next attempt locks board and wallet. */
const FREE_ATTEMPTS = 3;

/**
 * Places bets (BET-1, BET-8). The request id is checked first: a retry gets the stored answer, whatever has changed.
 * One statement commits only if the placement snapshot is still current; if not, the request is validated again. A
 * player's requests run one after the other, and each step in a separate iteration of the event loop.
 */
export async function placeBets(context: Context, request: Request, info: CallInfo): Promise<Answered> {
  const caller = callerOf(info);
  const wishes = wishesOf(request);
  if (wishes === null) return { kind: 'refused', refusal: 'bad_request' };
  const until = context.wallClock.now() + ACCEPTANCE_DEADLINE_MS - (info.waitedMs ?? 0);
  const placing = { request, info, caller, wishes, hash: bodyHash(request), until };
  return await inTurn(context.stores, caller.accountId, () => placeInTurn(context, placing));
}

async function placeInTurn(context: Context, placing: Placing): Promise<Answered> {
  for (let attempt = 1; attempt <= FREE_ATTEMPTS; attempt += 1) {
    const placed = await tryToPlace(context, placing, false);
    if (placed !== null) return placed;
  }
  const placed = await context.inTransaction((stores) => tryToPlace({ ...context, stores }, placing, true));
  return placed ?? (await tryToPlace(context, placing, false)) ?? UNAVAILABLE;
}

const UNAVAILABLE: Answered = { kind: 'refused', refusal: 'unavailable' };

/** Null if data changed between read and commit. */
async function tryToPlace(context: Context, placing: Placing, hold: boolean): Promise<Answered | null> {
  const { stores, clock } = context;
  const { request, caller } = placing;
  // Do not yield to the event loop while holding row locks.
  const turn = hold ? null : ownLoopTurn;
  const now = clock.now();
  const query = {
    accountId: caller.accountId,
    requestId: request.request_id,
    pointIds: [...new Set(request.selections.map(({ shop_id }) => shop_id))],
    dayStart: dayStart(now, caller.timeZone),
  };
  await turn?.();
  const { snapshot, acceptUntil } = await readSnapshot(context, query, { hold, until: placing.until });
  await turn?.();
  if (snapshot.stored !== null) return answerAgain(snapshot.stored, placing.hash);
  if (context.wallClock.now() > placing.until) return UNAVAILABLE;
  const placement = judge(context, placing, snapshot, now);
  const outcome = await stores.placements.commit({ ...placement, acceptUntil });
  await turn?.();
  if (outcome === 'late') return UNAVAILABLE;
  return outcome === 'placed' ? { kind: 'ok', data: placement.answer } : null;
}

/**
 * Sets the deadline by the database's clock, so that a statement that a stalled database executes late refuses itself.
 * Network time makes the deadline earlier, never later.
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

function answerAgain({ bodyHash: before, answer }: StoredPlacement, hash: string): Answered {
  if (answer === null) return UNAVAILABLE;
  return before === hash ? { kind: 'ok', data: answer } : { kind: 'refused', refusal: 'request_conflict' };
}

function judge(
  { random, texts, wallClock, clockCheck }: Context,
  placing: Placing,
  snapshot: PlacementSnapshot,
  now: number,
) {
  const { request, info, caller, wishes, hash } = placing;
  const points = new Map(snapshot.points.map((point) => [point.pointId, point]));
  const purse = new Purse(snapshot);
  const session = { startedAt: caller.sessionStartedAt, realNow: wallClock.now() };
  const { feedAgeMs } = snapshot;
  const mayBetInPlay = clockCheck?.isTrusted ?? true;
  const court = { accept: request.accept, now, points, purse, session, feedAgeMs, mayBetInPlay };
  const verdicts = judgeRequest(wishes, court);
  const taken = verdicts.filter((verdict) => verdict.kind === 'taken');
  const terms = { accept: request.accept, limits: purse.limits, at: now, correctionMs: clockCheck?.mostMs ?? 0 };
  const bets = betsToPlace(taken, terms, random);
  const orderNos = bets.map(({ orderNo }) => orderNo);
  const { currencyId } = snapshot.wallet;
  const judged = { wishes, verdicts, orderNos, points, currencyId };
  const answer = {
    results: placementResults(judged, texts, info.lang),
    amount: formatAmount(purse.balance, currencyOf(currencyId).decimals),
  };
  const own = new Map(taken.flatMap(({ legs }) => legs.map((leg) => [leg.pointId, leg] as const)));
  return {
    accountId: caller.accountId,
    requestId: request.request_id,
    bodyHash: hash,
    answer,
    at: now,
    origin: info.origin ?? null,
    wallet: snapshot.wallet,
    points: [...own.values()],
    maxFeedAgeMs: own.size === 0 ? null : Math.min(...[...own.values()].map(maxFeedAgeOf)),
    exposures: purse.exposures,
    bets,
  };
}
