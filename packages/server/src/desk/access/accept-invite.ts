import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { Secret } from 'otpauth';

import { recordAction } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { hashToken } from '../../platform/hash-token';
import { MINUTE } from '../../platform/time/durations';
import type { AccessStore, Credential, Invite, NewCredential, UsedInvite } from './access-store';
import { limitsOf, limitTries } from './limit-tries';
import { offerPasskey } from './passkeys';
import { hashPassword, isPassword, isStrongPassword } from './passwords';
import { findTotpStep, invitedSecretOf, isCodeOfStep, totpUriOf } from './totp';
import { hashRecoveryCode } from './verify-code';
import { readNewPasskey } from './verify-passkey';

type Network = string | null;

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
/** Wall clock. */
const REPEATED_MS = 15 * MINUTE;

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

function newRecoveryCodes(random: DeskContext['random']): Chosen {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(random.bytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  const credentials = recoveryCodes.map((each) => ({ kind: 'recovery' as const, secret: hashRecoveryCode(each) }));
  return { credentials, recoveryCodes };
}

async function choosePassword(
  { random, wallClock, totpBox }: DeskContext,
  { operatorId, name, totpSeed }: Invite,
  { token, password, code }: Extract<Choice, { password: string }>,
): Promise<Chosen | DeskRefusal> {
  if (!isStrongPassword(password, name)) return problem('weak_password');
  const totpSecret = invitedSecretOf(token, totpSeed);
  const step = findTotpStep(totpSecret, code, wallClock.now());
  if (step === null) return problem('sign_in_refused');
  const recovery = newRecoveryCodes(random);
  const credentials: NewCredential[] = [
    { kind: 'password', secret: await hashPassword(password) },
    { kind: 'totp', secret: totpBox.close(totpSecret, operatorId), counter: step },
    ...recovery.credentials,
  ];
  return { ...recovery, credentials };
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
  await access.endCredentials(operatorId, null, at);
  await sessions.endOthers(operatorId, null, at);
  await access.addCredentials(operatorId, credentials, at);
}

const usedBy = ({ token, request_id }: Choice): UsedInvite => ({ tokenHash: hashToken(token), requestId: request_id });

async function record(
  context: DeskContext,
  stores: DeskStores,
  { operatorId, network }: { readonly operatorId: number; readonly network: Network },
  { credentials }: Chosen,
): Promise<boolean> {
  const after = { credentials: credentials.map(({ kind }) => kind) };
  const given = { action: 'accept_invite' as const, operatorId, after, result: 'done' };
  return await recordAction(stores, context, { caller: null, network }, given);
}

async function accept(
  context: DeskContext,
  body: Choice,
  { invite, network }: { readonly invite: Invite; readonly network: Network },
): Promise<DeskOutcome<DeskAnswer<'acceptInvite'>>> {
  const chosen =
    'passkey' in body ? await choosePasskey(context, invite, body) : await choosePassword(context, invite, body);
  if ('kind' in chosen) return chosen;
  const isUsed = await context.inTransaction(async (stores) => {
    if (!(await stores.access.useInvite(usedBy(body), context.wallClock.now()))) return false;
    await store(context, stores, invite, chosen.credentials);
    return await record(context, stores, { ...invite, network }, chosen);
  });
  return isUsed ? ok({ recovery_codes: [...chosen.recoveryCodes] }) : problem('invite_refused');
}

/** The code of the first try, or a later one that is valid now, each once. */
async function isOwnCode(
  { totpBox, wallClock }: DeskContext,
  access: AccessStore,
  { operatorId, totp, code }: { readonly operatorId: number; readonly totp: Credential; readonly code: string },
): Promise<boolean> {
  const secret = totpBox.open(totp.secret, operatorId);
  if (secret === null) return false;
  if (isCodeOfStep(secret, code, totp.counter)) return true;
  const step = findTotpStep(secret, code, wallClock.now());
  return step !== null && (await access.advanceCounter(totp.id, step));
}

/** Whether the stored credentials are those that the first try chose. */
async function isSameChoice(
  context: DeskContext,
  access: AccessStore,
  { operatorId, body }: { readonly operatorId: number; readonly body: Choice },
): Promise<boolean> {
  const credentials = await access.credentialsOf(operatorId);
  if ('passkey' in body) return credentials.some(({ credentialId }) => credentialId === body.passkey.id);
  const of = (wanted: Credential['kind']) => credentials.find(({ kind }) => kind === wanted);
  const totp = of('totp');
  if (totp === undefined || !(await isPassword(of('password')?.secret ?? null, body.password))) return false;
  return await isOwnCode(context, access, { operatorId, totp, code: body.code });
}

/** The answer of the first try may be lost, and the codes with it: the server has only their hashes. */
async function repeat(
  context: DeskContext,
  body: Choice,
  network: Network,
): Promise<DeskOutcome<DeskAnswer<'acceptInvite'>>> {
  const at = context.wallClock.now();
  return await context.inTransaction(async (stores) => {
    const { access } = stores;
    const operator = await access.lockAcceptance(usedBy(body), at - REPEATED_MS);
    if (operator === null) return problem('invite_refused');
    const { operatorId } = operator;
    if (!(await isSameChoice(context, access, { operatorId, body }))) return problem('invite_refused');
    if ('passkey' in body) return ok({ recovery_codes: [] });
    const fresh = newRecoveryCodes(context.random);
    await access.endCredentials(operatorId, 'recovery', at);
    await access.addCredentials(operatorId, fresh.credentials, at);
    await record(context, stores, { operatorId, network }, fresh);
    return ok({ recovery_codes: [...fresh.recoveryCodes] });
  });
}

/** Once (bad input row 295), or again by the same request. Then the operator signs in. */
export async function acceptInvite(
  context: DeskContext,
  body: Choice,
  network: Network,
): Promise<DeskOutcome<DeskAnswer<'acceptInvite'>>> {
  return await limitTries(context, limitsOf(network, null), async () => {
    const invite = await findInvite(context, body.token);
    const outcome = invite === null ? problem('invite_refused') : await accept(context, body, { invite, network });
    const isRefused = outcome.kind === 'problem' && outcome.problem === 'invite_refused';
    return isRefused ? await repeat(context, body, network) : outcome;
  });
}
