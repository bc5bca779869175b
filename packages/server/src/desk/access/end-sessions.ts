import type { DeskAnswer } from '@clutchline/contract/desk';

import { recordAction } from '../audit/record-action';
import type { DeskContext } from '../context';
import type { DeskCaller } from './find-session';

export async function signOut(context: DeskContext, caller: DeskCaller, network: string | null): Promise<void> {
  await context.inTransaction(async (stores) => {
    await stores.sessions.end(caller.session.sessionId, context.wallClock.now());
    await recordAction(stores, context, { caller, network }, { action: 'sign_out', result: 'done' });
  });
}

export async function endOtherSessions(
  context: DeskContext,
  caller: DeskCaller,
  network: string | null,
): Promise<DeskAnswer<'endOtherSessions'>> {
  const { operator, session } = caller;
  return await context.inTransaction(async (stores) => {
    const ended = await stores.sessions.endOthers(operator.operatorId, session.sessionId, context.wallClock.now());
    const given = { action: 'end_other_sessions' as const, after: { ended }, result: 'done' };
    await recordAction(stores, context, { caller, network }, given);
    return { ended };
  });
}
