import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { recordAction } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { hashToken } from '../../platform/hash-token';
import { describeSession, type DeskCaller } from './find-session';
import { limitTries } from './limit-tries';
import { newToken } from './open-session';
import { askForPasskey } from './passkeys';
import { verifyCode } from './verify-code';
import { verifyPasskey } from './verify-passkey';

const MOST_TRIES = 5;

export const beginStepUp = (context: DeskContext, { operator }: DeskCaller): Promise<DeskAnswer<'beginStepUp'>> =>
  askForPasskey(context, operator.operatorId);

async function isOwnFactor(
  context: DeskContext,
  stores: DeskStores,
  operatorId: number,
  body: DeskBody<'stepUp'>,
): Promise<boolean> {
  if ('passkey' in body) return (await verifyPasskey(context, stores, operatorId, body.passkey)) !== null;
  const credentials = await stores.access.credentialsOf(operatorId);
  return await verifyCode(context, stores.access, { operatorId, credentials, code: body.code });
}

export interface SteppedUp {
  /** Null: the session keeps the token of a step up beside this one, which its browser gets with that answer. */
  readonly token: string | null;
  readonly me: DeskAnswer<'me'>;
}

/**
 * Own factor again; the session gets a new token (DESK-4). Tabs share the cookie, and answers arrive in any order: of two step
 * ups at once only the first changes the token.
 */
export async function stepUp(
  context: DeskContext,
  caller: DeskCaller,
  body: DeskBody<'stepUp'>,
  network: string | null,
): Promise<DeskOutcome<SteppedUp>> {
  const { operator, session, tokenHash } = caller;
  const limits = [{ key: hashToken(`step up ${operator.operatorId}`), most: MOST_TRIES }];
  return await limitTries(context, limits, async () => {
    const [token, at] = [newToken(context), context.wallClock.now()];
    const change = { from: tokenHash, to: hashToken(token) };
    const done = await context.inTransaction(async (stores) => {
      const isOwn = await isOwnFactor(context, stores, operator.operatorId, body);
      const isChanged = isOwn && (await stores.sessions.stepUp(session.sessionId, change, { at, provenAt: at }));
      const result = isOwn ? 'done' : 'sign_in_refused';
      await recordAction(stores, context, { caller, network }, { action: 'step_up', result });
      return { isOwn, isChanged };
    });
    if (!done.isOwn) return problem('sign_in_refused');
    return ok({
      token: done.isChanged ? token : null,
      me: describeSession({ operator, session: { ...session, steppedUpAt: at } }),
    });
  });
}
