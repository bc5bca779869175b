import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { Secret } from 'otpauth';

import { recordAction } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { hashToken } from '../../platform/hash-token';
import type { Invite, NewCredential } from './access-store';
import { limitsOf, limitTries } from './limit-tries';
import { offerPasskey } from './passkeys';
import { hashPassword, isStrongPassword } from './passwords';
import { findTotpStep, invitedSecretOf, totpUriOf } from './totp';
import { hashRecoveryCode } from './verify-code';
import { readNewPasskey } from './verify-passkey';

type Network = string | null;

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

const findInvite = ({ stores, wallClock }: DeskContext, token: string): Promise<Invite | null> =>
  stores.access.invite(hashToken(token), wallClock.now());

/** What the invited person needs to choose password and second factor, or a passkey. */
export async function readInvite(
  context: DeskContext,
  { token }: DeskBody<'readInvite'>,
  network: Network,
): Promise<DeskOutcome<DeskAnswer<'readInvite'>>> {
  return await limitTries(context, limitsOf(network, null), async () => {
    const invite = await findInvite(context, token);
    if (invite === null) return problem('invite_refused');
    const { name, roles, expiresAt, totpSeed } = invite;
    const passkey = await offerPasskey(context, invite);
    const totpUri = totpUriOf(invitedSecretOf(token, totpSeed), name);
    return ok({ name, roles: [...roles], expires_at: expiresAt, totp_uri: totpUri, passkey });
  });
}

interface Chosen {
  readonly credentials: readonly NewCredential[];
  readonly recoveryCodes: readonly string[];
}

type Choice = DeskBody<'acceptInvite'>;

async function choosePassword(
  { random, wallClock, totpBox }: DeskContext,
  { operatorId, name, totpSeed }: Invite,
  { token, password, code }: Extract<Choice, { password: string }>,
): Promise<Chosen | DeskRefusal> {
  if (!isStrongPassword(password, name)) return problem('weak_password');
  const totpSecret = invitedSecretOf(token, totpSeed);
  const step = findTotpStep(totpSecret, code, wallClock.now());
  if (step === null) return problem('sign_in_refused');
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(random.bytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  const credentials: NewCredential[] = [
    { kind: 'password', secret: await hashPassword(password) },
    { kind: 'totp', secret: totpBox.close(totpSecret, operatorId), counter: step },
    ...recoveryCodes.map((each) => ({ kind: 'recovery' as const, secret: hashRecoveryCode(each) })),
  ];
  return { credentials, recoveryCodes };
}

async function choosePasskey(
  context: DeskContext,
  { operatorId }: Invite,
  { passkey }: Extract<Choice, { passkey: object }>,
): Promise<Chosen | DeskRefusal> {
  const credential = await readNewPasskey(context, context.stores, operatorId, passkey);
  return credential === null ? problem('sign_in_refused') : { credentials: [credential], recoveryCodes: [] };
}

/** Ends what the operator had before: an invitation also resets. */
async function store(
  { wallClock }: DeskContext,
  { access, sessions }: DeskStores,
  { operatorId }: Invite,
  credentials: readonly NewCredential[],
): Promise<void> {
  const at = wallClock.now();
  await access.endCredentials(operatorId, at);
  await sessions.endOthers(operatorId, null, at);
  await access.addCredentials(operatorId, credentials, at);
}

/** Once (bad input row 295). Then the operator signs in. */
export async function acceptInvite(
  context: DeskContext,
  body: Choice,
  network: Network,
): Promise<DeskOutcome<DeskAnswer<'acceptInvite'>>> {
  return await limitTries(context, limitsOf(network, null), async () => {
    const invite = await findInvite(context, body.token);
    if (invite === null) return problem('invite_refused');
    const chosen =
      'passkey' in body ? await choosePasskey(context, invite, body) : await choosePassword(context, invite, body);
    if ('kind' in chosen) return chosen;
    const isUsed = await context.inTransaction(async (stores) => {
      if (!(await stores.access.useInvite(hashToken(body.token), context.wallClock.now()))) return false;
      await store(context, stores, invite, chosen.credentials);
      const after = { credentials: chosen.credentials.map(({ kind }) => kind) };
      const { operatorId } = invite;
      const given = { action: 'accept_invite' as const, operatorId, after, result: 'done' };
      return await recordAction(stores, context, { caller: null, network }, given);
    });
    return isUsed ? ok({ recovery_codes: [...chosen.recoveryCodes] }) : problem('invite_refused');
  });
}
