import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { recordAction, RepeatedRequestError, type ActionOrigin } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { DeskCaller } from '../access/find-session';
import { publishChanges } from '../../feed';
import { describeLock } from './list-locks';
import type { LockedBoard, LockSubject } from './lock-store';

export interface LockRequest {
  readonly action: 'lock' | 'unlock';
  readonly subject: LockSubject;
  readonly reason: string;
  readonly requestId: string;
}

type Changed = DeskAnswer<'lock'>;

async function publish({ board, outbox }: DeskStores, { plays, hides, lives }: LockedBoard): Promise<void> {
  const nothing = { matches: [], structure: [], stops: [], points: [], decided: [], contradicted: [] };
  await publishChanges({ board, outbox }, { ...nothing, plays, hides, lives });
}

/** State, its publication and the row of the act in the caller's transaction (DESK-7). */
export async function storeLock(
  context: Pick<DeskContext, 'wallClock'>,
  stores: DeskStores,
  origin: ActionOrigin & { readonly caller: DeskCaller },
  { action, subject, reason, requestId }: LockRequest,
): Promise<Changed> {
  const { operatorId } = origin.caller.operator;
  const at = context.wallClock.now();
  const board = await stores.locks.change({ subject, isSet: action === 'lock', reason, operatorId, at });
  const remaining = (await stores.locks.holding(subject)).map(describeLock);
  const answer = { changed: board.plays.length + board.hides.length + board.lives.length, remaining };
  const named = `${subject.scope}:${subject.id}`;
  const about = { subject: named, after: { kind: subject.kind, ...answer }, reason, requestId, result: 'done' };
  if (!(await recordAction(stores, context, origin, { action, ...about }))) throw new RepeatedRequestError();
  await publish(stores, board);
  return answer;
}

export async function changeLock(
  context: DeskContext,
  caller: DeskCaller,
  action: LockRequest['action'],
  given: { readonly body: DeskBody<'lock'>; readonly network: string | null },
): Promise<DeskOutcome<Changed>> {
  const { request_id: requestId, reason, subject } = given.body;
  if (!(await context.stores.locks.exists(subject))) return problem('unknown_subject');
  const origin = { caller, network: given.network };
  try {
    const request = { action, subject, reason: reason.trim(), requestId };
    return ok(await context.inTransaction((stores) => storeLock(context, stores, origin, request)));
  } catch (error) {
    if (error instanceof RepeatedRequestError) return problem('repeated');
    throw error;
  }
}
