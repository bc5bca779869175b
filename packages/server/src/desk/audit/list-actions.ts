import { hasDeskRight, type DeskAnswer, type DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { DeskContext } from '../context';
import { namesOfSubjects } from '../names/read-names';
import type { StoredAction } from './action-store';

function describeAction({ operatorId, sessionId, requestId, ...action }: StoredAction) {
  return { ...action, operator_id: operatorId, session_id: sessionId, request_id: requestId };
}

export async function findOutcome(
  { stores }: Pick<DeskContext, 'stores'>,
  { operator }: DeskCaller,
  { request_id }: DeskBody<'outcome'>,
): Promise<DeskAnswer<'outcome'>> {
  const found = await stores.actions.find(operator.operatorId, request_id);
  return { action: found === null ? null : describeAction(found) };
}

/** Of all operators. */
export async function listNewestActions({ stores }: Pick<DeskContext, 'stores'>, limit: number) {
  return (await stores.actions.list({ operatorId: null, before: null, limit })).map(describeAction);
}

export async function listActions(
  context: Pick<DeskContext, 'stores'>,
  { operator }: DeskCaller,
  { before, limit }: DeskBody<'audit'>,
): Promise<DeskAnswer<'audit'>> {
  const operatorId = hasDeskRight(operator.roles, 'audit_all') ? null : operator.operatorId;
  const found = await context.stores.actions.list({ operatorId, before: before ?? null, limit });
  return {
    actions: found.map(describeAction),
    next: found.length < limit ? null : (found.at(-1)?.id ?? null),
    names: await namesOfSubjects(
      context,
      found.map(({ subject }) => subject),
    ),
  };
}
