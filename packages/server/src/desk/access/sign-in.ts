import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { recordAction } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { readOperatorName } from '../../operator';
import type { DeskOperator } from './access-store';
import { countTries, limitsOf, limitsOfChallenges, limitTries } from './limit-tries';
import { openSession, type OpenedSession } from './open-session';
import { askForPasskey } from './passkeys';
import { isPassword } from './passwords';
import { verifyCode } from './verify-code';
import { verifyPasskey } from './verify-passkey';

type Network = string | null;

const ACTION = 'sign_in' as const;

async function open(
  context: DeskContext,
  stores: DeskStores,
  operator: DeskOperator,
  network: Network,
): Promise<OpenedSession> {
  const opened = await openSession(context, stores, operator, { network });
  const about = { operatorId: operator.operatorId, subject: `session:${opened.me.session_id}` };
  await recordAction(stores, context, { caller: null, network }, { action: ACTION, ...about, result: 'done' });
  return opened;
}

async function refuse(
  context: DeskContext,
  operator: DeskOperator | null,
  network: Network,
): Promise<DeskOutcome<OpenedSession>> {
  const subject = operator === null ? null : `operator:${operator.operatorId}`;
  const given = { action: ACTION, subject, result: 'sign_in_refused' };
  await recordAction(context.stores, context, { caller: null, network }, given);
  return problem('sign_in_refused');
}

/** Unknown names and wrong passwords take as long, and get one answer (bad input row 292). */
export async function signIn(
  context: DeskContext,
  { name, password, code }: DeskBody<'signIn'>,
  network: Network,
): Promise<DeskOutcome<OpenedSession>> {
  const nameKey = readOperatorName(name)?.nameKey ?? '';
  return await limitTries(context, limitsOf(network, nameKey), async () => {
    const { access } = context.stores;
    const operator = await access.operatorByName(nameKey);
    const credentials = operator === null ? [] : await access.credentialsOf(operator.operatorId);
    const stored = credentials.find(({ kind }) => kind === 'password')?.secret ?? null;
    const isRight = await isPassword(stored, password);
    if (operator === null || !isRight) return await refuse(context, operator, network);
    const opened = await context.inTransaction(async (stores) => {
      const tried = { operatorId: operator.operatorId, credentials, code };
      const isCode = await verifyCode(context, stores.access, tried);
      return isCode ? await open(context, stores, operator, network) : null;
    });
    return opened === null ? await refuse(context, operator, network) : ok(opened);
  });
}

export async function beginPasskeySignIn(
  context: DeskContext,
  network: Network,
): Promise<DeskOutcome<DeskAnswer<'beginPasskeySignIn'>>> {
  const refusal = await countTries(context, limitsOfChallenges(network));
  if (refusal !== null) return refusal;
  return ok(await askForPasskey(context, null));
}

/** A passkey with user verification is two factors in one. */
export async function signInPasskey(
  context: DeskContext,
  { passkey }: DeskBody<'signInPasskey'>,
  network: Network,
): Promise<DeskOutcome<OpenedSession>> {
  return await limitTries(context, limitsOf(network, null), async () => {
    const opened = await context.inTransaction(async (stores) => {
      const operator = await verifyPasskey(context, stores, null, passkey);
      return operator === null ? null : await open(context, stores, operator, network);
    });
    return opened === null ? await refuse(context, null, network) : ok(opened);
  });
}
