import { hasDeskRight, type DeskAnswer, type DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { DeskContext } from '../context';

export async function listActions(
  { stores }: Pick<DeskContext, 'stores'>,
  { operator }: DeskCaller,
  { before, limit }: DeskBody<'audit'>,
): Promise<DeskAnswer<'audit'>> {
  const operatorId = hasDeskRight(operator.roles, 'audit_all') ? null : operator.operatorId;
  const found = await stores.actions.list({ operatorId, before: before ?? null, limit });
  const actions = found.map(({ operatorId: of, sessionId, requestId, ...action }) => ({
    ...action,
    operator_id: of,
    session_id: sessionId,
    request_id: requestId,
  }));
  return { actions, next: found.length < limit ? null : (found.at(-1)?.id ?? null) };
}
