import type { NewPasskey, UsedPasskey } from '@clutchline/contract/desk';

import type { DeskContext, DeskStores } from '../context';
import type { DeskOperator, NewCredential } from './access-store';

type Needs = Pick<DeskContext, 'wallClock' | 'log' | 'site'>;

/** At first use, because loading it takes a noticeable part of a start (P17). */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Origin and name of the page; users are always verified, by their device. */
const expected = ({ site: { origin } }: Needs) => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
});

const explain = ({ log }: Needs, cause: unknown): null => {
  log.warn({ event: 'desk_passkey_refused', reason: String(cause).slice(0, 300) }, 'passkey refused');
  return null;
};

/** Null: refused. Uses the challenge of this operator up, also then. */
export async function readNewPasskey(
  context: Needs,
  { access }: Pick<DeskStores, 'access'>,
  operatorId: number,
  passkey: NewPasskey,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected(context),
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (challenge) => access.useChallenge(challenge, operatorId, context.wallClock.now()),
    });
    if (!verified) return explain(context, 'not verified');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { kind: 'passkey', secret: publicKey, credentialId: id, counter };
  } catch (cause) {
    return explain(context, cause);
  }
}

/**
 * Null: refused. A counter that goes back ends the passkey, because it has a copy.
 *
 * @param operatorId null: of any operator, for a sign-in.
 */
export async function verifyPasskey(
  context: Needs,
  { access }: Pick<DeskStores, 'access'>,
  operatorId: number | null,
  passkey: UsedPasskey,
): Promise<DeskOperator | null> {
  const { response, ...named } = passkey;
  const { userHandle, ...signed } = response;
  const found = await access.passkey(passkey.id);
  if (found === null) return explain(context, 'unknown credential');
  const { operator, credential } = found;
  const now = context.wallClock.now();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(context),
      response: {
        ...named,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => access.useChallenge(challenge, operatorId, now),
      // The library compares counters before it verifies the signature: anyone could end a passkey then.
      credential: { id: passkey.id, publicKey: new Uint8Array(credential.secret), counter: 0 },
    });
    if (!verified || (operatorId !== null && operator.operatorId !== operatorId))
      return explain(context, 'not verified');
    const { newCounter } = authenticationInfo;
    if (newCounter === 0 && credential.counter === 0) return operator;
    if (await access.advanceCounter(credential.id, newCounter)) return operator;
  } catch (cause) {
    return explain(context, cause);
  }
  await access.endCredential(credential.id, now);
  context.log.error(
    { alarm: 'desk-passkey', operator: operator.operatorId, credential: credential.id },
    'passkey with a counter that goes back ended',
  );
  return null;
}
