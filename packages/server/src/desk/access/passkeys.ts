import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { recordAction, type ActionOrigin } from '../audit/record-action';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { DeskOperator } from './access-store';
import type { DeskCaller } from './find-session';
import { loadWebAuthn, readNewPasskey } from './verify-passkey';
import { MINUTE } from '../../platform/time/durations';

const CHALLENGE_MS = 5 * MINUTE;

type Needs = Pick<DeskContext, 'stores' | 'wallClock' | 'site'>;

async function storeChallenge({ stores, wallClock }: Needs, challenge: string, operatorId: number | null) {
  const at = wallClock.now();
  await stores.access.addChallenge(challenge, operatorId, { at, expiresAt: at + CHALLENGE_MS });
}

/** For `navigator.credentials.create`. */
export async function offerPasskey(context: Needs, operator: DeskOperator): Promise<DeskAnswer<'beginPasskey'>> {
  const { operatorId, name } = operator;
  const known = await context.stores.access.credentialsOf(operatorId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Clutchline desk',
    rpID: new URL(context.site.origin).hostname,
    userName: name,
    userID: new TextEncoder().encode(`desk operator ${operatorId}`),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.flatMap(({ credentialId }) => (credentialId === null ? [] : [{ id: credentialId }])),
  });
  await storeChallenge(context, options.challenge, operatorId);
  return { ...options };
}

/** For `navigator.credentials.get`; null: of any operator. */
export async function askForPasskey(
  context: Needs,
  operatorId: number | null,
): Promise<DeskAnswer<'beginPasskeySignIn'>> {
  const rpID = new URL(context.site.origin).hostname;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await storeChallenge(context, options.challenge, operatorId);
  return { ...options };
}

export const beginPasskey = (context: Needs, { operator }: DeskCaller): Promise<DeskAnswer<'beginPasskey'>> =>
  offerPasskey(context, operator);

export async function addPasskey(
  context: DeskContext,
  caller: DeskCaller,
  { passkey }: DeskBody<'addPasskey'>,
  network: ActionOrigin['network'],
): Promise<DeskOutcome<DeskAnswer<'addPasskey'>>> {
  const { operatorId } = caller.operator;
  const isAdded = await context.inTransaction(async (stores) => {
    const credential = await readNewPasskey(context, stores, operatorId, passkey);
    if (credential !== null) await stores.access.addCredentials(operatorId, [credential], context.wallClock.now());
    const result = credential === null ? 'sign_in_refused' : 'done';
    await recordAction(stores, context, { caller, network }, { action: 'add_passkey', result });
    return credential !== null;
  });
  return isAdded ? ok({}) : problem('sign_in_refused');
}
