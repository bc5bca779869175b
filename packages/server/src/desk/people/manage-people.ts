import type { DeskAction, DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { hashToken } from '../../platform/hash-token';
import { MINUTE } from '../../platform/time/durations';
import type { DeskCaller } from '../access/find-session';
import { TOTP_SEED_BYTES } from '../access/totp-box';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

const TOKEN_BYTES = 16;
const INVITE_MS = 15 * MINUTE;

interface Given<Body> {
  readonly caller: DeskCaller;
  readonly network: string | null;
  readonly body: Body;
}

export const listPeople = ({ stores }: Pick<DeskContext, 'stores'>): Promise<DeskAnswer<'operators'>> =>
  stores.people.list();

async function record(
  context: DeskContext,
  stores: DeskStores,
  { body, ...origin }: Given<{ readonly request_id: string; readonly reason: string }>,
  act: { readonly action: DeskAction; readonly subject: string },
): Promise<void> {
  const about = { ...act, reason: body.reason.trim(), requestId: body.request_id, result: 'done' };
  if (!(await recordAction(stores, context, origin, about))) throw new RepeatedRequestError();
}

/** The new operator has no credentials before the token is used (DESK-2). */
export async function inviteApproved(
  context: DeskContext,
  given: Given<DeskBody<'invite'>>,
): Promise<DeskOutcome<DeskAnswer<'invite'>>> {
  if (context.provider !== null) return problem('local_off');
  const token = Buffer.from(context.random.bytes(TOKEN_BYTES)).toString('base64url');
  const totpSeed = context.random.bytes(TOTP_SEED_BYTES);
  const at = context.wallClock.now();
  const expiresAt = at + INVITE_MS;
  return await onceDone(context, async (stores) => {
    const { operatorId } = given.caller.operator;
    const proposalId = given.body.proposal_id;
    const invite = { proposalId, operatorId, tokenHash: hashToken(token), totpSeed, at, expiresAt };
    const invited = await stores.people.invite(invite);
    if (invited === null) return problem('invite_not_approved');
    await record(context, stores, given, { action: 'invite', subject: `operator:${invited}` });
    return ok({ token, expires_at: expiresAt });
  });
}

export async function endOperator(
  context: DeskContext,
  given: Given<DeskBody<'endOperator'>>,
): Promise<DeskOutcome<DeskAnswer<'endOperator'>>> {
  const { operator_id: operatorId } = given.body;
  return await onceDone(context, async (stores) => {
    const isEnded = await stores.people.end(operatorId, given.caller.operator.operatorId, context.wallClock.now());
    if (!isEnded) return problem('unknown_operator');
    await record(context, stores, given, { action: 'end_operator', subject: `operator:${operatorId}` });
    return ok({});
  });
}
