import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError, type ActionOrigin } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { DeskCaller } from '../access/find-session';
import { publishChanges } from '../../feed';
import { namesIn } from '../names/read-names';
import { describeLock } from './list-locks';
import type { LockChange, LockSubject } from './lock-store';

export interface LockRequest {
  readonly action: 'lock' | 'unlock' | 'panic' | 'resume_all';
  readonly subject: LockSubject;
  readonly reason: string;
  /** Null: the request is that of an approval. */
  readonly requestId: string | null;
}

export const EVERYTHING: LockSubject = { scope: 'all', id: 0, kind: 'suspend' };

type Origin = ActionOrigin & { readonly caller: DeskCaller };
type Answer = DeskAnswer<'lock'>;
type Changed = Omit<Answer, 'names'>;

/** Returns how many plays and matches changed for players. A panic suspends thousands of plays: the database publishes them (D3). */
async function applyAndPublish({ locks, board, outbox }: DeskStores, change: LockChange): Promise<number> {
  const { scope } = change.subject;
  if (change.isSet && (scope === 'all' || scope === 'game')) return await locks.suspendAndPublish(change);
  const { plays, hides, lives } = await locks.change(change);
  const nothing = { matches: [], structure: [], stops: [], points: [], decided: [], contradicted: [] };
  await publishChanges({ board, outbox }, { ...nothing, plays, hides, lives });
  return plays.length + hides.length + lives.length;
}

/** State, its publication and the row of the act in the caller's transaction (DESK-7). */
export async function storeLock(
  context: Pick<DeskContext, 'wallClock'>,
  stores: DeskStores,
  origin: Origin,
  { action, subject, reason, requestId }: LockRequest,
): Promise<Changed> {
  const { operatorId } = origin.caller.operator;
  const at = context.wallClock.now();
  const isSet = action === 'lock' || action === 'panic';
  const changed = await applyAndPublish(stores, { subject, isSet, reason, operatorId, at });
  const remaining = (await stores.locks.holding(subject)).map(describeLock);
  const answer = { changed, remaining };
  const named = `${subject.scope}:${subject.id}`;
  const about = { subject: named, after: { kind: subject.kind, ...answer }, reason, requestId, result: 'done' };
  if (!(await recordAction(stores, context, origin, { action, ...about }))) throw new RepeatedRequestError();
  return answer;
}

const storeOnce = (context: DeskContext, origin: Origin, request: LockRequest): Promise<DeskOutcome<Answer>> =>
  onceDone(context, async (stores) => {
    const changed = await storeLock(context, stores, origin, request);
    return ok({ ...changed, names: await namesIn({ stores }, changed.remaining) });
  });

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

export async function changeLock(
  context: DeskContext,
  caller: DeskCaller,
  action: 'lock' | 'unlock',
  { body, network }: Given<DeskBody<'lock'>>,
): Promise<DeskOutcome<Answer>> {
  const { request_id: requestId, reason, subject } = body;
  if (!(await context.stores.locks.exists(subject))) return problem('unknown_subject');
  const request = { action, subject, reason: reason.trim(), requestId };
  return await storeOnce(context, { caller, network }, request);
}

/** Suspends everything. */
export async function panic(
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: Given<DeskBody<'panic'>>,
): Promise<DeskOutcome<Answer>> {
  const { request_id: requestId, reason } = body;
  const request = { action: 'panic', subject: EVERYTHING, reason: reason.trim(), requestId } as const;
  return await storeOnce(context, { caller, network }, request);
}
